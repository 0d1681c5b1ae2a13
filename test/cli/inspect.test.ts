// `inspect`: whatever the bytes are, it says what they are, shows what can be read, and where reading ended.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { decode, decodeAll, scheme } from 'kubetyped';
import { ConfigMap, Pod } from 'kubetyped/api/core/v1';
import { codecs } from 'kubetyped/api/core/v1/protobuf';
import type { Status } from 'kubetyped/apimachinery/apis/meta/v1';
import { codecs as metaCodecs } from 'kubetyped/apimachinery/apis/meta/v1/protobuf';
import { Serializer as CBORSerializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { CBOREvents, encodeWatch } from 'kubetyped/apimachinery/watch';
import { shared } from '../conformance/shared_data.ts';
import { cli, inFolder } from './run_cli.ts';

const serializer = new Serializer(scheme, { codecs: [codecs, metaCodecs] });
const pod = new Pod({
  metadata: { name: 'web', namespace: 'shop', labels: { app: 'web' } },
  spec: { containers: [{ name: 'web', image: 'nginx' }] },
});
const bytes = serializer.encode(pod);
const text = new TextEncoder();

function concat(...parts: (string | Uint8Array)[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? text.encode(part) : part))));
}

function comments(stdout: string): string[] {
  return stdout.split('\n').filter((line) => line.startsWith('# '));
}

async function inspect(
  input: string | Uint8Array,
  ...args: string[]
): Promise<{ status: number | null; stdout: string; notes: string[] }> {
  const { status, stdout, stderr } = await cli(['inspect', ...args], { input });
  assert.equal(stderr, '');
  return { status, stdout, notes: comments(stdout) };
}

test('an object in Protobuf: the envelope as comments, the content as YAML', async () => {
  const { status, stdout, notes } = await inspect(bytes);
  assert.equal(status, 0);
  assert.deepEqual(notes, [
    `# standard input: ${bytes.length} bytes`,
    `# Protobuf envelope: apiVersion v1, kind Pod, object of ${bytes.length - 21} bytes at offset 17`,
  ]);
  assert.deepEqual(serializer.encode(decode(Pod, stdout, { strict: true })), bytes);
});

test('items of CBOR one after the other: a line feed behind them is none of them, a single byte is one', async () => {
  const emptyMap = 0xa0;
  for (const [input, offsets] of [
    [[emptyMap], [0]],
    [[emptyMap, 0x0a], [0]],
    [
      [emptyMap, 0x01],
      [0, 1],
    ],
    [
      [emptyMap, 0x0a, emptyMap],
      [0, 1, 2],
    ],
  ] as const) {
    const { notes } = await inspect(Uint8Array.from(input));
    assert.deepEqual(
      notes.filter((note) => note.startsWith('# CBOR')),
      offsets.map((offset) => `# CBOR: 1 bytes at offset ${offset}`),
      String(input),
    );
  }
});

test('a message is taken for a watch event only if it begins with the type of one', async () => {
  const isEvent = async (...input: (string | Uint8Array)[]): Promise<boolean> =>
    (await inspect(concat(...input))).notes.some((note) => note.startsWith('# watch event'));
  const raw = Uint8Array.of(0x12, 2, 0x0a, 0);
  assert.equal(await isEvent(Uint8Array.of(0x0a, 5), 'ADDED', raw), true);
  assert.equal(await isEvent(Uint8Array.of(0x0a, 5), 'added', raw), false);
  assert.equal(await isEvent(Uint8Array.of(0x0a, 2), 'AD', raw), false);
  assert.equal(await isEvent(Uint8Array.of(0x0a, 17), 'ADDEDADDEDADDEDAD', raw), false);
  assert.equal(await isEvent(Uint8Array.of(0x0a, 5), 'ADDED', Uint8Array.of(0x1a, 2, 0x0a, 0)), false);
  assert.equal(await isEvent(Uint8Array.of(0x1a, 5), 'ADDED', raw), false);
});

