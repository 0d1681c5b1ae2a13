// Random sequences of requests about custom resources to the Go reference server and to ours.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { Random } from '../differential/random_scalars.ts';
import { findAPIServer, skipWithout } from '../server/server.ts';
import { isKnownOfCustom } from './differential_custom_differences.ts';
import { askBoth, inLanes, Session } from './differential_session.ts';
import { customDefinition, randomCustomSequence } from './random_custom_requests.ts';
import { newReferenceLikeServer } from './reference_like.ts';

const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const count = Math.min(Number(process.env['KUBETYPED_CASES'] ?? 40), 5000);

const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

/** Creates a definition and waits until it is served. */
async function define(url: string, definition: object, name: string): Promise<void> {
  const body = JSON.stringify(definition);
  const created = await fetch(url + DEFINITIONS, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(created.status, 201, await created.text());
  for (let tries = 0; tries < 100; tries++) {
    const { status } = (await (await fetch(`${url}${DEFINITIONS}/${name}`)).json()) as {
      status?: { conditions?: { type: string; status: string }[] };
    };
    if (status?.conditions?.some((each) => each.type === 'Established' && each.status === 'True')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`${name} was not established`);
}

/** Deletes a definition with all objects, whatever finalizers they have. */
async function undefine(url: string, group: string, name: string): Promise<void> {
  const { items = [] } = (await (await fetch(`${url}/apis/${group}/v1/widgets`)).json()) as {
    items?: { metadata: { name: string; namespace: string; finalizers?: string[] } }[];
  };
  for (const { metadata } of items.filter((each) => each.metadata.finalizers !== undefined))
    await fetch(`${url}/apis/${group}/v1/namespaces/${metadata.namespace}/widgets/${metadata.name}`, {
      method: 'PATCH',
      body: '{"metadata":{"finalizers":null}}',
      headers: { 'content-type': 'application/merge-patch+json' },
    });
  // Not before: the reference server breaks down when objects of a definition that is being deleted are patched.
  await fetch(`${url}${DEFINITIONS}/${name}`, { method: 'DELETE' });
}

test('random requests about custom resources are answered as by the Go server', { timeout: 3_600_000 }, async (t) => {
  const reference = findAPIServer(8473, false);
  if (skipWithout(reference, t)) return;
  const group = `custom-${process.pid}.example.com`;
  const name = `widgets.${group}`;
  const ours = newReferenceLikeServer();
  const differences: string[] = [];
  let requests = 0;
  let known = 0;
  try {
    const { url } = await ours.listen();
    await Promise.all([reference.url, url].map((base) => define(base, customDefinition(group), name)));
    // The reference server makes new custom resources wait for two seconds after that.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await inLanes(count, async (index) => {
      const namespace = `random-${index}`;
      const sequence = randomCustomSequence(new Random(seed + index), group);
      const go = new Session(`${reference.url}/apis/${group}`);
      const mine = new Session(`${url}/apis/${group}`);
      for (const [at, { path, ...rest }] of sequence.entries()) {
        requests++;
        const request = { ...rest, path: path.replace('/', `/namespaces/${namespace}/`) };
        const [theirs, own] = await askBoth(go, mine, request);
        if (isDeepStrictEqual(theirs, own)) continue;
        if (isKnownOfCustom(request, theirs, own)) known++;
        else
          differences.push(
            `sequence ${index}, request ${at}: ${JSON.stringify(request)}\n  Go   ${JSON.stringify(theirs)}\n  ours ${JSON.stringify(own)}`,
          );
        // What comes after may differ because of this.
        if (theirs.status !== own.status) break;
      }
    });
  } finally {
    // Whatever fails: a server that is left running holds up all tests that come after.
    try {
      await undefine(reference.url, group, name);
    } finally {
      reference.stop();
      await ours.close();
    }
  }
  t.diagnostic(
    `${count} sequences, ${requests} requests, ${known} known differences, ${differences.length} others; KUBETYPED_SEED=${seed}`,
  );
  const report = process.env['KUBETYPED_TRANSCRIPT'];
  if (report !== undefined) writeFileSync(report, differences.join('\n\n'));
  assert.deepEqual(differences, []);
});
