// `convert`: nothing is lost, canonical output is Go's, and files stay where they belong.
import assert from 'node:assert/strict';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { decode, scheme } from 'kubetyped';
import { Serializer as CBORSerializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { readRows } from '../conformance/rows.ts';
import { cli, inFolder } from './run_cli.ts';

test('YAML becomes JSON, with everything in its order', async () => {
  const { status, stdout } = await cli(['convert', '-o', 'json', 'examples/manifests/configmap.yaml']);
  assert.equal(status, 0);
  assert.equal(
    stdout,
    '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"settings"},"data":{"LOG_LEVEL":"info","enabled":"yes","server.properties":"listen=0.0.0.0:8080\\nworkers=4\\n"},"binaryData":{"pixel.gif":"R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="}}\n',
  );
});

test('JSON becomes YAML', async () => {
  const { status, stdout } = await cli(['convert', '-o', 'yaml', 'examples/manifests/pod.json']);
  assert.equal(status, 0);
  assert.match(stdout, /^apiVersion: v1\nkind: Pod\nmetadata:\n {2}name: toolbox\n {2}namespace: tools\n/);
  assert.match(stdout, /\n {6}requests:\n {8}cpu: "0\.1"\n {8}memory: 32Mi\n$/);
});

test('YAML with lists below their keys, and lines of a width', async () => {
  const input = '{"kind":"X","apiVersion":"v1","list":["one two three four five"]}';
  for (const [args, list] of [
    [[], '- one two three four five'],
    [['--indent-lists'], '  - one two three four five'],
    [['--line-width', '10'], '- one two three\n  four five'],
    [['--line-width=0', '--indent-lists'], '  - one two three four five'],
  ] as const) {
    const { stdout } = await cli(['convert', '-o', 'yaml', ...args], { input });
    assert.equal(stdout, `kind: X\napiVersion: v1\nlist:\n${list}\n`);
  }
});

test('every example survives the way to JSON and back', async () => {
  const json = await cli(['convert', '-o', 'json', 'examples/manifests']);
  const yaml = await cli(['convert', '-o', 'yaml'], { input: json.stdout });
  const again = await cli(['convert', '-o', 'json'], { input: yaml.stdout });
  assert.equal(json.stdout.trimEnd().split('\n').length, 32);
  assert.equal(again.stdout, json.stdout);
});

test('unknown kinds, unknown fields, large integers and nulls are kept', async () => {
  const text =
    '{"apiVersion":"example.com/v1","kind":"Widget","__proto__":{"a":null},"spec":{"large":9007199254740993,"constructor":[1.5,true]}}\n';
  const yaml = await cli(['convert', '-o', 'yaml'], { input: text });
  assert.equal(
    yaml.stdout,
    'apiVersion: example.com/v1\nkind: Widget\n__proto__:\n  a: null\nspec:\n  large: 9007199254740993\n  constructor:\n  - 1.5\n  - true\n',
  );
  assert.equal((await cli(['convert', '-o', 'json'], { input: yaml.stdout })).stdout, text);
});

test('several objects: documents in YAML, lines in JSON', async () => {
  const input = 'a: 1\n---\n# nothing\n---\nb: 2\n';
  assert.equal((await cli(['convert', '-o', 'json'], { input })).stdout, '{"a":1}\n{"b":2}\n');
  assert.equal(
    (await cli(['convert', '-o', 'json', '--pretty'], { input })).stdout,
    '{\n  "a": 1\n}\n{\n  "b": 2\n}\n',
  );
  assert.equal((await cli(['convert', '-o', 'yaml'], { input: '{"a":1}\n{"b":2}' })).stdout, 'a: 1\n---\nb: 2\n');
});

test('--canonical writes what Go writes', async () => {
  const input =
    'kind: Pod\napiVersion: v1\nspec:\n  containers:\n  - image: nginx\n    name: b\n    resources: {limits: {memory: 0.5Gi, cpu: 1500m}}\n';
  const json = await cli(['convert', '-o', 'json', '--canonical'], { input });
  assert.equal(
    json.stdout,
    '{"kind":"Pod","apiVersion":"v1","metadata":{},"spec":{"containers":[{"name":"b","image":"nginx","resources":{"limits":{"cpu":"1500m","memory":"512Mi"}}}]},"status":{}}\n',
  );
  const yaml = await cli(['convert', '-o', 'yaml', '--canonical'], { input });
  assert.match(yaml.stdout, /^apiVersion: v1\nkind: Pod\nmetadata: \{\}\nspec:\n/);
});

test('--canonical refuses what has no canonical form, and what would be dropped', async () => {
  const { status, stdout, stderr } = await cli([
    'convert',
    '-o',
    'json',
    '--canonical',
    'examples/manifests/customresourcedefinition.yaml',
  ]);
  assert.equal(status, 1);
  assert.equal(stdout.trimEnd().split('\n').length, 1);
  assert.equal(
    stderr,
    'examples/manifests/customresourcedefinition.yaml:29:1: error: document 2: example.com/v1 Widget is not part of the Kubernetes API: it has no canonical form; convert it without --canonical\n',
  );
  const unknown = ['convert', '-o', 'json', '--canonical', 'examples/broken/unknown-field.yaml'];
  const refused = await cli(unknown);
  assert.equal(refused.status, 1);
  assert.equal(refused.stdout, '');
  assert.match(refused.stderr, /:6:3: error: spec\.replica: unknown field; did you mean replicas\?\n/);
  const lax = await cli([...unknown, '--lax']);
  assert.equal(lax.status, 0);
  assert.ok(lax.stdout.includes('"image":"nginx:1.27"') && !lax.stdout.includes('replica"'));
});

test('a duplicate key is a fault, because a value would be lost', async () => {
  const yaml = await cli(['convert', '-o', 'json'], { input: 'a: 1\na: 2\n' });
  assert.deepEqual([yaml.status, yaml.stdout, yaml.stderr], [1, '', '-:2:1: error: a: duplicate key\n']);
  const json = await cli(['convert', '-o', 'yaml'], { input: '{"a":1,\n "a":2}' });
  assert.deepEqual([json.status, json.stdout, json.stderr], [1, '', '-:2:2: error: a: duplicate key\n']);
  assert.equal((await cli(['convert', '-o', 'json', '--lax'], { input: 'a: 1\na: 2\n' })).stdout, '{"a":2}\n');
  const override = await cli(['convert', '-o', 'json'], { input: 'l: &l {a: 1}\nm: {<<: *l, a: 2}\n' });
  assert.deepEqual([override.status, override.stdout], [0, '{"l":{"a":1},"m":{"a":2}}\n']);
  assert.equal((await cli(['convert', '-o', 'yaml', '--lax'], { input: '{"a":1,"a":2}' })).stdout, 'a: 2\n');
});

test('what cannot be read or written is left out, with its place', async () => {
  const { status, stdout, stderr } = await cli(['convert', '-o', 'yaml'], {
    input: '{"a":1}\n{"a":1e999}\n{"a":}\n{"b":2}',
  });
  assert.equal(status, 1);
  assert.equal(stdout, 'a: 1\n---\nb: 2\n');
  assert.match(
    stderr,
    /^-:2:1: error: document 2: the number 1e999 is out of range\n-:3:6: error: document 3: invalid character '\}' looking for beginning of value\n$/,
  );
});

test('--output-dir writes each file below its folder', async () => {
  await inFolder(async (folder) => {
    mkdirSync(join(folder, 'in/sub'), { recursive: true });
    writeFileSync(join(folder, 'in/one.yaml'), 'a: 1\n---\nb: 2\n');
    writeFileSync(join(folder, 'in/sub/two.yml'), 'c: 3\n');
    writeFileSync(join(folder, 'in/sub/bad.yml'), 'c: [\n');
    const run = (...args: string[]): ReturnType<typeof cli> =>
      cli(['convert', '-o', 'json', '--output-dir', 'out', ...args], { cwd: folder });
    const first = await run('in');
    assert.equal(first.status, 1);
    assert.equal(first.stdout, '');
    assert.deepEqual(readdirSync(join(folder, 'out')).sort(), ['one.json', 'sub']);
    assert.deepEqual(readdirSync(join(folder, 'out/sub')), ['two.json']);
    assert.equal(readFileSync(join(folder, 'out/one.json'), 'utf8'), '{"a":1}\n{"b":2}\n');
    const second = await run('in/one.yaml');
    assert.equal(second.status, 2);
    assert.match(second.stderr, /out\/one\.json: the file is already there; --force overwrites it\n$/);
    assert.equal((await run('--force', 'in/one.yaml')).status, 0);
    writeFileSync(join(folder, 'in/one.yml'), 'd: 4\n');
    const twice = await run('--force', 'in/one.yaml', 'in/one.yml');
    assert.equal(twice.status, 2);
    assert.match(twice.stderr, /one\.json would be written twice, for in\/one\.yaml and for in\/one\.yml\n$/);
  });
});

test('--output-dir never writes outside of it', async () => {
  await inFolder(async (folder) => {
    for (const name of ['in/sub', 'in/near', 'out', 'out-side', 'elsewhere'])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'in/sub/a.yaml'), 'a: 1\n');
    writeFileSync(join(folder, 'in/b.yaml'), 'b: 1\n');
    writeFileSync(join(folder, 'victim'), 'precious\n');
    writeFileSync(join(folder, 'in/near/c.yaml'), 'c: 1\n');
    symlinkSync('../elsewhere', join(folder, 'out/sub'));
    symlinkSync('../out-side', join(folder, 'out/near'));
    symlinkSync('../victim', join(folder, 'out/b.json'));
    const run = (...args: string[]): ReturnType<typeof cli> =>
      cli(['convert', '-o', 'json', '--output-dir', 'out', ...args], { cwd: folder });
    const { status, stderr } = await run('in/');
    assert.equal(status, 2);
    assert.match(stderr, /sub\/a\.json would be outside the output folder/);
    assert.match(stderr, /near\/c\.json would be outside the output folder/, 'a folder whose name begins the same');
    assert.deepEqual(readdirSync(join(folder, 'out-side')), []);
    assert.match(stderr, /b\.json: the file is already there/);
    await run('--force', '../' + folder.split('/').at(-1) + '/in');
    assert.deepEqual(readdirSync(join(folder, 'elsewhere')), []);
    assert.equal(readFileSync(join(folder, 'victim'), 'utf8'), 'precious\n');
    // Force replaces the link itself.
    assert.ok(lstatSync(join(folder, 'out/b.json')).isFile());
    assert.ok(!existsSync(join(folder, 'sub')));
  });
});

