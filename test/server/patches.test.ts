// Patches of every type, as we make them and with anything in them, at a real API server and here: the object that it
// answers, or why it refuses, must be what is worked out here; and what was wanted, where patches of the type can say it.
//
// KUBETYPED_CASES sets the number of patches of a kind in a way (30), KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { after, before, test } from 'node:test';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap, Node, Pod, Service } from 'kubetyped/api/core/v1';
import { type KindClass, StrictDecodingError } from 'kubetyped/apimachinery/runtime';
import { JSONPatchType, MergePatchType, StrategicMergePatchType } from 'kubetyped/apimachinery/types';
import { JSONPatchError } from 'kubetyped/apimachinery/util/jsonpatch';
import { isConflict, isMergePatchError } from 'kubetyped/apimachinery/util/mergepatch';
import { patchFor, patchObject } from 'kubetyped/apimachinery/util/patch';
import { hasNullInList, hasTwins, unordered, withoutNulls } from '../apimachinery/util/strategicpatch/unsayable.ts';
import { sortedJSON } from '../apimachinery/vectors/answer_rows.ts';
import { Random } from '../differential/random_scalars.ts';
import { type Answer, comparable, LiveObject, managers } from './live_object.ts';
import { builtinSource, definitionSource, type Source, versionOf, widgetSource } from './patch_sources.ts';
import { anyWays, applyWays, jsonWays, strategicWays, type Way } from './patch_ways.ts';
import { type PatchRequest, patched } from './patched.ts';
import { refusals, refusing } from './refusals.ts';
import { type APIServer, findAPIServer, skipWithout } from './server.ts';
import { define, isObject, type JSONObject } from './target.ts';
import { tried } from './tried.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 30);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const namespace = `patches-${process.pid}`;
const group = 'patches.example.com';
const text = (object: object): string => JSON.stringify(object);

let server: APIServer | undefined;
before(() => {
  server = findAPIServer(8459);
});
after(() => server?.stop());

/** Go takes the keys of maps in any order, and with it the first of several faults and of several directives. */
const TRIES = 60;

const STRICT = 'strict decoding error: ';
const sorted = (errors: string): string => errors.slice(STRICT.length).split(', ').sort().join();

async function checkRefusal(
  object: LiveObject,
  live: JSONObject | undefined,
  request: PatchRequest,
  first: Answer,
  error: unknown,
  note: () => string,
): Promise<void> {
  assert.ok(
    error instanceof Error && typeof (error as { code?: unknown }).code === 'string',
    `${(error as Error).stack} ${note()}`,
  );
  const detail = error instanceof StrictDecodingError ? error.message : (error as { text?: string }).text;
  const agrees = ({ code, body: { message } }: Answer): boolean => {
    // It doesn't say what the library of JSON patches said.
    if (error instanceof JSONPatchError && code === 422)
      return message === 'the server rejected our request due to an error in our request';
    if (detail === undefined)
      return message === error.message || message === `Request entity too large: ${error.message}`;
    // The library that Debian has keeps the order of keys.
    const [given, wanted] = [String(message), `: ${detail}`].map((each) => each.slice(each.lastIndexOf(STRICT)));
    return String(message).endsWith(`: ${detail}`) || (detail.startsWith(STRICT) && sorted(given!) === sorted(wanted!));
  };
  let answer = first;
  for (let tries = 0; tries < TRIES && live !== undefined && !agrees(answer); tries++)
    answer = await object.patchAgain(live, request);
  assert.ok(answer.code >= 400, note());
  assert.ok(agrees(answer), `${String(answer.body['message'])}\nis not\n${detail ?? error.message}\n${note()}`);
}

/** The text without zero values: server-side apply makes null of a map, a list or a struct that loses all it had. */
function withoutZeros(object: object): string {
  const isZero = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;
  const dropped = (value: unknown): unknown => {
    if (!isObject(value)) return Array.isArray(value) ? value.map(dropped) : value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, each]) => [key, dropped(each)] as const)
        .filter(([, each]) => !isZero(each)),
    );
  };
  return sortedJSON(dropped(object));
}

interface Counts {
  answered: number;
  'as wanted': number;
  refused: number;
  'too much for Go': number;
  'not made': number;
}

