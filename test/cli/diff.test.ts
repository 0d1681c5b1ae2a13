// `diff`: two sets of manifests, field by field.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';

const web = (replicas: number, image: string, cpu: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: shop}\nspec:\n  replicas: ${replicas}\n  template:\n    spec:\n      containers:\n      - {name: a, image: "x:1"}\n      - {name: b, image: "${image}", resources: {limits: {cpu: ${cpu}}}}\n`;
const service = (type: string): string =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: web}\nspec: {type: ${type}}\n`;

async function inFiles(
  files: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  await inFolder(async (folder) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    await work(folder);
  });
}

test('two files: status 0 when they mean the same, 1 when they differ', async () => {
  const json = '{"kind":"Service","apiVersion":"v1","metadata":{"name":"web"},"spec":{"ports":[],"type":"NodePort"}}';
  await inFiles(
    { 'a.yaml': web(1, 'y', '1000m'), 'b.yaml': web(3, 'z', '1'), 's.yaml': service('NodePort'), 's.json': json },
    async (cwd) => {
      assert.deepEqual(await cli(['diff', 's.yaml', 's.json'], { cwd }), {
        status: 0,
        signal: null,
        stdout: '',
        stderr: '',
      });
      const exact = await cli(['diff', '--exact', 's.yaml', 's.json'], { cwd });
      assert.deepEqual([exact.status, exact.stdout], [1, 'Service web  (s.yaml:1 -> s.json:1)\n+ spec.ports: []\n']);
      const { status, stdout, stderr } = await cli(['diff', 'a.yaml', 'b.yaml'], { cwd });
      assert.deepEqual([status, stderr], [1, '']);
      assert.equal(
        stdout,
        'Deployment.apps shop/web  (a.yaml:1 -> b.yaml:1)\n~ spec.replicas: 1 -> 3\n~ spec.template.spec.containers[name=b].image: "y" -> "z"\n',
      );
      const some = await cli(
        ['diff', '--ignore', 'spec.replicas,spec.template.spec.containers[name=b].image', 'a.yaml', 'b.yaml'],
        { cwd },
      );
      assert.deepEqual([some.status, some.stdout], [0, '']);
    },
  );
});

test('without namespaces, objects belong together by kind and name; those of one namespace first', async () => {
  const map = (namespace: string, value: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: ${namespace}}\ndata: {a: ${value}}\n`;
  const files = {
    'one.yaml': `${map('dev', 'one')}---\n${map('test', 'two')}`,
    'two.yaml': `${map('live', 'two')}---\n${map('dev', 'three')}`,
  };
  await inFiles(files, async (cwd) => {
    const { stdout } = await cli(['diff', '--ignore', 'metadata.namespace', 'one.yaml', 'two.yaml'], { cwd });
    assert.equal(stdout, 'ConfigMap dev/a  (one.yaml:1 -> two.yaml:6)\n~ data.a: "one" -> "three"\n');
    const apart = await cli(['diff', '--ignore', 'metadata.name', 'one.yaml', 'two.yaml'], { cwd });
    assert.match(apart.stdout, /^- ConfigMap test\/a .*\n\n\+ ConfigMap live\/a /m);
  });
});

test('commas, brackets and quotes in a quoted key separate no paths to ignore', async () => {
  const map = (value: number): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {'a"],b': '${value}', c: '${value}'}\n`;
  await inFiles({ 'a.yaml': map(1), 'b.yaml': map(2) }, async (cwd) => {
    const { stdout, stderr } = await cli(['diff', '--ignore', 'data["a\\"],b"],data["x"]', 'a.yaml', 'b.yaml'], {
      cwd,
    });
    assert.deepEqual([stdout, stderr], ['ConfigMap a  (a.yaml:1 -> b.yaml:1)\n~ data.c: "1" -> "2"\n', '']);
    assert.equal((await cli(['diff', '--ignore', 'data["a\\"],b"],data.c', 'a.yaml', 'b.yaml'], { cwd })).status, 0);
  });
});

