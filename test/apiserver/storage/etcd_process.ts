import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { builtGo } from '../../differential/go_oracle.ts';
import { hasPackage } from './has_package.ts';

/** The one that kube-apiserver is tested with, unless another one is named; an empty text where none may be built. */
const program = process.env['KUBETYPED_ETCD'] ?? builtGo('etcd') ?? '';

/** Why there is no etcd to test with; false: there is. */
export const skipEtcd: string | false = !existsSync(program)
  ? `there is no etcd: set KUBETYPED_GO=1, or KUBETYPED_ETCD to a program`
  : hasPackage('@grpc/grpc-js')
    ? false
    : '@grpc/grpc-js is not installed';

/** Files for TLS. */
export interface ServerTLS {
  readonly cert: string;
  readonly key: string;
  /** The authority of clients. */
  readonly clientCA: string;
}

/** How an etcd is started. */
export interface EtcdOptions {
  readonly tls?: ServerTLS;
  /** Whether it writes to the disk before it answers. */
  readonly fsync?: boolean;
  /** How many bytes it keeps before it refuses to take more. */
  readonly quota?: number;
  /** Under which URL a member is reached by the others; the one at which it listens unless given. */
  readonly reachedBy?: (peer: string) => Promise<string>;
}

/** A member of an etcd, mostly the only one, which may be killed, and stopped for a while, and started again. */
export class EtcdProcess {
  readonly endpoint: string;
  readonly #arguments: readonly string[];
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor(endpoint: string, args: readonly string[], folder: string) {
    this.endpoint = endpoint;
    this.#arguments = args;
    this.#folder = folder;
  }

  static async start(options: EtcdOptions = {}): Promise<EtcdProcess> {
    const [etcd] = await EtcdProcess.cluster(1, options);
    return etcd!;
  }

  /** Several members of one etcd. */
  static async cluster(members: number, options: EtcdOptions = {}): Promise<EtcdProcess[]> {
    for (let tries = 1; ; tries++) {
      const cluster = await EtcdProcess.#prepare(members, options);
      try {
        await Promise.all(cluster.map((each) => each.restart()));
        return cluster;
      } catch (error) {
        // Another process may have taken one of the ports in between.
        await Promise.all(cluster.map((each) => each.remove()));
        if (tries === 5) throw error;
      }
    }
  }

  static async #prepare(
    members: number,
    { tls, fsync = false, quota, reachedBy }: EtcdOptions,
  ): Promise<EtcdProcess[]> {
    const scheme = tls === undefined ? 'http' : 'https';
    const addresses = await Promise.all(
      Array.from({ length: members }, async (_, index) => {
        const peer = `http://127.0.0.1:${await freePort()}`;
        return {
          name: `m${index}`,
          endpoint: `${scheme}://127.0.0.1:${await freePort()}`,
          peer,
          reached: (await reachedBy?.(peer)) ?? peer,
        };
      }),
    );
    const initial = addresses.map(({ name, reached }) => `${name}=${reached}`).join(',');
    return Promise.all(
      addresses.map(async ({ name, endpoint, peer, reached }) => {
        const folder = await mkdtemp(join(tmpdir(), 'kubetyped-etcd-'));
        const args = [
          ['--name', name],
          ['--data-dir', join(folder, 'data')],
          ['--listen-client-urls', endpoint],
          ['--advertise-client-urls', endpoint],
          ['--listen-peer-urls', peer],
          ['--initial-advertise-peer-urls', reached],
          ['--initial-cluster', initial],
          ['--log-level', members === 1 ? 'error' : 'fatal'],
          tls === undefined ? [] : ['--cert-file', tls.cert, '--key-file', tls.key],
          tls === undefined ? [] : ['--client-cert-auth', '--trusted-ca-file', tls.clientCA],
          quota === undefined ? [] : ['--quota-backend-bytes', String(quota)],
          fsync ? [] : ['--unsafe-no-fsync'],
        ].flat();
        return new EtcdProcess(endpoint, args, folder);
      }),
    );
  }

  /** Starts it, again after a kill, and waits until it listens. @throws when it ends before */
  async restart(): Promise<void> {
    const child = spawn(program, this.#arguments, { stdio: ['ignore', 'ignore', 'inherit'] });
    this.#child = child;
    const { hostname, port } = new URL(this.endpoint);
    while (!(await listens(hostname, Number(port)))) {
      if (child.exitCode !== null) throw new Error(`etcd ended with exit code ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    this.#child = undefined;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  /** It does nothing any more, without ending, until {@link cont}. */
  async stop(): Promise<void> {
    this.#child?.kill('SIGSTOP');
    // A signal may take effect later than it is sent.
    const stat = `/proc/${this.#child?.pid}/stat`;
    while (existsSync(stat) && !/\) T /.test(readFileSync(stat, 'utf8'))) await sleep(1);
  }

  cont(): void {
    this.#child?.kill('SIGCONT');
  }

  /** What `etcdctl` says. @throws with what it complains of */
  async ctl(...args: readonly string[]): Promise<string> {
    const program = builtGo('etcdctl') ?? 'etcdctl';
    return (await promisify(execFile)(program, ['--endpoints', this.endpoint, ...args])).stdout;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function listens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
