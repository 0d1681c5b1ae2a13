// Servers on which commands of `kubetyped` run beside the real kubectl.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { loadConfig } from 'kubetyped/client/tools/clientcmd';
import { transportFor } from 'kubetyped/client/transport/node';
import { cli } from '../cli/run_cli.ts';
import { kubectl } from '../server/kubectl.ts';

export interface Said {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Place {
  readonly client: Client;
  /** Runs a command of kubectl. */
  kubectl(...args: string[]): Promise<Said>;
  /** Runs a command of `kubetyped`; what says where the server is stands behind the command. */
  kubetyped(command: string, ...args: string[]): Promise<Said>;
  close(): Promise<void>;
}

/** Whether kube-apiserver is started, too. */
export const hasControlPlane: boolean = process.env['KUBETYPED_CONTROLPLANE'] === 'start';

/** How each server is started. */
export const places: Readonly<Record<string, () => Promise<Place>>> = {
  'our server': ours,
  ...(hasControlPlane && { 'kube-apiserver': controlPlane }),
};

async function ours(): Promise<Place> {
  const server = await startTestServer();
  const client = new Client({ transport: new FetchTransport({ server: server.url }) });
  return placeOf(client, ['--server', server.url], ['--kubeconfig', '/dev/null'], () => server.close());
}

/** @param flags of scripts/controlplane.sh */
export async function controlPlane(...flags: string[]): Promise<Place> {
  const printed = execFileSync('scripts/controlplane.sh', ['start', ...flags], { encoding: 'utf8' });
  const kubeconfig = printed.trim().split('\n').at(-1) ?? '';
  const { config } = loadConfig({ kubeconfig, env: {} });
  const client = new Client({ transport: transportFor(config, { env: {} }), warningHandler: () => undefined });
  return placeOf(client, ['--kubeconfig', kubeconfig], [], async () => {
    execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
  });
}

function placeOf(
  client: Client,
  server: readonly string[],
  others: readonly string[],
  stop: () => Promise<void>,
): Place {
  const cache = mkdtempSync(join(tmpdir(), 'kubetyped-kubectl-'));
  return {
    client,
    async kubectl(...args) {
      try {
        const all = [...args, ...server, ...others, '--cache-dir', cache];
        return { status: 0, ...(await promisify(execFile)(kubectl, all, { maxBuffer: 2 ** 26 })) };
      } catch (error) {
        if (!(error instanceof Error && 'stdout' in error && 'stderr' in error && 'code' in error)) throw error;
        return { status: Number(error.code), stdout: String(error.stdout), stderr: String(error.stderr) };
      }
    },
    async kubetyped(command, ...args) {
      const { status, stdout, stderr } = await cli([...command.split(' '), ...server, ...args]);
      return { status: status ?? -1, stdout, stderr };
    },
    async close() {
      await client.close();
      await stop();
      rmSync(cache, { recursive: true, force: true });
    },
  };
}