test('folders: objects belong together by kind, namespace and name, wherever they stand', async () => {
  await inFiles(
    {
      'old/all.yaml': `${service('NodePort')}---\n${web(1, 'y', '1')}---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: gone}\n`,
      'new/web.yaml': web(2, 'y', '1'),
      'new/more/service.json':
        '{"apiVersion":"v1","kind":"List","items":[{"apiVersion":"v1","kind":"Service","metadata":{"name":"web","namespace":"shop"},"spec":{"type":"NodePort"}},{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"w"}}]}',
    },
    async (cwd) => {
      const { status, stdout } = await cli(['diff', 'old', 'new'], { cwd });
      assert.equal(status, 1);
      assert.equal(
        stdout,
        `Service shop/web  (old/all.yaml:1 -> new/more/service.json:1)
+ metadata.namespace: "shop"

Deployment.apps shop/web  (old/all.yaml:6 -> new/web.yaml:1)
~ spec.replicas: 1 -> 2

- ConfigMap gone  (only in old/all.yaml:17)

+ Widget.example.com w  (only in new/more/service.json:1)
`,
      );
      const json = await cli(['diff', '-o', 'json', 'old', 'new'], { cwd });
      const found = JSON.parse(json.stdout) as {
        kind: string;
        op: string;
        before?: { file: string; line: number };
        differences: { path: string; op: string; before?: unknown; after?: unknown }[];
      }[];
      assert.deepEqual(
        found.map(({ kind, op }) => `${op} ${kind}`),
        ['changed Service', 'changed Deployment', 'removed ConfigMap', 'added Widget'],
      );
      assert.deepEqual(found[1]!.differences, [
        { path: 'spec.replicas', steps: ['spec', 'replicas'], op: 'changed', before: 1, after: 2 },
      ]);
      assert.deepEqual(found[1]!.before, { file: 'old/all.yaml', line: 6 });
      assert.equal((await cli(['diff', '-o', 'json', 'old', 'old'], { cwd })).stdout, '[]\n');
    },
  );
});

test('a live object from standard input, without what a server sets', async () => {
  await inFiles(
    { 'w.yaml': 'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: one}\nspec: {big: 9007199254740993}\n' },
    async (cwd) => {
      const live =
        'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: two, uid: u, resourceVersion: "1"}\nspec: {big: 9007199254740992}\nstatus: {ok: true}\n';
      const { status, stdout } = await cli(['diff', '--skip-server-fields', '-', 'w.yaml'], { cwd, input: live });
      assert.deepEqual(
        [status, stdout],
        [
          1,
          'Widget.example.com one  (standard input:1 -> w.yaml:1)\n~ metadata.name: "two" -> "one"\n~ spec.big: 9007199254740992 -> 9007199254740993\n',
        ],
      );
    },
  );
});

test('what can not be read, and wrong usage: status 2', async () => {
  await inFiles(
    { 'a.yaml': service('NodePort'), 'bad.yaml': 'a: [', 'wrong.yaml': service('NodePort').replace('web', '[]') },
    async (cwd) => {
      for (const [args, message] of [
        [['a.yaml', 'none.yaml'], /none\.yaml/],
        [['a.yaml', 'bad.yaml'], /bad\.yaml:/],
        [['a.yaml', 'wrong.yaml'], /wrong\.yaml:3/],
        [['a.yaml'], /1 paths given\nexpected two/],
        [['-', '-'], /only one of the two/],
        [['--ignore', 'spec.ports[', 'a.yaml', 'a.yaml'], /a bracket is not closed/],
        [['-o', 'yaml', 'a.yaml', 'a.yaml'], /invalid value yaml/],
      ] as const) {
        const { status, stderr } = await cli(['diff', ...args], { cwd });
        assert.equal(status, 2, args.join(' '));
        assert.match(stderr, message);
      }
    },
  );
});

