// What a server tells those behind it: whose certificates they are to believe.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memory } from 'kubetyped/apiserver';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { newSelfSignedCACert } from 'kubetyped/client/util/cert';
import { until } from './aggregated_backend.ts';

const PATH = '/api/v1/namespaces/kube-system/configmaps/extension-apiserver-authentication';

interface Trust {
  readonly metadata?: { readonly resourceVersion: string };
  readonly data?: Record<string, string>;
}

async function trustOf({ url }: TestServer): Promise<Trust> {
  return (await (await fetch(url + PATH)).json()) as Trust;
}

const authority = (commonName: string, notAfter?: Date): string =>
  newSelfSignedCACert({ commonName, ...(notAfter && { notAfter, notBefore: new Date(0) }) }).cert;

/** Keeps what is stored when a server is closed. */
function lasting(shared: boolean): StorageEngine {
  const store = memory();
  return new Proxy(store, {
    get: (_, name) => {
      if (name === 'shared') return shared;
      if (name === 'close') return async () => {};
      const found: unknown = Reflect.get(store, name);
      return typeof found === 'function' ? found.bind(store) : found;
    },
  });
}

for (const shared of [false, true])
  test(`what others have said is ${shared ? 'kept where storage is shared' : 'replaced'}, but for what has expired`, async () => {
    const storage = lasting(shared);
    const expired = authority('expired', new Date(Date.now() - 3_600_000));
    const [first, second, users] = [authority('first'), authority('second'), authority('users')];
    const start = (requestHeaderCA: string, names: string[], clientCA?: string): Promise<TestServer> =>
      startTestServer({
        storage,
        aggregation: { publish: { requestHeaderCA, allowedNames: names, ...(clientCA && { clientCA }) } },
      });
    {
      await using server = await start(first + expired, ['a'], users);
      await until(async () => (await trustOf(server)).data !== undefined, 'it is written');
      const { data } = await trustOf(server);
      assert.deepEqual(data, {
        'client-ca-file': users,
        'requestheader-client-ca-file': first,
        'requestheader-allowed-names': '["a"]',
        'requestheader-username-headers': '["X-Remote-User"]',
        'requestheader-uid-headers': '["X-Remote-Uid"]',
        'requestheader-group-headers': '["X-Remote-Group"]',
        'requestheader-extra-headers-prefix': '["X-Remote-Extra-"]',
      });
    }
    await using server = await start(second, ['b', 'a']);
    const wanted = shared ? first + second : second;
    await until(async () => (await trustOf(server)).data?.['requestheader-client-ca-file'] === wanted, 'it is changed');
    const { data = {}, metadata } = await trustOf(server);
    assert.equal(data['requestheader-allowed-names'], shared ? '["a","b"]' : '["b","a"]');
    assert.equal(data['client-ca-file'], shared ? users : undefined);
    await using same = await start(second, ['b', 'a']);
    await new Promise((resolve) => setTimeout(resolve, 200));
    assert.equal(
      (await trustOf(same)).metadata?.resourceVersion,
      metadata?.resourceVersion,
      'the same is not written again',
    );
  });
