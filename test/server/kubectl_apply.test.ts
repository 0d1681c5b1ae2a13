// `kubectl apply` on a real API server, and `apply` here, with other writers in between: the object that the server holds
// then must be the one that is worked out here, byte for byte in the annotation that says what was applied.
//
// KUBETYPED_SEQUENCES sets the number of objects of a kind (10), KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap, Service } from 'kubetyped/api/core/v1';
import type { KindClass, RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { MergePatchType } from 'kubetyped/apimachinery/types';
import { createMergePatch } from 'kubetyped/apimachinery/util/jsonpatch';
import { newDefaultFieldManager } from 'kubetyped/apimachinery/util/managedfields';
import {
  type ApplyRequest,
  apply,
  getOriginalConfiguration,
  LastAppliedConfigAnnotation,
} from 'kubetyped/apimachinery/util/patch';
import { sortedJSON } from '../apimachinery/vectors/answer_rows.ts';
import { Random } from '../differential/random_scalars.ts';
import { runKubectl, skipWithoutKubectl } from './kubectl.ts';
import { comparable, managers, send } from './live_object.ts';
import { builtinSource, randomOf, type Source, versionOf, widgetSource } from './patch_sources.ts';
import { patched } from './patched.ts';
import { type APIServer, findAPIServer, skipWithout } from './server.ts';
import { builtin, define, type JSONObject, urlOf } from './target.ts';
import { tried } from './tried.ts';

const objects = Number(process.env['KUBETYPED_SEQUENCES'] ?? 10);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const ROUNDS = 4;
const namespace = `kubectl-${process.pid}`;
const group = 'kubectl.example.com';
const cache = mkdtempSync(join(tmpdir(), 'kubetyped-kubectl-'));

let server: APIServer | undefined;
before(() => {
  server = findAPIServer(8463);
});
after(() => {
  server?.stop();
  rmSync(cache, { recursive: true, force: true });
});

interface Sequence {
  readonly name: string;
  readonly url: string;
  wanted: JSONObject;
  live: JSONObject | undefined;
}

async function read(url: string): Promise<JSONObject | undefined> {
  const { code, body } = await send(url, 'GET', 'application/json');
  return code === 404 ? undefined : body;
}

/** Somebody else changes the object, and now and then loses the annotation. What the server doesn't take is not changed. */
async function meddle(source: Source, sequence: Sequence, random: Random): Promise<void> {
  const { live, url } = sequence;
  if (live === undefined || random.int(4) === 0) return;
  const { metadata, ...rest } = versionOf(source, live, random);
  const { annotations } = metadata as { annotations?: JSONObject };
  const applied = random.int(6) > 0 ? getOriginalConfiguration(live) : undefined;
  const changed = {
    ...rest,
    metadata: { ...(metadata as JSONObject), annotations: { ...annotations, [LastAppliedConfigAnnotation]: applied } },
  };
  await send(url, 'PATCH', MergePatchType, JSON.stringify(createMergePatch(live, changed)));
  sequence.live = await read(url);
}

/** What a manifest says: nothing that a server writes. */
function manifest(object: JSONObject): JSONObject {
  const {
    uid: _u,
    creationTimestamp: _c,
    resourceVersion: _r,
    generation: _g,
    managedFields: _m,
    annotations,
    ...metadata
  } = object['metadata'] as JSONObject;
  const { [LastAppliedConfigAnnotation]: _, ...others } = (annotations ?? {}) as JSONObject;
  return { ...object, metadata: { ...metadata, ...(Object.keys(others).length > 0 && { annotations: others }) } };
}

/** What kubectl says it did. */
const said: Readonly<Record<ApplyRequest['verb'], string>> = {
  create: 'created',
  patch: 'configured',
  none: 'unchanged',
};

/** The object that the server holds after a request. */
function result({ target }: Source, live: JSONObject | undefined, request: ApplyRequest): JSONObject {
  if (request.verb === 'none') return live!;
  // An object that is created is decoded as one that a merge patch gave.
  if (request.verb === 'create') return patched(target, undefined, { body: request.body, contentType: MergePatchType });
  return patched(target, live, request);
}

for (const source of [
  ...[Deployment, Service, ConfigMap].map((type) => builtinSource(type as KindClass)),
  widgetSource(group),
]) {
  const { target } = source;
  test(`${target.kind}: kubectl apply, client-side`, async (t) => {
    if (skipWithout(server, t) || skipWithoutKubectl(t)) return;
    if (target.type === undefined) t.after(await define(server.url, group));
    t.diagnostic(`${objects} objects, ${ROUNDS} rounds, KUBETYPED_SEED=${seed}`);
    const random = new Random(seed);
    const counts = { created: 0, configured: 0, unchanged: 0, refused: 0 };
    const sequences = Array.from({ length: objects }, (_, at): Sequence => {
      const name = `s${at}`;
      return {
        name,
        url: urlOf(server!.url, target, namespace, name),
        wanted: manifest(randomOf(source, namespace, name, random)),
        live: undefined,
      };
    });
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const input = sequences.map(({ wanted }) => `---\n${JSON.stringify(wanted)}\n`).join('');
        const { stdout, stderr } = await runKubectl(server.url, cache, ['apply', '--validate=false', '-f', '-'], input);
        const lines = new Map(
          stdout
            .trim()
            .split('\n')
            .map((line) => [/\/(\S+)/.exec(line)?.[1] ?? '', line.split(' ').at(-1)!]),
        );
        for (const sequence of sequences) {
          const { name, url, wanted, live } = sequence;
          const note = `round ${round} of ${name} of seed ${seed}: ${JSON.stringify(wanted)} on ${JSON.stringify(live)}\n${lines.get(name)}\n${stderr}`;
          const now = await read(url);
          const options = target.type === undefined ? {} : { schema: target.type };
          const { value: request, error } = tried(() => apply(live, undefined, wanted, options));
          const { value: predicted } = request === undefined ? {} : tried(() => result(source, live, request));
          if (predicted === undefined) {
            // A value that its type doesn't take, or a field that the type doesn't have.
            assert.equal(lines.get(name), undefined, `${String(error)} ${note}`);
            assert.deepEqual(now, live, note);
            counts.refused++;
          } else {
            assert.equal(sortedJSON(comparable(now ?? { metadata: {} })), sortedJSON(comparable(predicted)), note);
            assert.equal(getOriginalConfiguration(now!), getOriginalConfiguration(predicted), note);
            const did = said[request!.verb];
            assert.equal(lines.get(name), did, note);
            counts[did as keyof typeof counts]++;
          }
          sequence.live = now;
          await meddle(source, sequence, random);
          // Now and then the same once more.
          if (random.int(5) > 0)
            sequence.wanted = manifest(
              versionOf(source, random.int(2) === 0 ? wanted : (sequence.live ?? wanted), random),
            );
        }
      }
    } finally {
      for (const { url } of sequences) {
        await send(url, 'PATCH', MergePatchType, '{"metadata":{"finalizers":null}}');
        await send(url, 'DELETE', 'application/json');
      }
    }
    t.diagnostic(
      Object.entries(counts)
        .map(([name, count]) => `${count} ${name}`)
        .join(', '),
    );
    assert.ok(counts.configured > counts.refused && counts.created > 0);
  });
}