test('a kind that is not known is shown by the numbers of its fields', async () => {
  const writer = (...parts: (string | number)[]): Uint8Array =>
    concat(...parts.map((part) => (typeof part === 'string' ? part : Uint8Array.of(part))));
  const typeMeta = writer(0x0a, 6, 'x.io/v', 0x12, 6, 'Widget');
  const object = writer(0x0a, 3, 'web', 0x10, 7);
  const { status, stdout, notes } = await inspect(
    concat('k8s\0', Uint8Array.of(0x0a, typeMeta.length), typeMeta, Uint8Array.of(0x12, object.length), object),
  );
  assert.equal(status, 1);
  assert.equal(notes.at(-1), '# the kind is not known: fields by number');
  assert.match(stdout, /^"1": web\n"2": 7$/m);
  const bare = await inspect(concat(Uint8Array.of(0x10, 0), object));
  assert.equal(bare.status, 0);
  assert.equal(bare.notes.at(-1), '# Protobuf without envelope: fields by number');
  assert.match(bare.stdout, /^"1": web\n"2":\n- 0\n- 7$/m);
});

test('what etcdctl prints: the key, and a line feed behind the value', async () => {
  for (const [input, notes] of [
    [concat(bytes, '\n'), ['# a line feed behind the value is left out']],
    [
      concat('/registry/pods/shop/web\n', bytes, '\n'),
      ['# key: /registry/pods/shop/web; offsets are those of its value', '# a line feed behind the value is left out'],
    ],
  ] as const) {
    const { status, stdout, notes: said } = await inspect(input);
    assert.equal(status, 0);
    assert.deepEqual(said.slice(1, -1), notes);
    assert.equal(decode(Pod, stdout).metadata.name, 'web');
  }
  const json = await inspect('/registry/example.com/widgets/a\n{"apiVersion":"example.com/v1","kind":"Widget"}\n');
  assert.equal(json.status, 0);
  assert.match(
    json.stdout,
    /# apiVersion example.com\/v1, kind Widget, which is not part of the Kubernetes API\napiVersion: example.com\/v1\nkind: Widget\n$/,
  );
  const secret = await inspect('k8s:enc:aescbc:v1:key1:\u0001\u0002');
  assert.equal(secret.status, 1);
  assert.match(secret.stdout, /encrypted by aescbc v1 with the key key1/);
});

