// An API server of Birds whose objects are in a database: npm start -- birds.db, or npm start -- postgres://user@host/database
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { defineKind } from 'kubetyped/apiextensions';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, schemaStrategy } from 'kubetyped/apiserver';
import { terminationSignal } from 'kubetyped/controller/endpoints';
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
const signal = terminationSignal();
try {
  const storage = /^postgres(?:ql)?:/.test(place) ? await postgres({ connectionString: place }) : await sqlite(place);
  // It closes its storage, too.
  await using server = new APIServer({ scheme: new Scheme('birds'), storage });
  server.resource(Bird, { strategy: schemaStrategy(Bird) });
  const { url, kubeconfig } = await server.listen({ port: Number(port) });
  await writeFile('kubeconfig', kubeconfig, { mode: 0o600 });
  console.log(`listening on ${url}; kubectl --kubeconfig kubeconfig get birds`);
  if (!signal.aborted) await once(signal, 'abort');
} catch (error) {
  // Of what is wrong around the program, such as a database that cannot be reached, the message is enough.
  console.error(error instanceof Error && ('code' in error || 'unavailable' in error) ? error.message : error);
  process.exitCode = 1;
}
