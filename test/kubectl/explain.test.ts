// explain from the server beside kubectl, to the last blank: built-in Kinds of every shape, and a custom resource.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import * as apiextensionsv1 from 'kubetyped/api/apiextensions/v1';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { ExplainError, type ExplainOptions, explain } from 'kubetyped/kubectl';
import { cli, inFolder } from '../cli/run_cli.ts';
import { runKubectl, skipWithoutKubectl } from '../server/kubectl.ts';

let server: TestServer;
let client: Client;

const long = `${'a word '.repeat(30)}${'x'.repeat(90)} nbsp\u00a0nbsp  two  blanks ${'y'.repeat(78)}.\n\nA paragraph\tafter.`;
const text: apiextensionsv1.JSONSchemaProps = { type: 'string' };

const widgets: apiextensionsv1.CustomResourceDefinitionVersion = {
  name: 'v1',
  served: true,
  storage: true,
  schema: {
    openAPIV3Schema: {
      type: 'object',
      description: long,
      required: ['spec'],
      properties: {
        spec: {
          type: 'object',
          description: long,
          externalDocs: { description: long, url: 'https://example.com' },
          required: ['size', 'list'],
          properties: {
            size: { type: 'string', enum: ['', 'small', 'large', 'huge', 'more', 'most'], description: 'How large.' },
            few: { type: 'integer', enum: [1, 2], externalDocs: { url: 'https://example.com', description: 'Few' } },
            list: {
              type: 'array',
              items: { type: 'object', description: 'An item.', properties: { a: text, b: { type: 'number' } } },
            },
            map: {
              type: 'object',
              description: long,
              additionalProperties: { type: 'array', items: { type: 'object', properties: { deep: text } } },
            },
            any: { 'x-kubernetes-preserve-unknown-fields': true },
            port: { 'x-kubernetes-int-or-string': true, description: `${'x'.repeat(70)}${' '.repeat(12)}` },
            free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
          },
        },
        status: { type: 'object' },
      },
    },
  },
};

before(async () => {
  server = await startTestServer();
  client = new Client({ transport: new FetchTransport({ server: server.url }) });
  const definitions = client.resource(apiextensionsv1.CustomResourceDefinition);
  await definitions.create({
    metadata: { name: 'widgets.example.com' },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { plural: 'widgets', singular: 'widget', kind: 'Widget', shortNames: ['wd'] },
      versions: [widgets],
    },
  });
  const isServed = async (): Promise<boolean> => {
    try {
      return (await explain(client, 'widgets.spec')) !== '';
    } catch {
      return false;
    }
  };
  while (!(await isServed())) await new Promise((resolve) => setTimeout(resolve, 50));
});

after(async () => {
  await client.close();
  await server.close();
});

const rows: readonly (readonly [path: string, options?: ExplainOptions])[] = [
  ['pods'],
  ['po.spec'],
  ['pods.spec.containers'],
  ['pod.spec.containers.resources.limits'],
  ['pod.metadata.labels'],
  ['pods.spec.containers.ports.protocol'],
  ['deployments.apps.spec.strategy'],
  ['deploy.spec', { recursive: true, maxDepth: 2 }],
  ['cronjobs', { apiVersion: 'batch/v1' }],
  ['events'],
  ['ingresses.networking.k8s.io.spec'],
  ['crd.spec', { recursive: true }],
  ['customresourcedefinitions.spec.versions.schema.openAPIV3Schema', { recursive: true, maxDepth: 3 }],
  ['nodes.status', { recursive: true }],
  ['secrets.data'],
  ['networkpolicies.spec.ingress.ports.port'],
  ['hpa.spec.metrics'],
  ['namespaces.spec.'],
  ['widgets'],
  ['widgets.example.com'],
  ['widgets.example.com.spec'],
  ['wd.spec', { recursive: true }],
  ['wd.spec.size'],
  ['wd.spec.few'],
  ['wd.spec.list'],
  ['wd.spec.list.a'],
  ['wd.spec.map'],
  ['wd.spec.map.deep'],
  ['wd.spec.any'],
  ['wd.spec.port'],
  ['wd', { recursive: true }],
  // What there is not.
  ['nothing'],
  ['pods.none'],
  ['pods.spec.none'],
  ['pods.metadata.name.first'],
  ['wd.spec.map.none'],
  ['pods', { apiVersion: 'v2' }],
  ['pods', { apiVersion: 'apps/v1' }],
];

