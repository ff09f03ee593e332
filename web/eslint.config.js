import js from '@eslint/js';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Sums, products and comparisons over what only the engine may reckon with; a difference of two views is for showing. */
const RECKONED = 'face|divisor|cost|costs|price|prices|value|amount';
const SCORED = 'points|stars|total|totals|strength';
const SIGNS = '[operator=/^([-+*\\/%]|[<>]=?)$/]';
const noRules = [
  {
    selector: `BinaryExpression${SIGNS} > MemberExpression[property.name=/^(${RECKONED})$/]`,
    message: 'A board computes no rule: faces, costs, divisors and strengths are reckoned by the engine.',
  },
  {
    selector: `BinaryExpression[operator=/^[+*\\/%]$/] > MemberExpression[property.name=/^(${SCORED})$/]`,
    message: 'A board computes no score: it shows the view and the preview.',
  },
  {
    selector:
      `BinaryExpression${SIGNS}:has(MemberExpression[property.name="printed"])` +
      ':not(:has(MemberExpression[property.name="at"]))',
    message: 'A printed number is shown, never reckoned with: ask the engine for what follows from it.',
  },
];

export default ts.config(
  { ignores: ['public/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-len': ['error', { code: 140, tabWidth: 2 }],
      // TypeScript knows what is defined; views of other people's games are known at run time only.
      'no-undef': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Places on a board are lists that never change their order: there is nothing to key.
      'svelte/require-each-key': 'off',
      // Sets and maps are made anew, never changed in place; `{' '}` keeps a space that Prettier would drop.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: ['src/boards/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noRules] },
  },
);
