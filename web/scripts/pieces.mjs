// Says which pieces of the Feudum board stand for options: a line with the options of one moment in,
// a line with their pieces out; first the tables themselves.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import ts from 'typescript';

const out = fs.mkdtempSync(path.join(os.tmpdir(), 'pieces-'));
const source = fs.readFileSync(new URL('../src/boards/feudum/pieces.ts', import.meta.url), 'utf8');
const { outputText } = ts.transpileModule(source, {
  compilerOptions: { target: 'ES2022', module: 'ESNext', verbatimModuleSyntax: true },
});
fs.writeFileSync(path.join(out, 'pieces.mjs'), outputText);
const { LINES, PAGES, SHOWN, piecesOfAll } = await import(path.join(out, 'pieces.mjs'));
fs.rmSync(out, { recursive: true });

console.log(JSON.stringify({ kinds: Object.keys(LINES), prompts: Object.keys(PAGES), shown: SHOWN }));
for await (const line of readline.createInterface({ input: process.stdin }))
  console.log(JSON.stringify(piecesOfAll(JSON.parse(line))));