/** What kubectl has printed of the custom resource, whose words change with nothing else. */
const FILE = 'test/kubectl/explained.json';

const flagsOf = ({ apiVersion, recursive, maxDepth }: ExplainOptions = {}): string[] => [
  ...(apiVersion === undefined ? [] : [`--api-version=${apiVersion}`]),
  ...(recursive === true ? ['--recursive'] : []),
  ...(maxDepth === undefined ? [] : [`--max-depth=${maxDepth}`]),
];

test('explain prints what kubectl has printed', async () => {
  const printed = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  assert.ok(Object.keys(printed).length >= 13, Object.keys(printed).join());
  for (const [path, options] of rows) {
    const expected = printed[[path, ...flagsOf(options)].join(' ')];
    if (expected !== undefined) assert.equal(await explain(client, path, options), expected, path);
  }
});

test('explain prints what kubectl prints', async (t) => {
  if (skipWithoutKubectl(t, 'NOT COMPARED WITH KUBECTL')) return;
  const printed: Record<string, string> = {};
  await inFolder(async (cwd) => {
    for (const [path, options = {}] of rows) {
      const flags = flagsOf(options);
      const theirs = await runKubectl(server.url, cwd, ['explain', path, ...flags]);
      const ours = await explain(client, path, options).catch((error: unknown) => String(error));
      const where = [path, ...flags].join(' ');
      if (theirs.code === 0) assert.equal(ours, theirs.stdout, where);
      else assert.match(ours, /^(?:ExplainError|NoResourceMatchError): /, `${where}: ${theirs.stderr}`);
      if (theirs.code === 0 && /^w(?:d|idgets)\b/.test(path)) printed[where] = theirs.stdout;
    }
  });
  const text = `${JSON.stringify(printed, null, 1)}\n`;
  if (process.env['KUBETYPED_EXPLAINED'] === 'write') writeFileSync(FILE, text);
  assert.equal(text, readFileSync(FILE, 'utf8'), 'KUBETYPED_EXPLAINED=write keeps what kubectl prints');
});

test('explain of a server on the command line', async () => {
  const run = (...args: string[]): ReturnType<typeof cli> => cli(['explain', '--server', server.url, ...args]);
  const { status, stdout, stderr } = await run('widgets.spec.size');
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(stdout, await explain(client, 'widgets.spec.size'));
  assert.match(
    stdout,
    /^GROUP: {6}example\.com\nKIND: {7}Widget\nVERSION: {4}v1\n\nFIELD: size <string>\nENUM:\n {4}""\n/,
  );
  assert.deepEqual(
    (await run('widgets.spec', '-R')).stdout,
    await explain(client, 'widgets.spec', { recursive: true }),
  );
  for (const [args, expected, fault] of [
    [['widgets.spec.none'], 1, /^kubetyped: field "none" does not exist\n$/],
    [['nothing'], 1, /^kubetyped: .*nothing/],
    [['widgets', '--crds', 'x'], 2, /--crds is not for servers/],
    [['widgets', '--max-depth', '1'], 2, /--max-depth requires --recursive/],
    [['widgets', 'pods'], 2, /one kind is explained at a time/],
    [[], 2, /one kind is explained at a time/],
  ] as const) {
    const said = await run(...args);
    assert.deepEqual([said.status, said.stdout], [expected, '']);
    assert.match(said.stderr, fault);
  }
  // Where two groups have a resource, kubectl takes what is named for that of the core group.
  assert.match(await explain(client, 'events.events.k8s.io.note'), /^GROUP: {6}events\.k8s\.io\n/);
  await assert.rejects(explain(client, 'pods.nothing'), ExplainError);
});
