// Runs a board's own arithmetic outside the browser: a line of
// {view, prompt, options, printed} in, a line of drafts with their outcome out.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import ts from 'typescript';

const folder = new URL(`../src/boards/${process.argv[2]}/`, import.meta.url);
const out = fs.mkdtempSync(path.join(os.tmpdir(), 'drafts-'));
for (const name of ['types', 'groups', 'outcome']) {
  const source = fs.readFileSync(new URL(`${name}.ts`, folder), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: 'ES2022', module: 'ESNext', verbatimModuleSyntax: true },
  });
  fs.writeFileSync(path.join(out, `${name}.mjs`), outputText.replace(/from '\.\/(\w+)'/g, "from './$1.mjs'"));
}
const { Outlook } = await import(path.join(out, 'outcome.mjs'));
fs.rmSync(out, { recursive: true });

for await (const line of readline.createInterface({ input: process.stdin })) {
  const { view, prompt, options, printed } = JSON.parse(line);
  const outlook = new Outlook(view, printed);
  const drafts = outlook.planner.plans({ view, prompt, options });
  console.log(
    JSON.stringify(drafts.map((plan) => (plan.kind === 'plan' ? { ...plan, outcome: outlook.of(plan) } : plan))),
  );
}
