// What editors offer to import first for a name that is not imported yet, asked of TypeScript's language server in a project
// that has the package installed: the class, and not a codec or a type of another package with the same name.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { LanguageServer } from './language_server.ts';

/** Names that several modules export, or that newcomers type first, and the import they are to be offered first. */
const NAMES: Readonly<Record<string, string>> = {
  Pod: 'kubetyped/api/core/v1',
  Service: 'kubetyped/api/core/v1',
  ConfigMap: 'kubetyped/api/core/v1',
  Secret: 'kubetyped/api/core/v1',
  Deployment: 'kubetyped/api/apps/v1',
  StatefulSet: 'kubetyped/api/apps/v1',
  Job: 'kubetyped/api/batch/v1',
  ObjectMeta: 'kubetyped/apimachinery/apis/meta/v1',
  LabelSelector: 'kubetyped/apimachinery/apis/meta/v1',
  Quantity: 'kubetyped/apimachinery/api/resource',
  Client: 'kubetyped/client',
  Scheme: 'kubetyped/apimachinery/runtime',
};

test('the first import offered is the class', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-auto-import-'));
  const server = new LanguageServer();
  try {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(process.cwd(), join(folder, 'node_modules/kubetyped'), 'dir');
    writeFileSync(join(folder, 'package.json'), '{"type":"module","dependencies":{"kubetyped":"*"}}');
    const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', noEmit: true, types: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const names = Object.keys(NAMES);
    const text = `${names.map((name) => `console.log(${name});`).join('\n')}\nexport {};\n`;
    const path = join(folder, 'program.ts');
    writeFileSync(path, text);
    await server.start(folder);
    const uri = server.open(path, text);
    const offered: Record<string, string | undefined> = {};
    for (const [line, name] of names.entries()) {
      const titles = await server.fixes(uri, line, 'console.log('.length, name.length);
      const [first] = titles.flatMap(
        (title) => /(?:import|Import|Update import).* from "([^"]+)"/.exec(title)?.[1] ?? [],
      );
      offered[name] = first;
    }
    assert.deepEqual(offered, NAMES);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