/** One patch, at the server and here. */
async function compare(
  source: Source,
  way: Way,
  object: LiveObject,
  random: Random,
  counts: Counts,
  note: (what: string) => string,
): Promise<void> {
  const { target } = source;
  const live = way.alone === true ? object.live : await object.renewed();
  const wanted = live === undefined ? object.random() : versionOf(source, live, random);
  const { value: request, error: fault } = tried(() => way.make(target, live ?? {}, wanted, random));
  // A field that the type doesn't have, or somebody else's change.
  if (fault !== undefined && !isMergePatchError(fault) && !isConflict(fault)) throw fault;
  if (request === undefined) {
    counts['not made']++;
    return;
  }
  const about = (): string => note(`${text(request)}\non ${text(live ?? {})}\nwanted ${text(wanted)}`);
  const { value: predicted, error: failure } = tried(() => patched(target, live, request));
  let answer = await object.patch(request);
  if (answer.code === 0) {
    // It compares objects, or with null, or adds to null.
    if (request.contentType === JSONPatchType) assert.match(request.body, /null/, about());
    else
      assert.match(
        String((failure as Error | undefined)?.message),
        /can't be compared: |must not begin with null$/,
        about(),
      );
    counts['too much for Go']++;
    return;
  }
  const { name } = (predicted?.['metadata'] ?? {}) as JSONObject;
  if (predicted === undefined || name !== object.name) {
    if (predicted === undefined) await checkRefusal(object, live, request, answer, failure, about);
    else assert.ok(answer.code >= 400, about());
    counts.refused++;
    return;
  }
  // A custom resource may become one that its schema doesn't allow: the server looks at it afterwards.
  if (target.type === undefined && answer.code === 422) {
    counts.refused++;
    return;
  }
  const expected = sortedJSON(comparable(predicted));
  const agrees = (): boolean => answer.code < 300 && sortedJSON(comparable(answer.body)) === expected;
  for (let tries = 0; tries < TRIES && request.body.includes('"$') && !agrees(); tries++)
    answer = await object.patchAgain(live!, request);
  assert.ok(answer.code < 300, `${String(answer.body['message'])} ${about()}`);
  assert.equal(sortedJSON(comparable(answer.body)), expected, about());
  if (request.manager !== undefined) assert.deepEqual(managers(answer.body), managers(predicted), about());
  counts.answered++;
  if (way.law === undefined || (way.law !== 'always' && hasTwins([live, wanted]))) return;
  const deletes = request.contentType === MergePatchType || request.contentType === StrategicMergePatchType;
  if (deletes && hasNullInList(wanted)) return;
  const form = way.alone === true ? withoutZeros : way.law === 'always' ? sortedJSON : unordered;
  const said = deletes ? withoutNulls(wanted) : wanted;
  assert.equal(form(comparable(answer.body)), form(comparable(target.stored(said))), about());
  counts['as wanted']++;
}

async function exercise(t: TestContext, url: string, source: Source, ways: readonly Way[]): Promise<void> {
  t.diagnostic(`KUBETYPED_SEED=${seed}`);
  const { target, cost = 1 } = source;
  const results = ways.map((way, at) =>
    t.test(way.name, async (inner) => {
      const random = new Random(seed + at);
      const object = new LiveObject(url, namespace, source, source.name(at), random);
      const counts: Counts = { answered: 0, 'as wanted': 0, refused: 0, 'too much for Go': 0, 'not made': 0 };
      try {
        for (let each = 0; each < Math.ceil(cases / cost); each++) {
          await compare(
            source,
            way,
            object,
            random,
            counts,
            (what) => `${target.kind} ${way.name} case ${each} of seed ${seed}: ${what}`,
          );
        }
      } finally {
        await object.remove();
      }
      inner.diagnostic(
        Object.entries(counts)
          .map(([name, count]) => `${count} ${name}`)
          .join(', '),
      );
      assert.ok(counts.answered > 0);
    }),
  );
  await Promise.all(results);
}

for (const type of [Pod, Deployment, Service, Node, ConfigMap]) {
  test(type.kind, { concurrency: 4 }, async (t) => {
    if (skipWithout(server, t)) return;
    await exercise(t, server.url, builtinSource(type as KindClass), [
      ...strategicWays,
      ...jsonWays,
      ...applyWays,
      ...anyWays,
    ]);
  });
}

test('CustomResourceDefinition', { concurrency: 4 }, async (t) => {
  if (skipWithout(server, t)) return;
  await exercise(t, server.url, definitionSource(`${namespace}.example.com`), [...strategicWays, ...jsonWays]);
});

test('a custom resource', { concurrency: 4 }, async (t) => {
  if (skipWithout(server, t)) return;
  t.after(await define(server.url, group));
  await exercise(t, server.url, widgetSource(group), [...jsonWays, ...applyWays]);
});

test('what the server refuses is refused here', async (t) => {
  if (skipWithout(server, t)) return;
  const source = builtinSource(Pod as KindClass);
  const object = new LiveObject(server.url, namespace, source, 'refusing', new Random(seed));
  try {
    const live = await object.put(refusing(namespace, object.name));
    for (const { code, otherWords = false, ...request } of refusals) {
      const note = (): string => text(request).slice(0, 500);
      const answer = await object.patch(request);
      assert.equal(answer.code, code, `${String(answer.body['message'])} ${note()}`);
      const { value, error } = tried(() => patched(source.target, live, request));
      assert.equal(value, undefined, note());
      if (!otherWords) await checkRefusal(object, live, request, answer, error, note);
    }
  } finally {
    await object.remove();
  }
});

test('custom resources have no strategic merge patches', async (t) => {
  if (skipWithout(server, t)) return;
  const source = widgetSource(`none.${group}`);
  t.after(await define(server.url, source.target.group));
  const object = new LiveObject(server.url, namespace, source, 'none', new Random(seed));
  try {
    const live = await object.renewed();
    const { code, body } = await object.patch({ body: '{}', contentType: StrategicMergePatchType });
    assert.deepEqual([code, body['reason']], [415, 'UnsupportedMediaType']);
    assert.throws(() => patchFor(live, live, StrategicMergePatchType), isMergePatchError);
    assert.throws(() => patchObject(live, {}, StrategicMergePatchType), isMergePatchError);
  } finally {
    await object.remove();
  }
});
