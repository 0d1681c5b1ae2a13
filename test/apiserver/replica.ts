// One of several servers with one etcd, which says of each change of a stored key that it made it, on a line of its own.
//   node replica.js ENDPOINT IDENTITY LEASE_SECONDS
import { addToScheme } from 'kubetyped/api';
import { Lease } from 'kubetyped/api/coordination/v1';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import type { StorageEngine, WriteResult } from 'kubetyped/apiserver/storage';
import { cached } from 'kubetyped/apiserver/storage/cache';
import { etcd } from 'kubetyped/apiserver/storage/etcd';

const [endpoint = '', identity = '', seconds = ''] = process.argv.slice(2);
const store = await etcd({ endpoints: [endpoint] });

async function told(verb: string, key: string, writing: Promise<WriteResult>): Promise<WriteResult> {
  const result = await writing;
  // To a pipe this returns once it is written.
  if (result.succeeded) process.stdout.write(`${verb} ${key}\n`);
  return result;
}

const telling: StorageEngine = {
  shared: true,
  get: (...args) => store.get(...args),
  range: (options) => store.range(options),
  put: (key, ...args) => told('put', key, store.put(key, ...args)),
  delete: (key, expected) => told('delete', key, store.delete(key, expected)),
  watch: (options) => store.watch(options),
  currentRevision: () => store.currentRevision(),
  waitFor: (...args) => store.waitFor(...args),
  requestProgress: () => store.requestProgress?.(),
  compact: (revision) => store.compact(revision),
  close: () => store.close(),
};

const scheme = new Scheme();
addToScheme(scheme);
const leaseDuration = Number(seconds) * 1000;
const server = new APIServer({
  scheme,
  storage: await cached(telling),
  namespaces: true,
  customResources: true,
  onError: (error) => console.error(`${identity}:`, error),
  leaderElection: { identity, leaseDuration, renewDeadline: leaseDuration * 0.7, retryPeriod: 200 },
});
server.resource(ConfigMap);
server.resource(Lease);
const { url } = await server.listen({ port: 0 });
process.stdout.write(`listening ${url}\n`);
process.once('SIGTERM', () => void server.close());
