import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What the compiler says of each of some snippets, by index, in one program: its messages, or undefined when it has
 * none. Those about the lines before are at -1.
 */
export function compileSnippets(head: string, snippets: readonly string[]): Map<number, string> {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-mistakes-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(process.cwd(), join(folder, 'node_modules/kubetyped'), 'dir');
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'mistakes.ts'), `${head}${snippets.join('\n')}\n`);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      module: 'nodenext',
      target: 'es2022',
      noEmit: true,
      skipLibCheck: true,
      types: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['mistakes.ts'] }));
    const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 60_000,
    });
    const first = head.split('\n').length;
    const said = new Map<number, string>();
    let at = -1;
    // Continuation lines belong to the message before.
    for (const text of stdout.split('\n').filter((line) => line !== '')) {
      const line = /^\S*mistakes\.ts\((\d+),/.exec(text)?.[1];
      if (line !== undefined) at = Math.max(Number(line) - first, -1);
      said.set(at, `${said.get(at) ?? ''}${text}\n`);
    }
    return said;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
