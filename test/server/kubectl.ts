import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { builtGo } from '../differential/go_oracle.ts';

/** The program; an empty text where none may be built. */
export const kubectl: string = builtGo('kubectl') ?? '';

/** Skips a test, loudly, when there is no kubectl. */
export function skipWithoutKubectl(t: TestContext, what = 'NOT RUN WITH KUBECTL'): boolean {
  if (kubectl === '') t.skip(`${what}: set KUBETYPED_GO=1`);
  return kubectl === '';
}

export function hasKubectl(): boolean {
  return kubectl !== '';
}

export interface KubectlResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs kubectl against a server, with nobody's configuration. */
export async function runKubectl(
  server: string,
  cache: string,
  args: readonly string[],
  input = '',
): Promise<KubectlResult> {
  const all = ['--server', server, '--cache-dir', cache, '--request-timeout', '20s', ...args];
  const child = spawn(kubectl, all, { env: { ...process.env, KUBECONFIG: '/dev/null' }, timeout: 120_000 });
  child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve)),
  ]);
  return { code, stdout, stderr };
}
