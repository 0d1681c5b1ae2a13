import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestContext } from 'node:test';
import { shared } from '../conformance/shared_data.ts';

const script = `${shared}/upstream/apiserver.sh`;

export interface APIServer {
  readonly url: string;
  stop(): void;
}

/**
 * The API server to test against. KUBETYPED_APISERVER is the URL of one that runs, or `start`; in CI one is started.
 * It must be one that takes every object and lets everybody in: not a cluster.
 * @param port where to start one: each test file has one of its own, as they run side by side, from 8451, which the server
 *   of somebody at work is not on; etcd takes the ports that are 1000 and 1001 above it
 * @returns nothing when there is none to be had
 */
export function findAPIServer(port: number): APIServer | undefined {
  const wanted = process.env['KUBETYPED_APISERVER'] ?? (process.env['CI'] === 'true' && existsSync(script) ? 'start' : '');
  if (wanted === '') return undefined;
  if (wanted !== 'start') return { url: wanted.replace(/\/$/, ''), stop: () => undefined };
  const url = execFileSync(script, ['start', String(port)], { encoding: 'utf8', timeout: 600_000, stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  return { url, stop: () => execFileSync(script, ['stop', String(port)], { timeout: 60_000 }) };
}

/** Skips a test, loudly, when there is no server. */
export function skipWithout(server: APIServer | undefined, t: TestContext): server is undefined {
  if (server === undefined) t.skip('NOT RUN AGAINST AN API SERVER: set KUBETYPED_APISERVER to a URL, or to start');
  return server === undefined;
}
