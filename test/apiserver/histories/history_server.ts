// One of several servers before one etcd.
//   node history_server.ts PORT ENDPOINT...
import { createInterface } from 'node:readline';
import { addToScheme } from 'kubetyped/api';
import { Lease } from 'kubetyped/api/coordination/v1';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { cached } from 'kubetyped/apiserver/storage/cache';
import { etcd } from 'kubetyped/apiserver/storage/etcd';

/** How many milliseconds the clock is ahead: lines of the standard input say so. */
let ahead = 0;
const { now } = Date;
globalThis.Date = new Proxy(Date, {
  construct: (target, args) => Reflect.construct(target, args.length === 0 ? [Date.now()] : args),
});
Date.now = () => now() + ahead;
createInterface(process.stdin).on('line', (line) => {
  ahead = Number(line);
});

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
server.resource(Lease);
const { url } = await server.listen({ port: Number(port) });
process.stdout.write(`listening ${url}\n`);
process.once('SIGTERM', () => void server.close());