test('kubectl apply --server-side: conflicts, and winning them', async (t) => {
  if (skipWithout(server, t) || skipWithoutKubectl(t)) return;
  const target = builtin(ConfigMap as KindClass);
  const url = urlOf(server.url, target, namespace, 'sides');
  const fields = newDefaultFieldManager(target.types, target, {
    create: () => target.stored({ apiVersion: 'v1', kind: 'ConfigMap' }),
  });
  const wanted = (data: object): JSONObject => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'sides', namespace },
    data,
  });
  const run = (data: object, ...flags: string[]): ReturnType<typeof runKubectl> =>
    runKubectl(
      server!.url,
      cache,
      ['apply', '--server-side', '--field-manager', 'us', '--validate=false', '-f', '-', ...flags],
      JSON.stringify(wanted(data)),
    );
  try {
    assert.equal((await run({ a: '1', b: '1', c: '1' })).code, 0);
    await send(url, 'PATCH', MergePatchType, '{"data":{"a":"2","b":"2"}}', { fieldManager: 'them' });
    const live = (await read(url))!;
    const { error } = tried(() =>
      fields.apply(live as RuntimeObject, wanted({ a: '3', b: '3' }) as RuntimeObject, 'us'),
    );
    const refused = await run({ a: '3', b: '3' });
    assert.equal(refused.code, 1);
    assert.ok(refused.stderr.startsWith(`error: ${(error as Error).message}\n`), `${refused.stderr}\n${String(error)}`);
    assert.deepEqual(await read(url), live);

    assert.equal((await run({ a: '3', b: '3' }, '--force-conflicts')).code, 0);
    const forced = (await read(url))!;
    const here = target.stored(
      fields.apply(live as RuntimeObject, wanted({ a: '3', b: '3' }) as RuntimeObject, 'us', { force: true }),
    );
    assert.deepEqual(comparable(forced), comparable(here));
    assert.deepEqual(forced['data'], { a: '3', b: '3' });
    assert.deepEqual(managers(forced), managers(here));
  } finally {
    await send(url, 'DELETE', 'application/json');
  }
});
