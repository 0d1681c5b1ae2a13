import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How many of the characters that a process has written last are kept. */
const KEPT = 4000;

/** A program that is not ours, at work on a server. */
export class ForeignProcess implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #folder: string;
  #log = '';

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#folder = folder;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes: Buffer) => {
        this.#log = (this.#log + String(bytes)).slice(-KEPT);
      });
  }

  /** @param args by the path of a kubeconfig for the server */
  static start(command: string, url: string, args: (kubeconfig: string) => readonly string[]): ForeignProcess {
    const folder = mkdtempSync(join(tmpdir(), 'kubetyped-foreign-'));
    const kubeconfig = join(folder, 'kubeconfig');
    const cluster = { name: 'c', cluster: { server: url } };
    const context = { name: 'x', context: { cluster: 'c', user: 'u' } };
    const config = {
      clusters: [cluster],
      contexts: [context],
      users: [{ name: 'u', user: {} }],
      'current-context': 'x',
    };
    writeFileSync(kubeconfig, JSON.stringify({ apiVersion: 'v1', kind: 'Config', ...config }));
    return new ForeignProcess(spawn(command, args(kubeconfig), { stdio: ['ignore', 'pipe', 'pipe'] }), folder);
  }

  /** Runs a check, and shows what the process wrote last when it fails. */
  async explains(check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      process.stderr.write(`exit code ${this.#child.exitCode}, ${this.#child.spawnfile}:\n${this.#log}\n`);
      throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const exit = once(this.#child, 'exit');
      this.#child.kill('SIGKILL');
      await exit;
    }
    rmSync(this.#folder, { recursive: true });
  }
}
