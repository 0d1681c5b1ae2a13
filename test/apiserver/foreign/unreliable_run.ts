import { setTimeout as sleep } from 'node:timers/promises';
import * as corev1 from 'kubetyped/api/core/v1';
import { startTestServer, type TestServer, type TestServerOptions } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { Random } from '../../differential/random_scalars.ts';
import { NAMESPACES, type Write, writeRandomly } from './random_writes.ts';
import { UnreliableProxy } from './unreliable_proxy.ts';

/** Seconds of disconnects and writes. */
const seconds = Number(process.env['KUBETYPED_FOREIGN_SECONDS'] ?? 12);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);

/** A server that clients which are not ours reach by way of a proxy that cuts connections. */
export class UnreliableRun implements AsyncDisposable {
  readonly #api: TestServer;
  readonly #proxy: UnreliableProxy;
  readonly #random = new Random(seed);
  readonly client: Client;
  /** Of the proxy. */
  readonly url: string;

  private constructor(api: TestServer, proxy: UnreliableProxy, url: string) {
    this.#api = api;
    this.#proxy = proxy;
    this.client = new Client({ transport: new FetchTransport({ server: api.url }) });
    this.url = url;
  }

  static async start(options: TestServerOptions = {}): Promise<UnreliableRun> {
    const api = await startTestServer(options);
    const proxy = new UnreliableProxy(Number(new URL(api.url).port), new Random(seed + 1), 1500);
    const run = new UnreliableRun(api, proxy, await proxy.listen());
    await run.client.resource(corev1.Namespace).create({ metadata: { name: NAMESPACES[1]! } });
    return run;
  }

  /**
   * Writes and disconnects, for as long as KUBETYPED_FOREIGN_SECONDS says, and longer on a machine that is so busy that
   * little happens. @returns what happened, as a text
   */
  async disturb(write: Write): Promise<string> {
    const end = Date.now() + seconds * 1000;
    const enough = (count: number): boolean => Date.now() > end && count >= 100 && this.#proxy.cuts >= 10;
    const written = await writeRandomly(this.client, this.#random, write, enough);
    this.#proxy.makeReliable();
    return `${written} writes, ${this.#proxy.cuts} cuts, KUBETYPED_SEED=${seed}`;
  }

  /** The ConfigMaps of the server, in the order of {@link sorted}. */
  async stored(): Promise<corev1.ConfigMap[]> {
    return sorted((await this.client.resource(corev1.ConfigMap).list()).items);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#proxy[Symbol.asyncDispose]();
    await this.#api.close();
  }
}

/** An object, as far as its key goes. */
export interface Named {
  readonly metadata: { readonly namespace?: string; readonly name?: string };
}

/** The key of an object in a cache of client-go. */
export const keyOf = ({ metadata }: Named): string =>
  [...(metadata.namespace === undefined ? [] : [metadata.namespace]), metadata.name].join('/');

/** Objects by key, without what tells their type, which decoders into types leave out. */
export function sorted<T extends Named>(objects: readonly T[]): T[] {
  return objects
    .map((object) => JSON.parse(JSON.stringify({ ...object, apiVersion: undefined, kind: undefined })) as T)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Calls a check until it passes: clients wait up to half a minute, some controllers longer, before they try again. */
export async function eventually(check: () => Promise<void>, patience = 90_000): Promise<void> {
  for (const end = Date.now() + patience; ; await sleep(200)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