test('a captured response: headers, gzip, every format', async () => {
  const cbor = new CBORSerializer(scheme).encode(pod);
  for (const [type, body] of [
    ['application/vnd.kubernetes.protobuf', bytes],
    ['application/cbor', cbor],
    ['application/json', JSON.stringify(pod)],
    ['application/yaml', 'apiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\n'],
  ] as const) {
    const head = `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nX: y\r\n\r\n`;
    for (const input of [concat(head, body), concat(head, gzipSync(body)), gzipSync(body)]) {
      const { status, stdout } = await inspect(input);
      assert.equal(status, 0, stdout);
      assert.equal(decode(Pod, stdout).metadata.name, 'web');
    }
  }
  const broken = await inspect(gzipSync(bytes).subarray(0, 30));
  assert.equal(broken.status, 1);
  assert.match(broken.stdout, /# error at offset 0 of 30: unexpected end of file\n# 00000000 {2}1f 8b /);
});

test('a watch: each event with its place, in Protobuf, CBOR and JSON', async () => {
  const failure = { kind: 'Status', apiVersion: 'v1', status: 'Failure', code: 410 } as unknown as Status;
  const events = [
    { type: 'ADDED', object: pod },
    { type: 'DELETED', object: new ConfigMap({ metadata: { name: 'b' } }) },
    { type: 'ERROR', object: scheme.from(failure) as Status },
  ] as const;
  for (const [contentType, encoder] of [
    ['application/vnd.kubernetes.protobuf', serializer],
    ['application/cbor-seq', new CBORSerializer(scheme)],
    ['application/json', undefined],
  ] as const) {
    const chunks: (Uint8Array | string)[] = [];
    if (encoder === undefined) chunks.push(...events.map((event) => `${JSON.stringify(event)}\n`));
    else
      for await (const chunk of encodeWatch(events, {
        encoder,
        contentType,
        ...(contentType === 'application/cbor-seq' && { formats: [CBOREvents] }),
      }))
        chunks.push(chunk);
    const { status, stdout, notes } = await inspect(concat(...chunks));
    assert.equal(status, 0, stdout);
    assert.deepEqual(
      notes.filter((note) => note.includes('event')),
      ['# watch event ADDED', '# watch event DELETED', '# watch event ERROR'],
    );
    assert.deepEqual(
      decodeAll(scheme, stdout).map(({ kind }) => kind),
      ['Pod', 'ConfigMap', 'Status'],
    );
    if (contentType === 'application/json') continue;
    const cut = await inspect(concat(...chunks).subarray(0, -5));
    assert.equal(cut.status, 1);
    assert.equal(decodeAll(scheme, cut.stdout.replace(/\n---\n(?:#.*\n)*$/, '\n')).length, 2);
    assert.match(
      cut.stdout,
      /error at offset \d+ of \d+: (?:the stream is cut within a frame: \d+ of \d+ bytes are there|in the item that begins here: unexpected EOF)/,
    );
  }
});

test('of damaged bytes, what comes before the damage, its place and why', async () => {
  const limits: number[] = [];
  for (let length = 5; length < bytes.length; length += 7) {
    const { status, stdout } = await inspect(bytes.subarray(0, length), '--bytes', '16');
    assert.equal(status, 1, stdout);
    const [, offset] = /error at offset (\d+) of \d+: /.exec(stdout)!;
    assert.ok(Number(offset) <= length);
    if (stdout.includes('name: web')) limits.push(length);
  }
  // The metadata are complete long before the object is.
  assert.ok(limits.length > 3);
  const wrong = bytes.slice();
  wrong[wrong.length - 3] = 7;
  assert.equal((await inspect(wrong)).status, 1);
});

test('kinds nobody knows: fields by number', async () => {
  const { status, stdout, notes } = await inspect(
    Uint8Array.from(
      Buffer.from(
        `6b387300${'0a140a0c612e6578616d706c652f763112045465737412170a03616263100510061a070a057765c3a4621203ff00fe'}`,
        'hex',
      ),
    ),
  );
  assert.equal(status, 1);
  assert.ok(notes.includes('# the kind is not known: fields by number'), stdout);
  assert.match(stdout, /"1": abc\n"2":\n- 5\n- 6\n- \/wD\+\n"3":\n {2}"1": weäb\n/);
});

test('objects that are not of their kind are shown, with what is wrong', async () => {
  const { status, stdout } = await inspect(
    '{"kind":"Pod","apiVersion":"v1","spec":{"containers":[{"name":1}]}}\n{"a":}',
  );
  assert.equal(status, 1);
  assert.match(
    stdout,
    /\n {2}- name: 1\n# not accepted as a Pod: spec\.containers\[0\]\.name: json: cannot unmarshal number/,
  );
  assert.match(
    stdout,
    /\n---\n# JSON: .*\n# error at offset 5 of 6: invalid character '\}' looking for beginning of value\n# 00000005 {2}7d {47}\|\}\|\n$/,
  );
  const yaml = await inspect('a: 1\n---\nb: [\n');
  assert.equal(yaml.status, 1);
  assert.match(yaml.stdout, /\na: 1\n---\n# YAML: .*\n# error at offset \d+ of \d+: yaml: /);
});

test('bytes that are nothing, and terminals that must not be harmed', async () => {
  const nothing = await inspect(
    Uint8Array.of(0xff, 0, 0x1b, 0x5b, 0x41, ...new Uint8Array(1000).fill(0xfe)),
    '--bytes',
    '20',
  );
  assert.equal(nothing.status, 1);
  assert.deepEqual(nothing.notes.slice(1), [
    '# error at offset 0 of 1005: neither Protobuf, CBOR, JSON nor YAML',
    '# 00000000  ff 00 1b 5b 41 fe fe fe fe fe fe fe fe fe fe fe  |...[A...........|',
    `# 00000010  fe fe fe fe${' '.repeat(36)}  |....|`,
    '# and 985 more bytes',
  ]);
  const sly = await inspect(
    serializer.encode(new ConfigMap({ metadata: { name: '\u001b[2J' }, data: { a: '\u0000\u202e' } })),
  );
  assert.equal(sly.status, 0);
  assert.ok(!/[\u0000-\u0009\u000b-\u001f\u202e]/.test(sly.stdout));
  assert.equal(decode(ConfigMap, sly.stdout).data?.['a'], '\u0000\u202e');
});

test('random bytes behind every beginning end in a report, never in a crash', async () => {
  await inFolder(async (folder) => {
    const starts = [
      '',
      'k8s\0',
      'k8s\0\x0a',
      '{',
      'a: ',
      '\x1f\x8b',
      'HTTP/1.1 200 OK\r\n\r\n',
      '/registry/a\nk8s\0',
      '\0\0\0\x10\x0a\x05ADDED\x12',
    ].map((start) => Buffer.from(start, 'latin1'));
    starts.push(Buffer.from('d9d9f7', 'hex'), Buffer.from('a1', 'hex'), Buffer.from(bytes.subarray(0, 40)));
    let seed = 1;
    for (const [at, start] of starts.entries()) {
      for (let round = 0; round < 30; round++) {
        const rest = Buffer.from(
          Array.from(
            { length: round * 7 },
            () => ((seed = (seed * 48271) % 2147483647) >> 8) & (round % 3 === 0 ? 0x1f : 0xff),
          ),
        );
        writeFileSync(join(folder, `${at}-${round}`), Buffer.concat([start, rest]));
      }
    }
    const { status, stdout, stderr } = await cli(['inspect', '--bytes', '0', folder]);
    assert.equal(status, 1, stderr);
    assert.equal(stderr, '');
    assert.equal(stdout.match(/^# .*\/\d+-\d+: \d+ bytes$/gm)?.length, starts.length * 30);
  });
});

test('files, folders, usage', async () => {
  await inFolder(async (folder) => {
    mkdirSync(join(folder, 'sub'));
    writeFileSync(join(folder, 'sub/etcd-value'), bytes);
    writeFileSync(join(folder, 'frames'), concat(Uint8Array.of(0, 0, 0, bytes.length), bytes));
    const both = await cli(['inspect', '.'], { cwd: folder });
    assert.equal(both.status, 0, both.stdout);
    assert.equal(decodeAll(scheme, both.stdout).length, 2);
    const missing = await cli(['inspect', 'none', 'frames'], { cwd: folder });
    assert.deepEqual([missing.status, missing.stderr], [2, 'kubetyped: none: no such file or folder\n']);
    assert.equal(decodeAll(scheme, missing.stdout).length, 1);
    const wrong = await cli(['inspect', '--bytes', 'x', 'frames'], { cwd: folder });
    assert.deepEqual([wrong.status, wrong.stdout], [2, '']);
    assert.match(wrong.stderr, /invalid value x for option --bytes\nuse a number, 0 or more/);
    const forced = await cli(['inspect', '--from', 'json', 'frames'], { cwd: folder });
    assert.equal(forced.status, 1);
  });
});

test('what a server sends, as curl saves it', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/vnd.kubernetes.protobuf' });
    response.end(bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const { status, stdout } = await inspect(
      concat(`HTTP/1.1 200 OK\r\n${headers}\r\n`, new Uint8Array(await response.arrayBuffer())),
    );
    assert.equal(status, 0);
    assert.equal(decode(Pod, stdout).spec?.containers[0]?.image, 'nginx');
  } finally {
    server.close();
  }
});

test('the golden files of Kubernetes can all be shown', async (t) => {
  const folder = `${shared}/golden/HEAD`;
  if (!existsSync(folder)) return t.skip(`NOT CHECKED: there is no ${folder}; set KUBETYPED_SHARED`);
  const { status, stdout } = await cli(['inspect', `${folder}/*.pb`]);
  // WatchEvent has no kind in its envelope, and PodStatusResult is no Kind any more.
  assert.equal(status, 1);
  assert.deepEqual(stdout.match(/^# (?:error|not accepted|the kind is not known).*/gm), [
    '# the kind is not known: fields by number',
    '# the kind is not known: fields by number',
  ]);
  assert.equal(stdout.match(/^# Protobuf envelope: /gm)?.length, 185);
  assert.equal(stdout.match(/^kind: /gm)?.length, 183);
});
