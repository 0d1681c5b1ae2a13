import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { Client } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import type { Transport } from 'kubetyped/client/transport';
import { type Controller, Manager, type ManagerOptions, silentLogger } from 'kubetyped/controller';

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something is so. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string = isSo.toString()): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    if (await isSo()) return;
    await sleep(5);
  }
  throw new Error(`never: ${what}`);
}

/** A manager over an API server in memory, while a function runs. */
export async function world(
  controllers: readonly Controller[],
  run: (given: { client: Client; api: FakeAPI; manager: Manager }) => Promise<void>,
  {
    objects = [],
    transport = (api) => api,
    ...options
  }: Partial<Omit<ManagerOptions, 'controllers'>> & {
    readonly objects?: readonly object[];
    readonly transport?: (api: FakeAPI) => Transport;
  } = {},
): Promise<void> {
  const api = new FakeAPI({ scheme, objects });
  const client = new Client({ transport: api });
  const manager = new Manager({
    client: new Client({ transport: transport(api) }),
    controllers,
    logger: silentLogger,
    ...options,
  });
  const stop = new AbortController();
  const running = manager.run({ signal: stop.signal });
  // What keeps it from running must not wait for the end of the function.
  const failed = running.then(() => new Promise<never>(() => undefined));
  try {
    await Promise.race([run({ client, api, manager }), failed]);
  } finally {
    stop.abort();
    await running;
    await client.close();
  }
}

export const configMap = (name: string, init: object = {}): corev1.ConfigMap =>
  new corev1.ConfigMap({ metadata: { name, namespace: 'default' }, ...init });
