import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestContext } from 'node:test';
import { shared } from '../conformance/shared_data.ts';
import { hasGo } from '../differential/go_oracle.ts';

const script = 'scripts/apiserver.sh';

export interface APIServer {
  readonly url: string;
  /** Whether it is ours: then it speaks every format, and {@link APIServer.stored} reads what it stored. */
  readonly started: boolean;
  /** The bytes that it keeps of an object, by its key below the prefix; undefined where it isn't {@link APIServer.started}. */
  stored(key: string): Promise<Uint8Array | undefined>;
  stop(): void;
}

/**
 * The API server to test against. KUBETYPED_APISERVER is the URL of one that runs, or `start`; in CI one is started.
 * It must be one that takes every object and lets everybody in: not a cluster.
 * @param port where to start one: each test file has one of its own, as they run side by side, from 8451, which the server
 *   of somebody at work is not on; etcd takes the ports that are 1000 and 1001 above it
 * @param cbor whether one that is started speaks CBOR and stores custom resources in it, in which a number that was written
 *   1.0 stays one with a fraction; releases store JSON
 * @returns nothing when there is none to be had
 */
export function findAPIServer(port: number, cbor = true): APIServer | undefined {
  const wanted =
    process.env['KUBETYPED_APISERVER'] ??
    (process.env['CI'] === 'true' && hasGo() && existsSync(`${shared}/upstream/apiserver.sh`) ? 'start' : '');
  if (wanted === '') return undefined;
  if (wanted !== 'start')
    return {
      url: wanted.replace(/\/$/, ''),
      started: false,
      stored: () => Promise.resolve(undefined),
      stop: () => undefined,
    };
  const url = execFileSync(script, ['start', String(port)], {
    encoding: 'utf8',
    timeout: 600_000,
    ...(!cbor && { env: { ...process.env, KUBETYPED_CBOR: 'off' } }),
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
  const etcd = `http://127.0.0.1:${port + 1000}`;
  return {
    url,
    started: true,
    stored: (key) => storedIn(etcd, key),
    stop: () => execFileSync(script, ['stop', String(port)], { timeout: 60_000 }),
  };
}

async function storedIn(etcd: string, key: string): Promise<Uint8Array> {
  const body = JSON.stringify({ key: Buffer.from(`/registry/${key}`).toString('base64') });
  const response = await fetch(`${etcd}/v3/kv/range`, { method: 'POST', body, signal: AbortSignal.timeout(20_000) });
  const { kvs } = (await response.json()) as { kvs?: readonly { readonly value: string }[] };
  assert.equal(kvs?.length, 1, `nothing is stored as ${key}`);
  return new Uint8Array(Buffer.from(kvs[0]!.value, 'base64'));
}

/** Skips a test, loudly, when there is no server. */
export function skipWithout(server: APIServer | undefined, t: TestContext): server is undefined {
  if (server === undefined) t.skip('NOT RUN AGAINST AN API SERVER: set KUBETYPED_APISERVER to a URL, or to start');
  return server === undefined;
}
