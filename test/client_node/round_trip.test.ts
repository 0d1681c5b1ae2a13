// The official client itself, over HTTP, with objects of every served Kind in both directions. It needs Node 22: this one, or
// one of KUBETYPED_RUNTIMES (see scripts/runtimes.mjs). The server is ours, which takes objects with every field set; and
// kube-apiserver with KUBETYPED_CONTROLPLANE, `start` or the kubeconfig of one that runs.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { isNotFound } from 'kubetyped/apimachinery/api/errors';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { type Client, mergePatch } from 'kubetyped/client';
import { Discovery } from 'kubetyped/client/discovery';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { readRelease } from 'kubetyped/releases';
import { fromSources } from '../cli/run_cli.ts';
import type { Named } from '../client/exercise_kind.ts';
import { readSamples } from '../client/samples.ts';
import { objectFiles, readRows } from '../conformance/rows.ts';
import { modelNames } from './model_names.ts';

// That of the samples.
const NAMESPACE = 'client-test';
const runtimes = JSON.parse(process.env['KUBETYPED_RUNTIMES'] ?? '{}') as Readonly<Record<string, string>>;
const node =
  Number.parseInt(process.versions.node, 10) >= 22 ? process.execPath : (runtimes['node22'] ?? runtimes['node24']);
const skip =
  node === undefined &&
  'NOT RUN WITH THE OFFICIAL CLIENT: it needs Node 22; KUBETYPED_RUNTIMES has none (scripts/runtimes.mjs)';

interface Answer {
  readonly created: Named;
  readonly read: Named;
  readonly written: Named;
  readonly error?: string;
}

type Wire = Named & { readonly apiVersion: string; readonly kind: string };

/** A process of the official client. */
class OfficialClient {
  readonly #process;
  readonly #answers;

  constructor(kubeconfig: string) {
    // The library as this process has it.
    this.#process = spawn(node!, [...fromSources, 'test/client_node/official_client.mjs', kubeconfig], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#answers = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  async roundTrip(object: Wire): Promise<Answer> {
    this.#process.stdin.write(`${JSON.stringify(object)}\n`);
    const { value, done } = await this.#answers.next();
    assert.ok(done !== true, 'the official client ended');
    return JSON.parse(value as string) as Answer;
  }

