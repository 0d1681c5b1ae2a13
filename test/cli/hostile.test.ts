// Input that wants to hang, crash or fool the program.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder, program } from './run_cli.ts';
import type { ValidateJSON } from './validate_json.ts';

async function validate(
  input: string | Uint8Array,
  ...args: string[]
): Promise<{ status: number | null; lines: string[] }> {
  const { status, stdout, stderr } = await cli(['validate', '-o', 'lines', ...args], { input });
  assert.doesNotMatch(stdout + stderr, /^ {4}at /m, 'a stack trace');
  assert.equal(stderr, '');
  return {
    status,
    lines: stdout
      .replaceAll(/ \[[a-z]+\]$/gm, '')
      .split('\n')
      .slice(0, -1),
  };
}

test('no colour codes and no progress bar when nobody looks', async () => {
  const { stdout, stderr } = await cli(['validate', 'examples/broken', 'examples/manifests'], {
    env: { FORCE_COLOR: '1', TERM: 'xterm-256color' },
    own: true,
  });
  assert.ok(!(stdout + stderr).includes('\x1b'));
});

test('names cannot send codes to the terminal', async () => {
  const name = '\x1b[31mred\x1b[0m\r\n\u202etxt';
  const object = JSON.stringify({ apiVersion: 'v1', kind: 'Pod', metadata: { name }, [name]: 1 });
  const { stdout } = await cli(['validate', '-v'], { input: object });
  assert.doesNotMatch(stdout, /[\x00-\x09\x0b-\x1f\x7f\u202e]/);
  assert.match(stdout, /Pod +\\x1b\[31mred/);
});

test('keys of the prototype are data', async () => {
  const { status, lines } = await validate(
    '{"apiVersion":"authentication.k8s.io/v1","kind":"SelfSubjectReview","__proto__":{"kind":"Secret"},"constructor":1,"metadata":{"__proto__":1}}',
  );
  assert.equal(status, 1);
  assert.deepEqual(lines, [
    '-:1:69: error: __proto__: unknown field',
    '-:1:99: error: constructor: unknown field',
    '-:1:127: error: metadata.__proto__: unknown field',
  ]);
  const kinds = await cli(['validate', '-o', 'json'], {
    input: 'apiVersion: x/v1\nkind: __proto__\n---\nkind: toString\napiVersion: __proto__\n',
  });
  const { summary } = JSON.parse(kinds.stdout) as ValidateJSON;
  assert.deepEqual(Object.keys(summary.kinds), ['x/v1 __proto__', '__proto__ toString']);
});

test('an alias bomb', async () => {
  let text = 'apiVersion: v1\nkind: ConfigMap\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n';
  for (let level = 1; level < 12; level++)
    text += `a${level}: &a${level} [${Array(10)
      .fill(`*a${level - 1}`)
      .join(', ')}]\n`;
  const { status, lines } = await validate(text);
  assert.equal(status, 1);
  assert.match(lines[0]!, /error: yaml: document contains excessive aliasing$/);
});

test('deep nesting', async () => {
  const texts = [
    '['.repeat(200_000),
    `kind: Pod\napiVersion: v1\nx: ${'{a: '.repeat(20_000)}`,
    '- '.repeat(50_000),
    `kind: Pod\n${'? '.repeat(50_000)}`,
  ];
  const { status, lines } = await validate(texts.join('\n---\n'));
  assert.equal(status, 1);
  assert.equal(lines.length, texts.length, lines.join('\n').slice(0, 500));
  for (const line of lines) assert.match(line, /exceeded max depth|did not find|cannot start/);
  const json = await validate('{"a":'.repeat(200_000));
  assert.match(json.lines[0]!, /exceeded max depth$/);
  const list = '{"apiVersion":"v1","kind":"List","items":[';
  const lists = await validate(list.repeat(2000) + ']}'.repeat(2000));
  assert.match(lists.lines[0]!, /: more than 8 Lists within each other$/);
  assert.equal(lists.lines.length, 1);
});

test('one line of 50 MB', async () => {
  const long = 'x'.repeat(50 << 20);
  assert.deepEqual(
    await validate(`{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a"},"data":{"a":"${long}"}}`),
    {
      status: 1,
      lines: ['-:1:1: error: []: Too long: may not be more than 1048576 bytes'],
    },
  );
  const { status, lines } = await validate(
    `apiVersion: v1\nkind: Pod\nspec: {hostNetwork: "${long}", ${long.slice(0, 1000)}: 1}\n`,
  );
  assert.equal(status, 1);
  assert.equal(lines.length, 4);
  assert.ok(lines.join('').length < 2000);
});

test('a file of more entries than memory could hold', async () => {
  // Of scalars, of lines, and of what may be empty.
  for (const text of [
    `a: [${'a,'.repeat(9 << 20)}]\n`,
    `a:\n${'-\n'.repeat(9 << 20)}`,
    `[${'{},'.repeat(6 << 20)}{}]`,
  ]) {
    const { status, lines } = await validate(text);
    assert.equal(status, 1);
    assert.deepEqual(lines, ['-:1:1: error: the document has too many entries to be a manifest']);
  }
});

test('more faults than anybody will read', async () => {
  const entries = Array.from({ length: 50_000 }, (_, index) => `  k${index}: ${index}\n`).join('');
  const types = await validate(`apiVersion: v1\nkind: ConfigMap\ndata:\n${entries}`);
  assert.equal(types.lines.length, 1001);
  assert.equal(types.lines[1000], '-:1:1: error: 49001 more faults are not shown');
  const [values, labels] = ['  k', '    a b'].map((key) => Array.from({ length: 600 }, (_, at) => `${key}${at}: 1\n`));
  const both = await validate(
    `apiVersion: v1\nkind: ConfigMap\ndata:\n${values!.join('')}metadata:\n  name: a\n  labels:\n${labels!.join('').replaceAll('1\n', 'b\n')}`,
  );
  assert.equal(both.lines.length, 1001);
  assert.ok(both.lines.includes('-:1:1: error: 200 more faults are not shown'));
  // Again with duplicate keys, and with many objects with one fault each.
  const twice = await validate(
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n${'  k: v\n'.repeat(20_000)}`,
  );
  assert.equal(twice.lines.length, 1000);
  const json = Array.from(
    { length: 20_000 },
    () => '{"apiVersion":"authentication.k8s.io/v1","kind":"SelfSubjectReview",\n"x":1}',
  ).join(',');
  const items = await validate(`{"apiVersion":"v1","kind":"List","items":[${json}]}`);
  assert.equal(items.lines.length, 20_000);
  assert.equal(items.lines[19_999], '-:20001:1: error: items[19999].x: unknown field');
});

// As in Go, a bad separator takes the document before it along.
test('bytes that are not UTF-8, lone surrogates, text that is not a manifest', async () => {
  const bad = await validate(
    Buffer.concat([
      Buffer.from('kind: Pod\napiVersion: v1\nmetadata: {name: "'),
      Buffer.from([0xff, 0xfe, 0x80]),
      Buffer.from('"}\n'),
    ]),
  );
  assert.equal(bad.status, 1);
  assert.equal(bad.lines.length, 1);
  const texts = ['just a sentence', '{{ if .Values.x }}\na: b\n{{ end }}', '<html></html>', '%!PS-Adobe'];
  const { status, lines } = await validate(`${texts.join('\n---\n')}\n--- bad separator\na: 1\n`);
  assert.equal(status, 1);
  assert.equal(lines.length, 5, lines.join('\n'));
  assert.match(lines[3]!, /^-:10:1: error: document 4: invalid Yaml document separator: bad separator$/);
});

test('patterns that are slow to match elsewhere', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, `${'a'.repeat(200)}.yaml`), '');
    const { status } = await cli(['validate', `${'*a'.repeat(60)}b`, `${'**/'.repeat(60)}x`], { cwd: folder });
    assert.equal(status, 2);
    const braces = await cli(['validate', '{a,b}'.repeat(20)], { cwd: folder });
    assert.equal(braces.status, 2);
    assert.match(braces.stderr, /expands to more than 256 patterns/);
  });
});

test('a reader that goes away ends the program quietly', async () => {
  const child = spawn(process.execPath, [...program, 'convert', '-o', 'json', '--pretty'], { stdio: 'pipe' });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdin.on('error', () => undefined);
  child.stdin.end(`[${'1,'.repeat(500_000)}1]`);
  child.stdout.once('data', () => child.stdout.destroy());
  const status = await new Promise((done) => child.on('close', done));
  assert.equal(stderr, '');
  assert.equal(status, 141);
});
