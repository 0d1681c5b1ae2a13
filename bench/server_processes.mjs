// API servers as processes of their own, for benchmarks: ours by its command, kube-apiserver with its etcd, requests to
// them, and what they use.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Milliseconds of a tick of /proc. */
const TICK = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * A server that runs.
 * @typedef {{ name: string, url: string, token: string, ca: Buffer, pids: readonly number[], started: number,
 *   stop: () => Promise<unknown>, idle: number }} Server
 */

/** @param {string} name */
export const configMap = (name) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, labels: { app: 'bench' } },
  data: Object.fromEntries(Array.from({ length: 10 }, (_, key) => [`key-${key}`, `value of some length of ${name}`])),
});

/**
 * @param {Pick<Server, 'url' | 'token' | 'ca'> & { agent: import('node:https').Agent }} server @param {string} method @param {string} path @param {unknown} [body]
 * @param {string} [type]
 */
export function ask({ url, token, ca, agent }, method, path, body, type = 'application/json') {
  return new Promise((resolve, reject) => {
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers = {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json',
      ...(bytes && { 'Content-Type': type, 'Content-Length': bytes.length }),
    };
    const sent = request(url + path, { method, agent, ca, headers }, (response) => {
      const { statusCode = 0 } = response;
      /** @type {Buffer[]} */
      const failure = [];
      response.on('data', (chunk) => statusCode >= 300 && failure.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (statusCode < 300) resolve(undefined);
        else reject(new Error(`${method} ${path}: ${statusCode} ${Buffer.concat(failure)}`));
      });
    });
    sent.on('error', reject);
    sent.end(bytes);
  });
}

/** CPU milliseconds that processes have used. @param {readonly number[]} pids */
export function cpu(pids) {
  return pids.reduce((sum, pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return sum + (Number(user) + Number(system)) * TICK;
  }, 0);
}

/** @param {readonly number[]} pids */
export const residentMB = (pids) =>
  pids.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]), 0) /
  1024;

/** @param {number} milliseconds */
export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Ours.
 * @param {string} folder where its kubeconfig and more is written @param {string} name @param {readonly string[]} args
 * @param {readonly string[]} within the command that it runs within: taskset, say
 */
export async function startOurs(folder, name, args, within = []) {
  const start = performance.now();
  const kubeconfig = join(folder, 'kubeconfig');
  const [program = '', ...rest] = [
    ...within,
    process.execPath,
    ...[
      'dist/node/src/cli/main.js',
      'server',
      '--authorization-mode',
      'RBAC',
      '--write-kubeconfig',
      kubeconfig,
      ...args,
    ],
  ];
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const started = performance.now() - start;
  const text = readFileSync(kubeconfig, 'utf8');
  const [, url = ''] = /server: "?(https:[^"\s]+)/.exec(text) ?? [];
  const [, token = ''] = /token: "?([^"\s]+)/.exec(text) ?? [];
  const [, ca = ''] = /certificate-authority-data: "?([^"\s]+)/.exec(text) ?? [];
  if (url === '') throw new Error(line);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { name, url, token, ca: Buffer.from(ca, 'base64'), pids: [child.pid ?? 0], started, stop, idle: 0 };
}

/** kube-apiserver and etcd. @param {readonly string[]} options @param {readonly string[]} within as of ours */
export async function startControlPlane(options, within = []) {
  const start = performance.now();
  const [program = '', ...rest] = [...within, 'scripts/controlplane.sh', 'start', ...options];
  const output = execFileSync(program, rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const started = performance.now() - start;
  const [url = '', kubeconfig = ''] = output.trim().split('\n');
  const folder = dirname(kubeconfig);
  const pids = ['kube-apiserver', 'etcd'].map((each) => Number(readFileSync(join(folder, `${each}.pid`), 'utf8')));
  const [, token = ''] = /token: "?([^"\s}]+)/.exec(readFileSync(kubeconfig, 'utf8')) ?? [];
  const ca = readFileSync(join(folder, 'certs/apiserver.crt'));
  const etcd = readFileSync(join(folder, 'etcd.url'), 'utf8').trim();
  const stop = async () => execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
  return { name: 'kube-apiserver', url, token, ca, pids, started, stop, idle: 0, etcd };
}

/** @param {readonly number[]} numbers */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/**
 * An etcd alone: that of a kube-apiserver that is ended. @param {readonly string[]} within as of ours
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<unknown> }>}
 */
export async function startEtcd(within = []) {
  const { etcd, pids, stop } = await startControlPlane([], within);
  const [apiserver = 0, pid = 0] = pids;
  process.kill(apiserver, 'SIGTERM');
  return { url: etcd, pid, stop };
}
