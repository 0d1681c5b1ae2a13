import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { until } from '../world.ts';

type Program = 'etcd' | 'kube-apiserver';

/** A kube-apiserver with its etcd, started for a test, which does to them what machines do. */
export class ControlPlane {
  readonly kubeconfig: string;
  readonly port: number;
  readonly #folder: string;

  constructor() {
    const printed = execFileSync('scripts/controlplane.sh', ['start'], { encoding: 'utf8', timeout: 3_600_000 });
    const [url = '', kubeconfig = ''] = printed.trim().split('\n').slice(-2);
    this.kubeconfig = kubeconfig;
    this.port = Number(new URL(url).port);
    this.#folder = dirname(kubeconfig);
  }

  /** The kubeconfig for a server on another port. */
  kubeconfigFor(port: number): string {
    const file = join(this.#folder, `kubeconfig-${port}`);
    writeFileSync(file, readFileSync(this.kubeconfig, 'utf8').replace(`127.0.0.1:${this.port}`, `127.0.0.1:${port}`), {
      mode: 0o600,
    });
    return file;
  }

  signal(program: Program, signal: NodeJS.Signals): void {
    process.kill(this.#pid(program), signal);
  }

  /** SIGKILL: nothing is said to anybody. @returns what starts it again */
  async kill(program: Program): Promise<() => Promise<void>> {
    const pid = this.#pid(program);
    const [command = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
    process.kill(pid, 'SIGKILL');
    await until(() => !isRunning(pid), `the end of ${program}`);
    return async () => {
      const log = openSync(join(this.#folder, `${program}.log`), 'a');
      const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true });
      child.unref();
      closeSync(log);
      writeFileSync(join(this.#folder, `${program}.pid`), `${child.pid}\n`);
      await this.ready();
    };
  }

  /** Has etcd forget all that happened up to now. */
  async compact(): Promise<void> {
    const etcd = /--etcd-servers\0([^\0]+)/.exec(
      readFileSync(`/proc/${this.#pid('kube-apiserver')}/cmdline`, 'utf8'),
    )?.[1];
    const ask = async (path: string, body: object): Promise<{ header?: { revision?: string } }> => {
      const response = await fetch(`${etcd}/v3/kv/${path}`, { method: 'POST', body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`etcd: ${response.status} ${await response.text()}`);
      return (await response.json()) as { header?: { revision?: string } };
    };
    const { header } = await ask('range', { key: Buffer.from('a').toString('base64') });
    await ask('compaction', { revision: header?.revision, physical: true });
  }

  /** Waits until the server is well. */
  async ready(): Promise<void> {
    const kubectl = (): boolean => {
      try {
        const args = ['--kubeconfig', this.kubeconfig, 'get', '--raw', '/readyz', '--request-timeout=2s'];
        return execFileSync('kubectl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }) === 'ok';
      } catch {
        return false;
      }
    };
    for (let tries = 0; tries < 120; tries++) {
      if (kubectl()) return;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    throw new Error('kube-apiserver is not ready');
  }

  stop(): void {
    execFileSync('scripts/controlplane.sh', ['stop', this.kubeconfig]);
  }

  #pid(program: Program): number {
    return Number(readFileSync(join(this.#folder, `${program}.pid`), 'utf8'));
  }
}

function isRunning(pid: number): boolean {
  try {
    // A zombie that nobody waits for has ended when its last thread has: then its port is free.
    const isZombie = /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return !isZombie || readdirSync(`/proc/${pid}/task`).length > 1;
  } catch {
    return false;
  }
}
