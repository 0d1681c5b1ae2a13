import type { SpawnOptions } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What Node needs in front of a file of TypeScript. */
export const fromSources: readonly string[] = ['--import', pathToFileURL(resolve('scripts/sources.mjs')).href];

/** The command line as an argument of Node: as it is published where that is tested, else from the sources. */
export const program: readonly string[] =
  process.env['KUBETYPED_PUBLISHED'] === '1'
    ? [resolve('dist/node/src/cli/main.js')]
    : [...fromSources, resolve('src/cli/main.ts')];

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
  return runNode([...program, ...args], options);
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
