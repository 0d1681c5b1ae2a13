// The form of examples/form in Chromium, built with the library as published: a custom resource and built-in Kinds are filled in,
// problems are at their fields, the YAML keeps what the form does not show, and schemas of others break nothing.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { resolve, type Schema, type Shape, shapeOf } from '../../examples/form/src/schema.ts';
import { type Browser, faultsInLooks, startChromium } from '../chromium.ts';

const EXAMPLE = 'examples/form';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'text/yaml; charset=utf-8',
};

let folder: string;
let url: string;
/** What is served in place of files of the example, by path. */
const others: Record<string, string> = {};
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(folder, 'public', pathname);
  const body = others[pathname] ?? (existsSync(file) ? readFileSync(file) : undefined);
  if (body === undefined) response.writeHead(404).end();
  else
    response
      .writeHead(200, { 'Content-Type': TYPES[extname(pathname)], 'Content-Encoding': 'gzip' })
      .end(gzipSync(body, { level: 9 }));
});

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kubetyped-form-'));
  cpSync(EXAMPLE, folder, { recursive: true, filter: (path) => !/\/(?:node_modules|dist)$/.test(path) });
  execFileSync(process.execPath, ['scripts/link-project.mjs', folder]);
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
after(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the tests do with a page: parts and fields are named by what stands above them. */
const IN_PAGE = `
  const titleOf = (element) => element?.firstChild?.textContent;
  window.yaml = () => document.getElementById('yaml').value;
  window.verdict = () => document.getElementById('status').textContent;
  window.part = (...titles) => titles.reduce(
    (at, title) => [...at.querySelectorAll('fieldset')].find((each) => titleOf(each.querySelector('legend')) === title),
    document.getElementById('fields'));
  window.control = (...titles) => {
    const label = [...part(...titles.slice(0, -1)).querySelectorAll('label')].find((each) => titleOf(each) === titles.at(-1));
    return label?.control;
  };
  window.press = (label) => document.querySelector('[aria-label="' + label + '"]').click();
  window.problemOf = (element) => element.getAttribute('aria-describedby').split(' ')
    .map((id) => document.getElementById(id)).find((each) => each.className === 'problem').textContent;
  window.write = (text) => { const area = document.getElementById('yaml'); area.value = text; area.dispatchEvent(new Event('input')); };
  window.choose = (select, text) => {
    select.value = [...select.options].find((each) => each.textContent === text).value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  // Every control has a name, and what describes it is there.
  window.nameless = () => [...document.querySelectorAll('input, select, textarea, fieldset')].filter((each) => {
    const name = each.tagName === 'FIELDSET' ? each.querySelector('legend') : each.labels.length > 0;
    const ids = (each.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    return !(name || each.ariaLabel) || ids.some((id) => document.getElementById(id) === null);
  }).map((each) => each.outerHTML);
  undefined`;

class Page {
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(path: string, status = 'Valid'): Promise<void> {
    await this.#browser.open(url + path);
    await this.#browser.until(`document.getElementById('status').textContent !== 'Loading'`);
    await this.#browser.evaluate(IN_PAGE);
    assert.equal(await this.value('verdict()'), status);
  }

  value(expression: string): Promise<unknown> {
    return this.#browser.evaluate(expression);
  }

  /** Types into a control in place of what it holds. */
  async type(titles: readonly string[], text: string): Promise<void> {
    const found = `control(${titles.map((title) => JSON.stringify(title)).join(', ')})`;
    assert.equal(await this.value(`${found} !== undefined`), true, found);
    await this.value(`{ const it = ${found}; it.focus(); it.select(); }`);
    if (text === '') await this.value(`document.execCommand('delete')`);
    else await this.#browser.type(text);
  }

  /** The lines of the YAML that one of two texts has and the other has not. */
  async changes(before: string): Promise<{ gone: string[]; made: string[] }> {
    const [old, now] = [before.split('\n'), String(await this.value('yaml()')).split('\n')];
    return { gone: old.filter((line) => !now.includes(line)), made: now.filter((line) => !old.includes(line)) };
  }
}

test("schemas of the command line and of a server's OpenAPI v3 give the same form", async () => {
  const written: Schema = JSON.parse(readFileSync(join(folder, 'public/dist/deployment.schema.json'), 'utf8'));
  await using api = await startTestServer();
  const served: Schema = await (await fetch(`${api.url}/openapi/v3/apis/apps/v1`)).json();
  const $ref = '#/components/schemas/io.k8s.api.apps.v1.DeploymentSpec';
  const seen = new Set<Shape>();
  /** Compares what is at a place in both schemas, and all that is in it. */
  const compare = (place: string, one: Schema, other: Schema): void => {
    const [a, b] = [resolve(one, written), resolve(other, served)];
    const shape = shapeOf(a);
    // Servers publish the values of types that are marked as enumerations; the command line knows what else is refused.
    const isOpen = shape === 'choice' && b.type === 'string' && b.enum === undefined;
    assert.equal(shapeOf(b), isOpen ? 'text' : shape, place);
    seen.add(shape);
    const [properties, others] = [a.properties ?? {}, b.properties ?? {}];
    assert.deepEqual(Object.keys(others).sort(), Object.keys(properties).sort(), place);
    for (const [name, each] of Object.entries(properties)) compare(`${place}.${name}`, each, others[name]!);
    if (shape === 'list') compare(`${place}[]`, a.items!, b.items!);
  };
  compare('spec', resolve(written, written).properties!['spec']!, { $ref });
  assert.deepEqual([...seen].sort(), ['amount', 'choice', 'list', 'map', 'number', 'object', 'text', 'yaml']);
});

test('a form in Chromium', { timeout: 300_000 }, async (t) => {
  const browser = await startChromium(t);
  if (browser === undefined) return;
  const page = new Page(browser);
  const value = (expression: string): Promise<unknown> => page.value(expression);

  await t.test('what pages weigh is what the README says', async () => {
    const rows = [...readFileSync(`${EXAMPLE}/README.md`, 'utf8').matchAll(/^\| `(\w+\.html)` \|.*\| (\d+) KB \|$/gm)];
    assert.deepEqual(
      rows.map(([, name]) => name),
      ['index.html', 'service.html', 'custom.html'],
    );
    for (const [, name = '', limit] of rows) {
      await page.open(name);
      const bytes = Number(
        await value(
          `performance.getEntriesByType('resource').reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
        ),
      );
      t.diagnostic(`${name}: ${bytes} bytes gzip`);
      assert.ok(bytes <= Number(limit) * 1024, `${name}: ${bytes} bytes`);
      assert.deepEqual(await value('nameless()'), []);
    }
  });

  await t.test('pages look well with problems, on every screen, in light and in dark', async () => {
    for (const [name, list] of [
      ['index.html', 'containers'],
      ['custom.html', 'targets'],
    ] as const) {
      await page.open(name);
      await value(`press('Add to ${list}'), document.activeElement.blur(), scrollTo(0, 0)`);
      assert.deepEqual(await faultsInLooks(browser), [], name);
    }
  });

  await t.test('Deployment: values, problems at their inputs, parts that are added and removed', async () => {
    await page.open('index.html');
    const start = String(await value('yaml()'));
    await page.type(['spec', 'replicas'], '3');
    assert.deepEqual(await page.changes(start), {
      gone: ['  replicas: 2 # more at night'],
      made: ['  replicas: 3 # more at night'],
    });
    await page.type(['spec', 'replicas'], '-1');
    const replicas = `control('spec', 'replicas')`;
    assert.equal(await value(`${replicas}.getAttribute('aria-invalid')`), 'true');
    assert.equal(await value(`problemOf(${replicas})`), 'Invalid value: -1: must be greater than or equal to 0');
    assert.equal(await value('verdict()'), '1 problem');
    assert.match(String(await value(`document.getElementById('problems').textContent`)), /^Line 8: spec\.replicas: /);
    await page.type(['spec', 'replicas'], 'many');
    assert.match(String(await value(`problemOf(${replicas})`)), /cannot unmarshal string .* of type int32/);
    assert.equal(await value(`${replicas}.value`), 'many');
    // A link leads to the input.
    await value(`document.activeElement.blur(), document.querySelector('#problems button').click()`);
    assert.equal(await value(`document.activeElement === ${replicas}`), true);
    await page.type(['spec', 'replicas'], '');
    assert.deepEqual(await page.changes(start), { gone: ['  replicas: 2 # more at night'], made: [] });
    assert.equal(await value(`${replicas}.getAttribute('aria-invalid')`), 'false');

    const containers = ['spec', 'template', 'containers'];
    await page.type([...containers, 'requests', 'cpu'], '1.5');
    await page.type([...containers, 'requests', 'memory'], '64 MB');
    const memory = `control('containers', 'requests', 'memory')`;
    assert.match(String(await value(`problemOf(${memory})`)), /quantities must match/);
    await page.type([...containers, 'requests', 'memory'], '-1');
    assert.match(String(await value(`problemOf(${memory})`)), /must be greater than or equal to 0/);
    await page.type([...containers, 'requests', 'memory'], '128Mi');
    await page.type([...containers, 'ports 1', 'containerPort'], '99999');
    assert.match(String(await value(`problemOf(control('ports 1', 'containerPort'))`)), /between 1 and 65535/);
    await page.type([...containers, 'ports 1', 'containerPort'], '8080');
    assert.equal(await value('verdict()'), 'Valid');

    const before = String(await value('yaml()'));
    await value(`press('Add to containers')`);
    // What is added has the focus, and says what it needs.
    assert.equal(await value(`document.activeElement === control('containers 2', 'name')`), true);
    assert.equal(await value(`problemOf(control('containers 2', 'name'))`), 'Required value');
    await browser.type('side');
    await value(`choose(part('containers 2').querySelector('select[aria-label^="Field to add"]'), 'image')`);
    await value(`part('containers 2').querySelector('[aria-label^="Add the field"]').click()`);
    await page.type(['containers', 'containers 2: side', 'image'], 'busybox');
    const probe = `part('containers 2: side')`;
    await value(`choose(${probe}.querySelector('select[aria-label^="Field to add"]'), 'imagePullPolicy')`);
    await value(`${probe}.querySelector('[aria-label^="Add the field"]').click()`);
    await value(`choose(control('containers 2: side', 'imagePullPolicy'), 'IfNotPresent')`);
    assert.deepEqual((await page.changes(before)).made, [
      '        - name: side',
      '          image: busybox',
      '          imagePullPolicy: IfNotPresent',
    ]);
    assert.equal(await value('verdict()'), 'Valid');
    await value(`press('Remove containers 2: side')`);
    assert.deepEqual(await page.changes(before), { gone: [], made: [] });
    // Entries of maps are added by their keys.
    await value(
      `part('spec', 'template', 'metadata', 'labels').querySelector('[aria-label="New key of labels"]').value = 'example.com/tier'`,
    );
    await value(`part('spec', 'template', 'metadata', 'labels').querySelector('[aria-label="Add to labels"]').click()`);
    await page.type(['spec', 'template', 'metadata', 'labels', 'example.com/tier'], 'front');
    assert.match(String(await value('yaml()')), /labels: \{app: web, example\.com\/tier: "front"\}/);
    assert.deepEqual(await value('nameless()'), []);
  });

  await t.test('the YAML leads, too: what is written there is in the form, and the form keeps the rest', async () => {
    await page.open('index.html');
    const text = String(await value('yaml()'))
      .replace('  replicas: 2', '  paused: true\n  replicas: 2')
      .replace('    spec:\n', '    spec:\n      novel: {a: 1} # of a later version\n')
      .concat('status: {replicas: 2}\n');
    await value(`write(${JSON.stringify(text)})`);
    assert.equal(await value(`control('spec', 'paused').selectedOptions[0].textContent`), 'true');
    assert.match(String(await value(`part('spec', 'template', 'spec').textContent`)), /Only in the YAML: novel/);
    assert.match(
      String(await value(`problemOf(part('spec', 'template', 'spec'))`)),
      /^novel: Forbidden: unknown field "spec\.template\.spec\.novel"$/,
    );
    await page.type(['spec', 'template', 'containers', 'image'], 'nginx:1.30');
    await value(`choose(control('spec', 'paused'), 'not set')`);
    const result = text.replace('nginx:1.29', 'nginx:1.30').replace('  paused: true\n', '');
    assert.equal(await value('yaml()'), result);
    // Half-written YAML locks the form, and nothing else.
    await value(`write('spec: [1,')`);
    assert.match(String(await value('verdict()')), /yaml: /);
    assert.equal(await value(`control('spec', 'replicas').matches(':disabled')`), true);
    await value(`write(${JSON.stringify(`${result}---\n${result}`)})`);
    assert.equal(await value('verdict()'), 'the YAML has 2 documents: the form is for one object');
    for (const nothing of ['', '# nothing', '[]', 'text']) {
      await value(`write(${JSON.stringify(nothing)})`);
      assert.match(String(await value('verdict()')), /the YAML has no object/, nothing);
    }
    // Values of other types are shown as they are.
    await value(`write(${JSON.stringify(result.replace('containers:', 'initContainers: none\n      containers:'))})`);
    assert.equal(await value(`control('spec', 'template', 'spec', 'initContainers').value.trim()`), 'none');
    assert.equal(await value(`control('spec', 'template', 'spec', 'initContainers').ariaInvalid`), 'true');
    await value(`write(${JSON.stringify(result.replace('replicas: 2 ', 'replicas: null '))})`);
    assert.equal(await value(`control('spec', 'replicas').value`), '');
  });

  await t.test('Service: an integer or a name, and what is chosen', async () => {
    await page.open('service.html');
    await page.type(['spec', 'ports', 'targetPort'], '8080');
    assert.match(String(await value('yaml()')), /targetPort: 8080 # the container's port by its name\n/);
    await page.type(['spec', 'ports', 'targetPort'], 'Web!');
    assert.equal(await value(`control('spec', 'ports', 'targetPort').ariaInvalid`), 'true');
    await page.type(['spec', 'ports', 'targetPort'], 'web');
    await value(`choose(control('spec', 'type'), 'ExternalName')`);
    assert.equal(await value('verdict()'), '1 problem');
    assert.equal(await value(`problemOf(part('spec'))`), 'externalName: Required value');
    await value(`choose(control('spec', 'type'), 'NodePort')`);
    assert.equal(await value('verdict()'), 'Valid');
  });

  await t.test('a custom resource: lists in lists, choices, rules in CEL, fields that are free', async () => {
    await page.open('custom.html');
    const start = String(await value('yaml()'));
    await page.type(['spec', 'maxUnavailable'], '3');
    assert.match(String(await value('yaml()')), /^ {2}maxUnavailable: 3$/m);
    await page.type(['spec', 'maxUnavailable'], '25%');
    assert.match(String(await value('yaml()')), /^ {2}maxUnavailable: 25%$/m);
    await page.type(['spec', 'maxUnavailable'], 'half');
    assert.match(String(await value(`problemOf(control('spec', 'maxUnavailable'))`)), /should match/);
    await page.type(['spec', 'maxUnavailable'], '');
    await page.type(['spec', 'parallel'], '9');
    assert.match(String(await value(`problemOf(control('spec', 'parallel'))`)), /less than or equal to 8/);
    await page.type(['spec', 'parallel'], '9007199254740993');
    assert.match(String(await value('yaml()')), /^ {2}parallel: 9007199254740993$/m);
    await page.type(['spec', 'parallel'], '');
    assert.equal(await value(`control('spec', 'parallel').placeholder`), '1');
    await page.type(['targets 2: pictures', 'paths', 'paths 1'], 'originals');
    assert.match(String(await value(`problemOf(control('targets 2: pictures', 'paths 1'))`)), /should match '\^\/'/);
    await page.type(['targets 2: pictures', 'paths', 'paths 1'], '/originals');
    assert.deepEqual(await page.changes(start), { gone: [], made: [] });

    await value(`part('targets 1: orders', 'hooks').querySelector(':scope > [aria-label="Add to hooks"]').click()`);
    const hook = ['targets 1: orders', 'hooks', 'hooks 2'];
    assert.equal(await value(`problemOf(control('hooks 2', 'when'))`), 'Required value');
    await value(`choose(control('hooks 2', 'when'), 'After')`);
    await page.type([...hook, 'command'], 'vacuumdb: "all"');
    assert.deepEqual((await page.changes(start)).made, [
      '        - when: After',
      `          command: 'vacuumdb: "all"'`,
    ]);
    // YAML where the schema leaves it open.
    await value(`{ const area = control('spec', 'options'); area.value = area.value.replace('12', '13');
      area.dispatchEvent(new Event('change')); }`);
    assert.match(String(await value('yaml()')), /compression: zstd\n {4}# Not below ten\.\n {4}level: 13\n/);
    await value(`{ const area = control('spec', 'options'); area.value = 'a: [';
      area.dispatchEvent(new Event('change')); }`);
    assert.match(String(await value(`problemOf(control('spec', 'options'))`)), /^Not set: .*yaml: /);
    assert.match(String(await value('yaml()')), /level: 13\n/);
    // A rule of CEL about lists, at the field that it names.
    const targets = Array.from({ length: 11 }, (_, at) => `{name: t${at}, kind: Volume}`).join(', ');
    await value(
      `write(${JSON.stringify(`${start.slice(0, start.indexOf('spec:'))}spec: {schedule: 0 3 * * *, targets: [${targets}], more: 1}\n`)})`,
    );
    assert.match(String(await value(`problemOf(control('spec', 'parallel'))`)), /at most ten targets/);
    assert.equal(await value(`problemOf(part('spec'))`), 'more: unknown field: servers drop it');
    await page.type(['spec', 'parallel'], '2');
    assert.equal(await value('verdict()'), '1 problem');
    assert.deepEqual(await value('nameless()'), []);
  });

  await t.test('files that are not there, or no definitions', async () => {
    browser.problems.splice(0);
    await page.open(
      'custom.html?crd=https://example.com/a.yaml',
      'Error: crd is https://example.com/a.yaml: expected the name of a file, such as birds.yaml',
    );
    await page.open('custom.html?crd=none.yaml', 'Error: none.yaml: 404 Not Found');
    others['/pod.yaml'] = 'apiVersion: v1\nkind: Pod\n';
    await browser.open(`${url}custom.html?crd=pod.yaml`);
    await browser.until(`document.getElementById('status').textContent.includes('CustomResourceDefinition')`);
    assert.equal(browser.problems.length, 1, 'the 404 alone');
    browser.problems.splice(0);
  });

  await t.test('schemas of others neither break the page nor write into it', async () => {
    const html = `</p><img src=x onerror="window.pwned = 1"><script>window.pwned = 1</script>`;
    let deep: object = { type: 'string', description: html };
    for (let level = 0; level < 200; level++) deep = { type: 'object', required: ['a'], properties: { a: deep } };
    const properties = Object.fromEntries([
      ['__proto__', { type: 'object', properties: { polluted: { type: 'string', description: html } } }],
      ['constructor', { type: 'integer', minimum: 3, description: html }],
      ['toString', { type: 'string', enum: [html, 'b'], default: 'b' }],
      [html, { type: 'string', description: html }],
      ['deep', deep],
      ['hasOwnProperty', { type: 'object', additionalProperties: { type: 'string' }, description: html }],
    ]);
    const many = Array.from(
      { length: 1000 },
      (_, at) => [`field${at}`, { type: 'string', description: html }] as const,
    );
    const definition = {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'evils.example.com' },
      spec: {
        group: 'example.com',
        scope: 'Namespaced',
        names: { plural: 'evils', kind: 'Evil' },
        versions: [
          {
            name: 'v1',
            served: true,
            storage: true,
            schema: {
              openAPIV3Schema: {
                type: 'object',
                description: html,
                required: ['spec', 'all'],
                properties: {
                  spec: { type: 'object', required: Object.keys(properties), properties },
                  some: { type: 'object', properties: Object.fromEntries(many) },
                  all: { type: 'object', required: many.map(([name]) => name), properties: Object.fromEntries(many) },
                },
              },
            },
          },
        ],
      },
    };
    others['/evil.yaml'] = JSON.stringify(definition);
    await page.open('custom.html?crd=evil.yaml', '2 problems');
    await value(`press('Add spec')`);
    await value(`press('Add __proto__')`);
    await page.type(['spec', '__proto__', 'polluted'], 'no');
    await page.type(['spec', 'constructor'], '1');
    assert.match(String(await value(`problemOf(control('spec', 'constructor'))`)), /greater than or equal to 3/);
    assert.equal(await value(`control('spec', 'toString').options[0].textContent`), 'not set (b)');
    await value(`choose(control('spec', 'toString'), ${JSON.stringify(html)})`);
    await page.type(['spec', html], html);
    await value(`press('Add hasOwnProperty')`);
    await value(`part('hasOwnProperty').querySelector('input').value = '__proto__', press('Add to hasOwnProperty')`);
    await page.type(['spec', 'hasOwnProperty', '__proto__'], html);
    for (let level = 0; level < 30; level++)
      await value(`[...document.querySelectorAll('[aria-label="Add a"], [aria-label="Add deep"]')].at(-1)?.click()`);
    const yaml = String(await value('yaml()'));
    assert.match(yaml, /^ {2}__proto__:\n {4}polluted: "no"\n {2}constructor: 1\n/m);
    assert.match(yaml, /^ {2}hasOwnProperty:\n {4}__proto__: /m);
    assert.match(yaml, /^ {40}a:/m);
    await value(`press('Add all')`);
    assert.equal(await value(`part('all').querySelectorAll('input').length`), 1000);
    await value(
      `choose(document.querySelector('[aria-label="Field to add to the object"]'), 'some'), press('Add the field to the object')`,
    );
    assert.equal(await value(`part('some').querySelector('select').options.length`), 1000);
    await page.type(['spec', 'constructor'], '4');
    assert.equal(
      await value(`[{}.polluted, window.pwned, document.querySelector('main img, main script')].join()`),
      ',,',
    );
    assert.deepEqual(await value('nameless()'), []);

    // Types that consist of themselves alone, and such that need themselves twice.
    const definitions = {
      Self: { $ref: '#/definitions/Self' },
      Ring: { allOf: [{ $ref: '#/definitions/Ring' }, { $ref: '#/definitions/Ring' }] },
      Tree: {
        type: 'object',
        description: html,
        required: ['left', 'right'],
        properties: Object.fromEntries(['left', 'right', 'next'].map((name) => [name, { $ref: '#/definitions/Tree' }])),
      },
    };
    const built = {
      type: 'object',
      definitions,
      properties: {
        spec: { $ref: '#/definitions/Tree' },
        self: { $ref: '#/definitions/Self' },
        ring: { $ref: '#/definitions/Ring' },
        none: { $ref: '#/definitions/constructor' },
      },
    };
    others['/dist/service.schema.json'] = JSON.stringify(built);
    const nested = `${'{left: '.repeat(500)}{}${'}'.repeat(500)}`;
    others['/service.yaml'] = `apiVersion: v1\nkind: Service\nself: 1\nring: [2]\nnone: {}\nspec: ${nested}\n`;
    await browser.open(`${url}service.html`);
    await browser.until(`/problem|Valid/.test(document.getElementById('status').textContent)`);
    await browser.evaluate(IN_PAGE);
    assert.equal(await value(`document.querySelectorAll('fieldset').length < 100`), true);
    assert.equal(await value(`document.querySelectorAll('[aria-label="Add right"]').length > 10`), true);
    assert.equal(await value(`control('ring').value.trim()`), '- 2');
    assert.equal(await value(`window.pwned`), undefined);
  });

  assert.deepEqual(browser.problems, []);
});
