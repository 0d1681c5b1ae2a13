// A `kubetyped server` that runs for a test, and kubectl as one of its users.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { type KubectlResult, runKubectl } from '../server/kubectl.ts';
import { program } from './run_cli.ts';

/** Runs a server in a folder while something is done with it. */
export async function withServer(
  cwd: string,
  args: readonly string[],
  work: (server: StartedServer) => Promise<void>,
): Promise<void> {
  const server = await StartedServer.start(cwd, args);
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

/** The credentials of a user, as kubectl's options. */
export type Credentials = readonly string[];

export class StartedServer {
  readonly url: string;
  readonly #cwd: string;
  readonly #stop: () => Promise<unknown>;
  readonly #said: () => string;
  /** How much of it a test has waited for. */
  #heard = 0;

  private constructor(url: string, cwd: string, stop: () => Promise<unknown>, said: () => string) {
    this.url = url;
    this.#cwd = cwd;
    this.#stop = stop;
    this.#said = said;
  }

  static async start(cwd: string, args: readonly string[]): Promise<StartedServer> {
    const child = spawn(process.execPath, [...program, 'server', '--write-kubeconfig', 'admin.yaml', ...args], { cwd });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise((resolve) => child.on('close', resolve));
    const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
    const [, url] = /^listening on (https?:\/\/[^;]+);/.exec(String(value)) ?? [];
    if (url === undefined) await ended;
    assert.ok(url !== undefined, said);
    const [, ca = ''] = /certificate-authority-data: (\S+)/.exec(readFileSync(join(cwd, 'admin.yaml'), 'utf8')) ?? [];
    writeFileSync(join(cwd, 'authority.crt'), Buffer.from(ca, 'base64'));
    const stop = (): Promise<unknown> => {
      child.kill('SIGINT');
      return ended;
    };
    return new StartedServer(url, cwd, stop, () => said);
  }

  get admin(): Credentials {
    return ['--kubeconfig', join(this.#cwd, 'admin.yaml')];
  }

  /** Whom the server is trusted by. */
  get authority(): string {
    return readFileSync(join(this.#cwd, 'authority.crt'), 'utf8');
  }

  /** What it wrote to standard error. */
  get said(): string {
    return this.#said();
  }

  /** Resolves when it has written something to standard error since the last time. */
  async says(text: string): Promise<void> {
    await this.eventually(async () => assert.ok(this.said.slice(this.#heard).includes(text), this.said));
    this.#heard = this.said.length;
  }

  /** Tries again until something holds, ten seconds at most. */
  async eventually(check: () => Promise<void>): Promise<void> {
    for (let tries = 0; ; tries++)
      try {
        return await check();
      } catch (error) {
        if (tries === 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
  }

  token(token: string): Credentials {
    return ['--certificate-authority', join(this.#cwd, 'authority.crt'), '--token', token];
  }

  certificate(name: string): Credentials {
    const file = (end: string): string => join(this.#cwd, `${name}.${end}`);
    const own = ['--client-certificate', file('crt'), '--client-key', file('key')];
    return ['--certificate-authority', join(this.#cwd, 'authority.crt'), ...own];
  }

  kubectl(as: Credentials, ...args: readonly string[]): Promise<KubectlResult> {
    return runKubectl(this.url, join(this.#cwd, 'cache'), [...as, ...args]);
  }

  /** What `kubectl auth whoami` says; or what it writes to standard error. */
  async whoami(as: Credentials): Promise<unknown> {
    const { code, stdout, stderr } = await this.kubectl(as, 'auth', 'whoami', '-o', 'json');
    if (code !== 0) return stderr.trim().split('\n').at(-1);
    return (JSON.parse(stdout) as { status: { userInfo: unknown } }).status.userInfo;
  }

  /** `yes` or `no`. */
  async canI(as: Credentials, ...what: readonly string[]): Promise<string> {
    const { stdout } = await this.kubectl(as, 'auth', 'can-i', ...what);
    return stdout.trim();
  }

  /** The answer to who shows nothing, by HTTPS. */
  get(path: string): Promise<{ readonly status: number; readonly text: string }> {
    return new Promise((resolve, reject) => {
      const sent = get(`${this.url}${path}`, { ca: this.authority, agent: false }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), reject);
      });
      sent.on('error', reject);
    });
  }

  end(): Promise<unknown> {
    return this.#stop();
  }
}
