import type { SpawnOptions } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { run } from '#src/cli/run';
import { withStreams } from '#src/cli/streams';
import { ALL } from '../some_of.ts';

/** What Node needs in front of a file of TypeScript. */
export const fromSources: readonly string[] = ['--import', pathToFileURL(resolve('scripts/sources.mjs')).href];

const PUBLISHED = process.env['KUBETYPED_PUBLISHED'] === '1';

/** The command line as an argument of Node: as it is published where that is tested, else from the sources. */
export const program: readonly string[] = PUBLISHED
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
  /** Whether standard output is a terminal. */
  readonly terminal?: boolean;
  /** Whether it needs a process of its own, where the command alone does not say so. */
  readonly own?: boolean;
}

/** These end by a signal, or write programs that name this one: a run needs a process of its own, unless it is refused. */
const PROCESSES: ReadonlySet<string | undefined> = new Set(['server', 'envtest', 'kube-apiserver', 'etcd']);

/**
 * Runs the program and gathers what it writes. Standard input is empty when nothing is given. It runs in this process,
 * from the sources, unless it needs its own; in CI each run is a process of the program as it is published.
 */
export function cli(args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const { own = PROCESSES.has(args[0]) } = options;
  return own || (ALL && PUBLISHED) ? cliProcess(args, options) : cliHere(args, options);
}

/** Runs the program as a process. */
export function cliProcess(args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  return runNode([...program, ...args], options);
}

/** Runs the program in this process. */
export function cliHere(
  args: readonly string[],
  { input = '', cwd = root, env = {}, terminal = false }: RunOptions = {},
): Promise<Finished> {
  return workIn(cwd, env, async () => {
    const [stdout, stderr] = [new Gathered(terminal), new Gathered(false)];
    const stdin = Readable.from(input.length === 0 ? [] : [Buffer.from(input)]);
    const status = await withStreams({ stdin, stdout, stderr }, () => run(args));
    return { status, signal: null, stdout: stdout.text, stderr: stderr.text };
  });
}

class Gathered extends Writable {
  readonly isTTY: boolean;
  readonly #chunks: Buffer[] = [];

  constructor(isTTY: boolean) {
    super();
    this.isTTY = isTTY;
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString();
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(Buffer.from(chunk));
    done();
  }
}

const root = process.cwd();
/** How many runs are under way, and the working folder and environment that they share. */
let running = 0;
let shared = '';
let left: Promise<void> = Promise.resolve();
let leave = (): void => undefined;

/** Works in a folder, with some environment. What wants others waits, as a process has one of each. */
async function workIn<T>(folder: string, env: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  const wanted = JSON.stringify([realpathSync(folder), env]);
  while (running > 0 && shared !== wanted) await left;
  if (running++ === 0) {
    shared = wanted;
    const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
    Object.assign(process.env, env);
    process.chdir(folder);
    left = new Promise((resolve) => {
      leave = () => {
        process.chdir(root);
        for (const [name, value] of before)
          if (value === undefined) delete process.env[name];
          else process.env[name] = value;
        resolve();
      };
    });
  }
  try {
    return await work();
  } finally {
    if (--running === 0) leave();
  }
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