test('wrong usage', async () => {
  for (const [args, message] of [
    [
      ['convert', 'examples/manifests/pod.json'],
      /no output format given\nuse -o json, -o yaml, -o protobuf or -o cbor/,
    ],
    [['convert', '-o', 'yaml', '--pretty'], /--pretty requires -o json/],
    [['convert', '-o', 'json', '--indent-lists'], /--indent-lists requires -o yaml, without --canonical/],
    [['convert', '-o', 'yaml', '--canonical', '--line-width', '90'], /--line-width requires -o yaml, without/],
    [['convert', '-o', 'yaml', '--line-width', '-1'], /--line-width takes a number of columns/],
    [['convert', '-o', 'yaml', '--force'], /--force requires --output-dir/],
    [['convert', '-o', 'toml'], /invalid value toml for option -o\nuse one of json, yaml, protobuf, cbor/],
    [['convert', '-o'], /option -o needs a value: -o FORMAT/],
  ] as const) {
    const { status, stderr, stdout } = await cli(args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, message);
    assert.equal(stdout, '');
  }
});

/** Output of a binary format goes through files: the runner of the tests reads text. */
async function converted(folder: string, args: readonly string[], name: string): Promise<Uint8Array> {
  const { status, stderr } = await cli(['convert', '--output-dir', 'out', '--force', ...args], { cwd: folder });
  assert.deepEqual([status, stderr], [0, '']);
  return new Uint8Array(readFileSync(join(folder, 'out', name)));
}

