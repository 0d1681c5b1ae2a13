/**
 * Applies the manifests of a folder, server-side, with a progress bar, and waits until everything is ready.
 *
 *     npm run example -- apply-folder --context staging manifests/
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeAll, scheme } from 'kubetyped';
import { Discovery } from 'kubetyped/client/discovery';
import { DeferredDiscoveryRESTMapper, unstructuredOf } from 'kubetyped/client/restmapper';
import { readiness, until } from 'kubetyped/client/tools/watch';
import { clientFromArguments } from './cluster.ts';

const FIRST = ['Namespace', 'CustomResourceDefinition'];
const { client, rest } = clientFromArguments(
  'apply-folder',
  'Applies the manifests of a folder, and waits until everything is ready.',
  '[FOLDER]',
);
const folder = rest[0] ?? '.';

function bar(done: number, all: number, label: string): void {
  const line = `${'#'.repeat(done)}${'.'.repeat(all - done)} ${done}/${all} ${label}`;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
  else console.error(line);
}

const objects = readdirSync(folder)
  .filter((name) => /\.ya?ml$/.test(name))
  .sort()
  .flatMap((name) => decodeAll(scheme, readFileSync(join(folder, name), 'utf8'), { flatten: true, unstructured: true }))
  .sort((a, b) => Number(FIRST.includes(b.kind)) - Number(FIRST.includes(a.kind)));
const mapper = new DeferredDiscoveryRESTMapper(new Discovery(client));
try {
  const applied = [];
  for (const [at, object] of objects.entries()) {
    const { apiVersion, kind, metadata: { name = '', namespace = client.namespace } = {} } = object;
    bar(at, objects.length, `${kind} ${name}`);
    const resource = await unstructuredOf(client, mapper, { apiVersion, kind }, { namespace });
    await resource.apply({ ...object }, { fieldManager: 'apply-folder' });
    applied.push({ resource, kind, name });
  }
  for (const [at, { resource, kind, name }] of applied.entries()) {
    bar(at, applied.length, `waiting for ${kind} ${name}`);
    const found = await until(resource, name, (object) => readiness(object) !== 'waiting', { timeout: 300_000 });
    if (readiness(found) === 'failed') throw new Error(`${kind} ${name} has failed`);
  }
  bar(applied.length, applied.length, 'all ready\n');
} finally {
  await client.close();
}
