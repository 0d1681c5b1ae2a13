// The manifests of kube-prometheus, whole: their objects hold to their types and schemas, a real API server takes them by
// server-side apply, definitions first, and gives back what they say.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { customResource } from 'kubetyped/apiextensions';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { splitDocuments } from 'kubetyped/apimachinery/util/yaml';
import { Client } from 'kubetyped/client';
import { crdEstablished, until } from 'kubetyped/client/tools/watch';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { parseYAML } from 'kubetyped/engine';
import { validate } from 'kubetyped/validation';
import { isMissing, shared } from '../conformance/shared_data.ts';
import { newScheme } from './formats.ts';
import { findAPIServer, skipWithout } from './server.ts';

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly items?: readonly Manifest[];
}

const folder = join(shared, 'corpus/kube-prometheus/manifests');
const scheme = newScheme();
const serializer = new Serializer(scheme, { strict: true, canonical: true });

function manifests(): Manifest[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => splitDocuments(readFileSync(join(folder, name), 'utf8')))
    .map(({ text }) => JSON.parse(JSON.stringify(parseYAML(text))) as Manifest)
    .flatMap((object) => object.items ?? [object]);
}

/** Everything that an object says is in another one; lists are the same. */
function assertSays(actual: unknown, said: unknown, path: string): void {
  if (typeof said !== 'object' || said === null) return assert.deepEqual(actual, said, path);
  assert.ok(typeof actual === 'object' && actual !== null, `${path} is missing`);
  if (Array.isArray(said)) assert.equal((actual as unknown[]).length, said.length, path);
  for (const [name, part] of Object.entries(said)) {
    if (part === null || (typeof part === 'object' && Object.keys(part as object).length === 0)) continue;
    assertSays((actual as Record<string, unknown>)[name], part, `${path}.${name}`);
  }
}

test('kube-prometheus: typed, validated, applied, and read back', { timeout: 600_000 }, async (t) => {
  if (isMissing(t, folder)) return;
  const server = findAPIServer(8475);
  if (skipWithout(server, t)) return;
  const client = new Client({
    transport: new NodeTransport({ server: server.url, env: {} }),
    warningHandler: () => undefined,
  });
  try {
    const all = manifests();
    const isDefinition = ({ kind }: Manifest): boolean => kind === 'CustomResourceDefinition';
    const definitions = all
      .filter(isDefinition)
      .map((each) => serializer.decode(JSON.stringify(each)).object as unknown as CustomResourceDefinition);
    assert.equal(definitions.length, 10);
    const options = { fieldManager: 'test', force: true } as const;
    for (const definition of definitions) {
      assert.deepEqual(validate(definition), []);
      const resource = client.resource(CustomResourceDefinition);
      const name = definition.metadata!.name!;
      await resource.apply({ ...definition, metadata: { ...definition.metadata, name } }, options);
      const { spec } = JSON.parse(serializer.encodeToString(definition)) as { spec: unknown };
      assertSays(JSON.parse(JSON.stringify((await resource.get(name)).spec)), spec, name);
      await until(resource, name, crdEstablished, { signal: AbortSignal.timeout(30_000) });
    }
    const counts = { typed: 0, custom: 0, unserved: 0 };
    for (const manifest of all.filter((each) => !isDefinition(each))) {
      const { apiVersion, kind, metadata } = manifest;
      const place = `${kind} ${metadata.name}`;
      const [group, version] = apiVersion.includes('/')
        ? (apiVersion.split('/') as [string, string])
        : ['', apiVersion];
      const namespace = metadata.namespace ?? '';
      const definition = definitions.find(({ spec }) => spec.group === group && spec.names.kind === kind);
      if (definition !== undefined) {
        const { object, unknownFields } = customResource(definition, version).decode({ ...manifest });
        assert.deepEqual(unknownFields, [], place);
        assert.deepEqual(customResource(definition, version).validate(object!).errors, [], place);
        const resource = client.unstructured({ group, version, resource: definition.spec.names.plural }, { namespace });
        const applied = await resource.apply(new Unstructured(manifest), options);
        assertSays(JSON.parse(JSON.stringify(applied)), manifest, place);
        assertSays(JSON.parse(JSON.stringify(await resource.get(metadata.name))), manifest, place);
        counts.custom++;
        continue;
      }
      const { object } = serializer.decode(JSON.stringify(manifest));
      assert.deepEqual(validate(object), [], place);
      // The reference server has no aggregator.
      if (kind === 'APIService') {
        counts.unserved++;
        continue;
      }
      const type = scheme.typeFor({ group, version, kind }) as unknown as KindClass<Manifest>;
      const resource = client.resource(type, { namespace });
      const said: unknown = JSON.parse(serializer.encodeToString(object));
      await resource.apply(object as unknown as Manifest, options);
      assertSays(JSON.parse(JSON.stringify(await resource.get(metadata.name))), said, place);
      counts.typed++;
    }
    t.diagnostic(JSON.stringify(counts));
    assert.ok(counts.typed > 50 && counts.custom > 20 && counts.unserved === 1, JSON.stringify(counts));
  } finally {
    await client.close();
    server.stop();
  }
});