test('to Protobuf and CBOR and back: what Go writes', async () => {
  const row = readRows('core_v1.jsonl.gz').find(({ kind, variant }) => kind === 'Pod' && variant === 'filled')!;
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'pod.json'), row.json!);
    const protobuf = await converted(folder, ['-o', 'protobuf', 'pod.json'], 'pod.pb');
    assert.equal(Buffer.from(protobuf).toString('base64'), row.protobuf);
    const stored = JSON.parse(row.protobufJSON ?? row.json!) as object;
    for (const [args, input] of [
      [['-o', 'json', 'out/pod.pb'], undefined],
      [['-o', 'json'], protobuf],
      [['-o', 'json', '--from', 'protobuf'], protobuf],
    ] as const) {
      const { status, stdout } = await cli(['convert', ...args], {
        cwd: folder,
        ...(input !== undefined && { input }),
      });
      assert.equal(status, 0);
      assert.deepEqual(JSON.parse(stdout), stored);
    }
    const cbor = await converted(folder, ['-o', 'cbor', '--canonical', 'pod.json'], 'pod.cbor');
    assert.deepEqual(cbor, new CBORSerializer(scheme).encode(decode(scheme, row.json!)));
    const yaml = await cli(['convert', '-o', 'yaml', '--canonical'], { input: cbor });
    assert.equal(yaml.stdout, row.yaml);
    assert.deepEqual(await converted(folder, ['-o', 'protobuf', 'out/pod.cbor'], 'pod.pb'), protobuf);
  });
});