test('names and values can not move the cursor', async () => {
  await inFiles(
    {
      'a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: "\\e[2J"}\ndata: {"\\e[1m": "\\e[3m"}\n',
      'b.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: "\\e[2J"}\ndata: {}\n',
    },
    async (cwd) => {
      const { status, stdout } = await cli(['diff', 'a.yaml', 'b.yaml'], { cwd });
      assert.equal(status, 1);
      assert.doesNotMatch(stdout, /\x1b/);
      assert.match(stdout, /- data\["\\u001b\[1m"\]: "\\u001b\[3m"/);
    },
  );
});

test('thousands of real manifests do not differ from themselves', async (t) => {
  const corpus = join(process.env['KUBETYPED_SHARED'] ?? '../shared', 'corpus');
  if (!existsSync(corpus)) return t.skip(`no manifests at ${corpus}: set KUBETYPED_SHARED to the folder that has them`);
  const { status, stdout } = await cli(['diff', '-o', 'json', corpus, corpus]);
  // Some can't be read.
  assert.deepEqual([status, stdout], [2, '[]\n']);
});

test('what Secrets hold is never printed', async () => {
  const secret = (name: string, value: string, rest = ''): string =>
    `apiVersion: v1\nkind: Secret\nmetadata: {name: ${name}, annotations: {kubectl.kubernetes.io/last-applied-configuration: '{"password":"${value}"}'}}\nstringData: {password: ${value}, same: plain-same${rest}}\ndata: {key: ${btoa(value)}}\n`;
  const inList = (value: string): string =>
    `apiVersion: v1\nkind: List\nitems:\n- ${secret('listed', value).trimEnd().replaceAll('\n', '\n  ')}\n`;
  const inside = (name: string, value: string, field: string): string =>
    `apiVersion: x.example/v1\nkind: Holder\nmetadata: {name: ${name}}\nspec:\n  ${field}:\n  - ${secret('s', value).trimEnd().replaceAll('\n', '\n    ')}\n`;
  const broken = (name: string, value: string): string =>
    `apiVersion: v1\nkind: Secret\nmetadata: {name: ${name}}\ndata: ${value}\n`;
  const pairs = [
    [secret('changed', 'plain-one'), secret('changed', 'plain-two', ', more: plain-more')],
    [secret('less', 'plain-one', ', less: "plain-less\\n2"'), secret('less', 'plain-one')],
    [inList('plain-one'), inList('plain-two')],
    [inside('a', 'plain-one', 'objects'), inside('a', 'plain-two', 'objects')],
    [inside('b', 'plain-one', 'objects'), inside('b', 'plain-one', 'others')],
    [broken('c', 'plain-one'), broken('c', '[plain-two]')],
    [broken('d', '{a: plain-one}'), broken('d', '{a: 5}')],
  ] as const;
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'a.yaml'), pairs.map(([before]) => before).join('---\n'));
    writeFileSync(join(cwd, 'b.yaml'), pairs.map(([, after]) => after).join('---\n'));
    for (const args of [
      ['diff', 'a.yaml', 'b.yaml'],
      ['diff', '-o', 'json', 'a.yaml', 'b.yaml'],
      ['apply', '--local', '-o', 'diff', '--live', 'a.yaml', 'b.yaml'],
    ]) {
      const { stdout, stderr } = await cli(args, { cwd });
      assert.ok(stdout.includes('*** (before)'), stderr);
      for (const hidden of ['plain-', btoa('plain-one'), btoa('plain-two')])
        assert.ok(!`${stdout}${stderr}`.includes(hidden), `${args.join(' ')}\n${stdout}${stderr}`);
    }
    writeFileSync(join(cwd, 'a.yaml'), pairs[0][0]);
    writeFileSync(join(cwd, 'b.yaml'), pairs[0][1]);
    const { stdout, status } = await cli(['diff', 'a.yaml', 'b.yaml'], { cwd });
    assert.equal(status, 1);
    assert.equal(
      stdout.split('\n').slice(1).join('\n'),
      `~ metadata.annotations["kubectl.kubernetes.io/last-applied-configuration"]: "*** (before)" -> "*** (after)"
~ stringData.password: "*** (before)" -> "*** (after)"
+ stringData.more: "***"
~ data.key: "*** (before)" -> "*** (after)"
`,
    );
  });
});
