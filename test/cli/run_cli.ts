import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const main: string = resolve(existsSync('dist/node') ? 'dist/node/src/cli/main.js' : 'dist/src/cli/main.js');

export interface Finished {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly cwd?: string;
  readonly env?: Record<string, string>;
}

/** Runs the program and gathers what it writes. Standard input is empty when nothing is given. */
export function cli(args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  return runNode([main, ...args], options);
}

export function runNode(args: readonly string[], { input = '', cwd, env }: RunOptions = {}): Promise<Finished> {
  const spawnOptions: SpawnOptions = {
    stdio: 'pipe',
    env: { ...process.env, ...env },
    ...(cwd !== undefined && { cwd }),
  };
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, spawnOptions);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout!.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr!.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', fail);
    child.on('close', (status, signal) =>
      done({ status, signal, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }),
    );
    // The program may end before it has read everything.
    child.stdin!.on('error', () => undefined);
    child.stdin!.end(input);
  });
}

/** Gives a function an empty folder, and takes it away afterwards. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-cli-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
