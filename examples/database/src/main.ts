// An API server of Birds whose objects are in a database: npm start -- birds.db, or npm start -- postgres://user@host/database
import { writeFile } from 'node:fs/promises';
import { defineKind } from 'kubetyped/apiextensions';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, schemaStrategy } from 'kubetyped/apiserver';
import { postgres } from './postgres.js';
import { sqlite } from './sqlite.js';

const Bird = defineKind({
  group: 'zoo.example.com',
  version: 'v1',
  kind: 'Bird',
  schema: {
    type: 'object',
    properties: {
      spec: { type: 'object', required: ['species'], properties: { species: { type: 'string' } } },
    },
  },
});

const [place = 'birds.db', port = '0'] = process.argv.slice(2);
const storage = /^postgres(?:ql)?:/.test(place) ? await postgres({ connectionString: place }) : await sqlite(place);
const server = new APIServer({ scheme: new Scheme('birds'), storage });
server.resource(Bird, { strategy: schemaStrategy(Bird) });
const { url, kubeconfig } = await server.listen({ port: Number(port) });
await writeFile('kubeconfig', kubeconfig, { mode: 0o600 });
console.log(`listening on ${url}; kubectl --kubeconfig kubeconfig get birds`);
// It closes its storage, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
