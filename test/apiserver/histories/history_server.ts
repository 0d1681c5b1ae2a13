// One of several servers before one etcd.
//   node history_server.ts PORT ENDPOINT...
import { addToScheme } from 'kubetyped/api';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { cached } from 'kubetyped/apiserver/storage/cache';
import { etcd } from 'kubetyped/apiserver/storage/etcd';

const [port, ...endpoints] = process.argv.slice(2);
const scheme = new Scheme();
addToScheme(scheme);
const server = new APIServer({
  scheme,
  storage: await cached(await etcd({ endpoints, requestTimeout: 5000 })),
  // Faults are what this is for.
  onError: () => {},
});
server.resource(ConfigMap);
const { url } = await server.listen({ port: Number(port) });
process.stdout.write(`listening ${url}\n`);
process.once('SIGTERM', () => void server.close());
