// CustomResourceDefinitions and JSON Schemas from folders and from the web, with a cache.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';

const widget = 'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\nspec: {size: -1, more: 1, port: x}\n';
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: {
    apiVersion: { type: 'string' },
    kind: { type: 'string' },
    metadata: { type: 'object' },
    spec: {
      type: 'object',
      additionalProperties: false,
      properties: {
        size: { type: ['integer', 'null'], minimum: 0 },
        port: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      },
    },
  },
};
const crd = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'widgets.example.com' },
  spec: {
    group: 'example.com',
    scope: 'Namespaced',
    names: { kind: 'Widget', plural: 'widgets' },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: { spec: { type: 'object', properties: { size: { type: 'integer', minimum: 0 } } } },
          },
        },
      },
    ],
  },
};
const faults = `-:4:8: error: spec.size: Invalid value: -1: spec.size in body should be greater than or equal to 0 [value]
-:4:18: error: spec.more: unknown field [unknown]
`;

async function serving(
  answer: RequestListener,
  work: (address: string, asked: string[]) => Promise<void>,
): Promise<void> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

test('--schemas takes folders, by the layout of catalogs or by a pattern of its own', async () => {
  await inFolder(async (folder) => {
    mkdirSync(join(folder, 'catalog/example.com'), { recursive: true });
    writeFileSync(join(folder, 'catalog/example.com/widget_v1.json'), JSON.stringify(schema));
    const run = (location: string, input = widget): ReturnType<typeof cli> =>
      cli(['validate', '-o', 'lines', '--schemas', location], { input, cwd: folder });
    assert.equal((await run('catalog')).stdout, faults);
    assert.equal((await run('catalog/{group}/{kind}_{version}.json')).stdout, faults);
    assert.equal((await run('catalog/{{ .Group }}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json')).stdout, faults);
    assert.equal((await run('catalog/{kind}.json')).stdout, '');
    const climbing = widget.replace('Widget', '../example.com/widget');
    assert.deepEqual([(await run('catalog', climbing)).stdout, (await run('catalog', climbing)).status], ['', 0]);
    writeFileSync(join(folder, 'catalog/example.com/widget_v1.json'), '{"type": "object", "$ref": "a.json"}');
    assert.match(
      (await run('catalog')).stdout,
      /warning: its definition can't be used: \$ref a\.json is not supported: put the schema in its place \[warning\]\n$/,
    );
    writeFileSync(join(folder, 'catalog/example.com/widget_v1.json'), '{');
    const broken = await run('catalog');
    assert.equal(broken.status, 2);
    assert.match(broken.stderr, /^kubetyped: schema of Widget: catalog\/example\.com\/widget_v1\.json: /);
  });
});

test('--crds and --schemas take addresses, which are asked for once a day', async () => {
  await inFolder(async (folder) => {
    let isDown = false;
    await serving(
      (request, response) => {
        if (isDown) response.writeHead(502).end();
        else if (request.url === '/crd.json') response.end(JSON.stringify(crd));
        else if (request.url === '/s/example.com/widget_v1.json') response.end(JSON.stringify(schema));
        else if (request.url === '/html') response.end('<html>');
        else if (request.url === '/broken') response.writeHead(503).end();
        else response.writeHead(404).end('not found');
      },
      async (address, asked) => {
        const run = (...args: string[]): ReturnType<typeof cli> =>
          cli(['validate', '-o', 'lines', '--cache', join(folder, 'cache'), ...args], { input: widget });
        for (let round = 0; round < 2; round++) {
          const found = await run('--crds', `${address}/crd.json`);
          assert.deepEqual([found.status, found.stderr], [1, '']);
          assert.match(found.stdout, /size in body should be greater/);
          assert.equal((await run('--schemas', `${address}/s`)).stdout, faults);
          assert.equal((await run('--schemas', `${address}/none/`)).status, 0);
        }
        assert.deepEqual(asked, ['/crd.json', '/s/example.com/widget_v1.json', '/none/example.com/widget_v1.json']);
        for (const file of readdirSync(join(folder, 'cache'))) utimesSync(join(folder, 'cache', file), 0, 0);
        assert.equal((await run('--crds', `${address}/crd.json`, '--offline')).status, 1);
        assert.equal(asked.length, 3);
        isDown = true;
        const old = await run('--crds', `${address}/crd.json`);
        assert.deepEqual([old.status, old.stderr, asked.length], [1, '', 4], 'an old copy is better than none');
        assert.match(old.stdout, /size in body should be greater/);
        isDown = false;
        for (const [path, reason] of [
          ['/missing', 'the server has nothing there (404)'],
          ['/broken', 'the server answered 503 Service Unavailable'],
          ['/html', 'has no v1 CustomResourceDefinition'],
        ]) {
          const { status, stderr } = await run('--crds', `${address}${path}`);
          assert.deepEqual([status, stderr], [2, `kubetyped: ${address}${path}: ${reason}\n`]);
        }
        const offline = await run('--crds', `${address}/new`, '--offline');
        assert.match(offline.stderr, /is not in the cache, and --offline forbids to fetch it/);
        const secret = await run('--crds', address.replace('//', '//user:hidden@'));
        assert.equal(secret.status, 2);
        assert.match(secret.stderr, /has a user name/);
        assert.ok(!secret.stderr.includes('hidden'), secret.stderr);
      },
    );
    const gone = await cli(['validate', '--cache', join(folder, 'c2'), '--crds', 'http://127.0.0.1:9/crd.yaml'], {
      input: widget,
    });
    assert.equal(gone.status, 2);
    assert.match(gone.stderr, /^kubetyped: http:\/\/127\.0\.0\.1:9\/crd\.yaml: can't be fetched: /);
  });
});

test('what is too large is not read to its end', async () => {
  await inFolder(async (folder) => {
    await serving(
      (_request, response) => {
        const chunk = Buffer.alloc(1 << 20, ' ');
        const more = (): void => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on('drain', more);
        more();
      },
      async (address) => {
        const { status, stderr } = await cli(['validate', '--cache', folder, '--crds', address], { input: widget });
        assert.deepEqual([status, stderr], [2, `kubetyped: ${address}: is larger than 32 MiB\n`]);
      },
    );
  });
});