test('CBOR keeps everything, of any number of objects', async () => {
  const text =
    '{"kind":"Widget","spec":{"large":9007199254740993,"list":[null,true,1.5]},"apiVersion":"example.com/v1"}\n{"a":"b"}\n';
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'two.json'), text);
    const cbor = await converted(folder, ['-o', 'cbor', 'two.json'], 'two.cbor');
    const { stdout } = await cli(['convert', '-o', 'json', 'out'], { cwd: folder });
    assert.deepEqual(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    );
    assert.ok(stdout.includes('9007199254740993'));
    const cut = await cli(['convert', '-o', 'json'], { input: cbor.subarray(0, -1) });
    assert.equal(cut.status, 1);
    assert.equal(cut.stdout.split('\n').length, 2);
    assert.match(cut.stderr, /^-: error: document 2: unexpected EOF\n$/);
  });
});

test('a Protobuf file holds one object', async () => {
  await inFolder(async (folder) => {
    writeFileSync(
      join(folder, 'two.yaml'),
      'apiVersion: v1\nkind: Namespace\nmetadata: {name: a}\n---\napiVersion: v1\nkind: Namespace\nmetadata: {name: b}\n',
    );
    const stream = await cli(['convert', '-o', 'protobuf', 'two.yaml'], { cwd: folder });
    assert.deepEqual([stream.status, stream.stdout], [2, '']);
    assert.match(stream.stderr, /Protobuf output can hold only one object; use --output-dir/);
    await converted(folder, ['-o', 'protobuf', 'two.yaml'], 'two-1.pb');
    assert.deepEqual(readdirSync(join(folder, 'out')), ['two-1.pb', 'two-2.pb']);
    const back = await cli(['convert', '-o', 'yaml', 'out'], { cwd: folder });
    assert.deepEqual(
      [...back.stdout.matchAll(/^ {2}name: (.)$/gm)].map(([, name]) => name),
      ['a', 'b'],
    );
  });
});

test('what has no Protobuf form, is damaged, or would be lost', async () => {
  const widget = await cli(['convert', '-o', 'protobuf'], { input: 'apiVersion: example.com/v1\nkind: Widget\n' });
  assert.deepEqual(
    [widget.status, widget.stdout, widget.stderr],
    [1, '', '-:1:1: error: example.com/v1 Widget is not part of the Kubernetes API: it has no Protobuf form\n'],
  );
  const unknown = await cli(['convert', '-o', 'protobuf', 'examples/broken/unknown-field.yaml']);
  assert.equal(unknown.status, 1);
  assert.match(unknown.stderr, /:6:3: error: spec\.replica: unknown field; did you mean replicas\?\n/);
  assert.equal((await cli(['convert', '-o', 'protobuf', '--lax', 'examples/broken/unknown-field.yaml'])).status, 0);
  const damaged = await cli(['convert', '-o', 'yaml'], {
    input: Uint8Array.from(Buffer.from('6b3873000a0a0a02', 'hex')),
  });
  assert.deepEqual([damaged.status, damaged.stdout, damaged.stderr], [1, '', '-: error: unexpected EOF\n']);
  const nothing = await cli(['convert', '-o', 'yaml', '--from', 'cbor'], { input: '' });
  assert.deepEqual([nothing.status, nothing.stderr], [1, '-: error: EOF\n']);
  const binary = await cli(['convert', '-o', 'yaml'], { input: Uint8Array.of(1, 2, 0, 3) });
  assert.deepEqual(
    [binary.status, binary.stderr],
    [2, 'kubetyped: standard input: looks like a binary file, not a manifest\n'],
  );
});