  async close(): Promise<void> {
    this.#process.stdin.end();
    if (this.#process.exitCode === null) await once(this.#process, 'exit');
  }
}

/**
 * What a server writes at any time is left out. To the official client nulls mean nothing, and integers are numbers: it
 * rounds those beyond 2^53 itself.
 */
function comparable(object: unknown): unknown {
  const text = JSON.stringify(object, (_, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : (value ?? undefined),
  );
  const { metadata, ...rest } = JSON.parse(text) as Named & { readonly kind?: string; status?: unknown };
  // Of definitions, a controller writes it.
  if (rest.kind === 'CustomResourceDefinition') delete rest.status;
  const { resourceVersion: _, ...others } = metadata;
  // An empty status is always written, but the official client knows none of CSINodes yet.
  const known = Object.entries(rest).filter(([name, value]) => name !== 'status' || JSON.stringify(value) !== '{}');
  return { ...Object.fromEntries(known), metadata: { ...others, managedFields: undefined } };
}

/** What a server makes up for each object. */
const MADE_UP = new Set([
  ...['uid', 'creationTimestamp', 'controller-uid', 'batch.kubernetes.io/controller-uid'],
  ...['clusterIP', 'clusterIPs', 'nodePort'],
]);

/** Without what differs from one creation to the next. */
function ofCreation(object: Named): unknown {
  return JSON.parse(
    JSON.stringify(comparable(object), (key, value: unknown) => (MADE_UP.has(key) ? undefined : value)),
  );
}

/** The Kinds that a server serves and the official client has classes for. */
async function servedKinds(client: Client): Promise<KindClass<Named>[]> {
  const models = modelNames();
  const { groups } = await new Discovery(client).serverResources();
  return groups.flatMap(({ group, versions }) =>
    versions.flatMap(({ version, resources }) =>
      resources.flatMap(({ kind, verbs }) => {
        const type = scheme.typeFor({ group, version, kind });
        const isStored = verbs.includes('create') && verbs.includes('get');
        return isStored && type !== undefined && models.has(`${type.apiVersion}/${kind}`)
          ? [type as unknown as KindClass<Named>]
          : [];
      }),
    ),
  );
}

/** The release that the official client follows. */
const FOLLOWED = readRelease('1.36');

/** An object without the fields that the official client doesn't know yet. */
function withoutLater<T extends object>(type: KindClass, object: T): T {
  const known = structuredClone(object);
  for (const { keys } of FOLLOWED.laterParts(type, object)) {
    const [last = '', ...path] = [...keys].reverse();
    const parent: unknown = path.reduceRight<unknown>((at, key) => Reflect.get(Object(at), key), known);
    Reflect.deleteProperty(Object(parent), last);
  }
  return known;
}

async function compareAll(
  t: TestContext,
  client: Client,
  kubeconfig: string,
  sampleOf: (type: KindClass<Named>) => object | undefined,
): Promise<number> {
  await client.resource(corev1.Namespace).apply({ metadata: { name: NAMESPACE } }, { fieldManager: 'test' });
  const official = new OfficialClient(kubeconfig);
  t.after(() => official.close());
  let count = 0;
  for (const type of await servedKinds(client)) {
    const { apiVersion, kind } = type;
    const sample = sampleOf(type) as Named | undefined;
    assert.ok(sample, `no sample of ${apiVersion} ${kind}`);
    // Of some kinds the name says something. A namespace stays for a while.
    const name = kind === 'Namespace' ? `official-${Date.now()}` : (sample.metadata?.name ?? 'official');
    const metadata = { ...sample.metadata, name, ...(type.namespaced === true && { namespace: NAMESPACE }) };
    if (type.namespaced !== true) delete metadata.namespace;
    const wire = withoutLater(type, { ...sample, apiVersion, kind, metadata });
    const resource = client.resource(type, { namespace: NAMESPACE });
    const what = `${apiVersion} ${kind}`;
    const own = await resource.create(wire, { dryRun: ['All'] });
    const { error, created, read, written } = await official.roundTrip(wire);
    assert.equal(error, undefined, `${what}: ${error}`);
    const stored = await resource.get(name);
    assert.deepEqual(ofCreation(created), ofCreation(own), `${what}: the official client creates what ours does`);
    assert.deepEqual(comparable(read), comparable(stored), `${what}: it reads what is stored`);
    assert.deepEqual(comparable(written), comparable(stored), `${what}: and writes back what it has read`);
    const left = await resource.delete(name, { gracePeriodSeconds: 0, propagationPolicy: 'Background' });
    // Of the controllers that wait for finalizers, only that of definitions is there.
    if (left instanceof type && left.metadata.finalizers !== undefined)
      await resource.patch(name, mergePatch({ metadata: { finalizers: null } })).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
    count++;
  }
  return count;
}

/** With every field set, no server takes one. */
const DEFINITION = {
  metadata: { name: 'gadgets.example.com' },
  spec: {
    group: 'example.com',
    scope: 'Namespaced',
    names: { plural: 'gadgets', kind: 'Gadget' },
    versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } }],
  },
};

test('every Kind, with every field set', { skip, timeout: 300_000 }, async (t) => {
  const server = await startTestServer({ namespaces: false, builtInRules: false });
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-'));
  t.after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const kubeconfig = join(folder, 'config');
  writeFileSync(kubeconfig, server.kubeconfig);
  const filled = new Map<string, object>();
  for (const file of objectFiles())
    for (const { kind, variant, json } of readRows(file)) {
      if (variant !== 'filled' || json === undefined) continue;
      const { metadata: _, ...object } = JSON.parse(json) as Wire;
      filled.set(`${object.apiVersion} ${kind}`, object);
    }
  filled.set('apiextensions.k8s.io/v1 CustomResourceDefinition', DEFINITION);
  const client = loadClient({ kubeconfig, env: {} });
  t.after(() => client.close());
  const count = await compareAll(t, client, kubeconfig, (type) => filled.get(`${type.apiVersion} ${type.kind}`));
  t.diagnostic(`${count} Kinds`);
  assert.ok(count >= 60, String(count));
});

const wanted = process.env['KUBETYPED_CONTROLPLANE'] ?? '';

test('every Kind of kube-apiserver', {
  skip:
    skip ||
    (wanted === '' && 'NOT RUN AGAINST KUBE-APISERVER: set KUBETYPED_CONTROLPLANE to start, or to a kubeconfig'),
  timeout: 900_000,
}, async (t) => {
  let kubeconfig = wanted;
  if (wanted === 'start') {
    const output = execFileSync('scripts/controlplane.sh', ['start'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    kubeconfig = output.trim().split('\n')[1]!;
    t.after(() => execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]));
  }
  const client = loadClient({ kubeconfig, env: {} });
  t.after(() => client.close());
  const samples = readSamples();
  const count = await compareAll(
    t,
    client,
    kubeconfig,
    (type) => samples.get(`${type.apiVersion} ${type.kind}`) ?? samples.get(type.kind),
  );
  t.diagnostic(`${count} Kinds in their versions`);
  assert.ok(count >= 80, String(count));
});
