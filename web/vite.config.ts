import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.REGNUM_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/regnum/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['scripts/vitest.setup.ts'], testTimeout: 60_000 },
  // Tests run the browser's half of Svelte, though they have no browser.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
