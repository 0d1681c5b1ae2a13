// Random applies, updates and patches of several managers, at a real API server and by our field manager: the stored object
// and its managedFields must be the same after each.
//
// KUBETYPED_SEQUENCES sets the number of runs per kind (40), KUBETYPED_SEED repeats a run.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap, Pod, Service } from 'kubetyped/api/core/v1';
import { StatusError } from 'kubetyped/apimachinery/api/errors';
import type { KindClass, RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { mergePatch } from 'kubetyped/apimachinery/util/jsonpatch';
import {
  type FieldManager,
  FieldManagerError,
  newDefaultFieldManager,
} from 'kubetyped/apimachinery/util/managedfields';
import { sortedJSON } from '../apimachinery/vectors/answer_rows.ts';
import { Random } from '../differential/random_scalars.ts';
import { comparable, managers } from './live_object.ts';
import { Configs } from './random_configs.ts';
import { type APIServer, findAPIServer, skipWithout } from './server.ts';
import { builtin, customResource, define, type JSONObject, type Target, urlOf } from './target.ts';

const runs = Number(process.env['KUBETYPED_SEQUENCES'] ?? 40);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const STEPS = 10;
const namespace = `kubetyped-apply-${process.pid}`;
const group = 'apply.example.com';

let server: APIServer | undefined;
before(() => {
  server = findAPIServer(8455);
});
after(() => server?.stop());

/** What both sides must agree on. */
function agreed(object: JSONObject): string {
  return sortedJSON({ object: comparable(object), managers: managers(object) });
}

interface Step {
  readonly op: 'apply' | 'update' | 'patch';
  readonly manager: string;
  readonly force: boolean;
  readonly object: JSONObject;
}

async function send(
  url: string,
  { op, manager, force, object }: Step,
  live: JSONObject | undefined,
): Promise<{ readonly ok: boolean; readonly body: JSONObject }> {
  const exists = live !== undefined;
  const { resourceVersion } = (live?.['metadata'] ?? {}) as JSONObject;
  const body =
    op === 'update' ? { ...object, metadata: { ...(object['metadata'] as JSONObject), resourceVersion } } : object;
  const target = new URL(op === 'update' && !exists ? url.slice(0, url.lastIndexOf('/')) : url);
  target.searchParams.set('fieldManager', manager);
  if (force) target.searchParams.set('force', 'true');
  const media = {
    apply: 'application/apply-patch+yaml',
    update: 'application/json',
    patch: 'application/merge-patch+json',
  };
  const method = op === 'update' ? (exists ? 'PUT' : 'POST') : 'PATCH';
  const response = await fetch(target, {
    method,
    headers: { 'Content-Type': media[op] },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  return { ok: response.ok, body: (await response.json()) as JSONObject };
}

/** The same here. */
function compute(
  fields: FieldManager,
  live: JSONObject | undefined,
  kind: Target,
  { op, manager, force, object }: Step,
): JSONObject {
  const stored = live ?? kind.stored({ apiVersion: kind.apiVersion, kind: kind.kind });
  if (op === 'apply')
    return kind.stored(fields.apply(stored as RuntimeObject, object as RuntimeObject, manager, { force }));
  const next = kind.stored(op === 'patch' ? mergePatch(stored, object) : object);
  return fields.update(stored as RuntimeObject, next as RuntimeObject, manager) as JSONObject;
}

for (const kind of [
  ...[ConfigMap, Service, Deployment, Pod].map((each) => builtin(each as KindClass)),
  customResource(group),
]) {
  test(`${kind.kind}: what the server stores is what is computed here`, async (t) => {
    if (skipWithout(server, t)) return;
    if (kind.kind === 'Widget') {
      const remove = await define(server.url, group);
      t.after(remove);
    }
    t.diagnostic(`${runs} runs of ${STEPS} steps, KUBETYPED_SEED=${seed}`);
    const random = new Random(seed);
    const configs = new Configs(random);
    const create = (): JSONObject => kind.stored({ apiVersion: kind.apiVersion, kind: kind.kind });
    const fields = newDefaultFieldManager(kind.types, kind, { create });
    const counts = { stored: 0, refused: 0 };
    for (let run = 0; run < runs; run++) {
      const name = `r${run}`;
      const url = urlOf(server.url, kind, namespace, name);
      let live: JSONObject | undefined;
      try {
        for (let step = 0; step < STEPS; step++) {
          const op =
            live === undefined
              ? random.pick(['apply', 'update'] as const)
              : random.pick(['apply', 'apply', 'update', 'patch'] as const);
          const todo: Step = {
            op,
            manager: random.pick(['m1', 'm2', 'm3', 'kubectl']),
            force: op === 'apply' && random.int(2) === 0,
            object: configs.of(kind, namespace, name),
          };
          const answer = await send(url, todo, live);
          const note = () =>
            `run ${run} step ${step} of seed ${seed}: ${JSON.stringify(todo)} on ${JSON.stringify(live)}`;
          if (answer.ok) {
            assert.equal(agreed(compute(fields, live, kind, todo)), agreed(answer.body), note());
            live = answer.body;
            counts.stored++;
          } else {
            const message = String(answer.body['message']);
            // A custom resource may be merged into one that its schema doesn't allow: the server looks at it afterwards.
            if (kind.kind === 'Widget' && answer.body['code'] === 422) continue;
            assert.equal(answer.body['code'], 409, `${message} ${note()}`);
            assert.throws(
              () => compute(fields, live, kind, todo),
              (error: unknown) => {
                assert.ok(
                  error instanceof StatusError || error instanceof FieldManagerError,
                  `${String(error)} ${note()}`,
                );
                assert.equal(error.message, message, note());
                return true;
              },
              note(),
            );
            counts.refused++;
          }
        }
      } finally {
        await fetch(url, { method: 'DELETE', signal: AbortSignal.timeout(20_000) });
      }
    }
    t.diagnostic(`${counts.stored} stored, ${counts.refused} refused`);
    assert.ok(counts.stored > counts.refused && counts.refused > 0);
  });
}
