// What is excepted from `validate`: by comments, by an annotation, by a baseline.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';
import type { ValidateJSON } from './validate_json.ts';

async function judge(input: string, ...args: string[]): Promise<ValidateJSON & { readonly status: number | null }> {
  const { stdout, status } = await cli(['validate', '-o', 'json', ...args], { input });
  return { ...(JSON.parse(stdout) as ValidateJSON), status };
}

const faults = ({ faults: found }: ValidateJSON): string[] => found.map(({ path, reason }) => `${path} ${reason}`);
const warnings = ({ warnings: found }: ValidateJSON): string[] => found.map(({ line, text }) => `${line}: ${text}`);
const excepted = ({ excepted: found }: ValidateJSON): string[] =>
  found.map(({ line, reason, by, why }) => `${line} ${reason} ${by}: ${why}`);

const head = 'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n';
const needless = 'this exception is not needed: there is no fault of the rule';

test('a comment excepts the faults of its rules on its line, or on the next one', async () => {
  const atTheEnd = await judge(
    `${head}  foo: 1 # kubetyped-ignore unknown: for the webhook\n  containers: [{name: a, image: a}]\n`,
  );
  assert.deepEqual(
    [atTheEnd.status, faults(atTheEnd), excepted(atTheEnd)],
    [0, [], ['5 unknown comment: for the webhook']],
  );
  assert.equal(atTheEnd.summary.excepted, 1);
  assert.equal(atTheEnd.documents[0]?.result, 'ok');
  const before = await judge(
    `${head}  # kubetyped-ignore unknown, value: all of it\n  # more words\n\n  foo: 1\n  bar: 2\n  containers: [{name: a, image: a}]\n`,
  );
  assert.deepEqual(faults(before), ['spec.bar unknown']);
  assert.deepEqual(warnings(before), [`5: ${needless} value`]);
});

test('what looks like an exception in a scalar is none', async () => {
  const result = await judge(
    `${head}  foo: "# kubetyped-ignore unknown: a"\n  bar: |\n    # kubetyped-ignore unknown: a\n  baz: 1\n  containers: [{name: a, image: 'a# kubetyped-ignore value: b'}]\n`,
  );
  assert.deepEqual(faults(result), ['spec.foo unknown', 'spec.bar unknown', 'spec.baz unknown']);
  assert.deepEqual(warnings(result), []);
});

test('a field, a comment above the separator, several documents, CR LF', async () => {
  const text = `# kubetyped-ignore deprecated: an old cluster\n---\napiVersion: v1\nkind: Endpoints\nmetadata: {name: a}\n---\n${head}  foo: 1\n  # kubetyped-ignore value at spec.containers[0].imagePullPolicy: x\n  containers: [{name: A, image: a, imagePullPolicy: always}]\n`;
  for (const input of [text, text.replaceAll('\n', '\r\n')]) {
    const result = await judge(input);
    assert.deepEqual(faults(result), ['spec.foo unknown', 'spec.containers[0].name value']);
    assert.deepEqual(warnings(result), []);
    assert.deepEqual(excepted(result), ['3 deprecated comment: an old cluster', '13 value comment: x']);
  }
});

test('the annotation of an object has an exception on each line, also in a List and in JSON', async () => {
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'a', annotations: { 'kubetyped.dev/ignore': 'unknown at spec.foo: one\nvalue: two\n' } },
    spec: { foo: { bar: 1 }, bar: 1, containers: [{ name: 'A', image: 'a' }] },
  };
  const result = await judge(JSON.stringify(pod));
  assert.deepEqual(faults(result), ['spec.bar unknown']);
  assert.deepEqual(excepted(result), ['1 unknown annotation: one', '1 value annotation: two']);
  const list = await judge(
    JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [pod, { ...pod, metadata: { name: 'b' } }] }),
  );
  assert.deepEqual(faults(list), [
    'items[0].spec.bar unknown',
    'items[1].spec.foo unknown',
    'items[1].spec.bar unknown',
    'items[1].spec.containers[0].name value',
  ]);
});

test('an exception that cannot be read, or has no reason, excepts nothing and gives a warning', async () => {
  const lines = [
    'unknown',
    'unknown:',
    'unknwon: typing',
    ': why',
    'syntax: never',
    'exception: never',
    'whatever: it',
  ];
  for (const [line, text] of [
    [lines[0], 'an exception has rules and a reason'],
    [lines[1], 'an exception has rules and a reason'],
    [lines[2], 'unknown rule unknwon; did you mean unknown?'],
    [lines[3], 'an exception has rules and a reason'],
    [lines[4], 'syntax cannot be excepted'],
    [lines[5], 'exception cannot be excepted'],
    [lines[6], 'unknown rule whatever; the rules are kind, type, '],
  ]) {
    const result = await judge(
      `${head}  foo: 1 # kubetyped-ignore ${line}\n  containers: [{name: a, image: a}]\n`,
      '--fail-on=warnings',
    );
    assert.deepEqual(faults(result), ['spec.foo unknown'], line);
    assert.ok(result.warnings[0]?.text.startsWith(text ?? ''), `${line}: ${result.warnings[0]?.text}`);
    assert.equal(result.warnings[0]?.reason, 'exception');
  }
});

test('what cannot be read keeps its faults', async () => {
  for (const text of [
    '# kubetyped-ignore syntax, kind, type: a\na: b: c # kubetyped-ignore kind: a\n',
    '# kubetyped-ignore kind: a\nkind: Pod\nmetadata: {name: a, annotations: {kubetyped.dev/ignore: "kind: b"}}\n',
  ]) {
    const result = await judge(text);
    assert.equal(result.faults.length, 1, text);
    assert.deepEqual(excepted(result), []);
  }
});

test('exceptions of rules that are not judged may stay', async () => {
  const text = `${head}  foo: 1 # kubetyped-ignore unknown: a\n  containers: [{name: a, image: a}] # kubetyped-ignore version: b\n`;
  assert.deepEqual(warnings(await judge(text)), []);
  assert.deepEqual(warnings(await judge(text, '--lax')), []);
  assert.deepEqual(warnings(await judge(text, '--kubernetes-version=1.34')), [`6: ${needless} version`]);
});

test('every format names the rule, and says what was excepted', async () => {
  const input = `${head}  foo: 1 # kubetyped-ignore unknown: because\n  bar: 1\n  containers: [{name: a, image: a}]\n`;
  const run = async (output: string, ...args: string[]): Promise<string> =>
    (await cli(['validate', '-o', output, ...args], { input })).stdout;
  assert.match(await run('table'), /^ {2}6:3 {2}spec\.bar: unknown field {2}\[unknown\]$/m);
  assert.match(
    await run('table', '-v'),
    /^ {2}5:3 {2}spec\.foo: unknown field {2}\[unknown\] excepted by comment: because$/m,
  );
  assert.match(await run('table'), /1 faulty with 1 fault, 1 excepted$/m);
  assert.equal(await run('lines'), '-:6:3: error: spec.bar: unknown field [unknown]\n');
  assert.match(await run('github'), /spec\.bar: unknown field \[unknown\]\n/);
  assert.match(await run('junit'), /type="unknown">6:3: spec\.bar: unknown field \[unknown\]</);
  const sarif = JSON.parse(await run('sarif')) as { runs: { results: { ruleId: string; suppressions?: unknown }[] }[] };
  assert.deepEqual(
    sarif.runs[0]?.results.map(({ ruleId, suppressions }) => [ruleId, suppressions]),
    [
      ['unknown', undefined],
      ['unknown', [{ kind: 'inSource', justification: 'because' }]],
    ],
  );
});

test('a baseline covers what was there, as often as it was there, wherever its lines move', async () => {
  await inFolder(async (folder) => {
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
    const run = async (...args: string[]): Promise<ValidateJSON & { status: number | null; stderr: string }> => {
      const { stdout, stderr, status } = await cli(
        ['validate', '-o', 'json', '--baseline', 'known.json', ...args, '.'],
        { cwd: folder },
      );
      return { ...(JSON.parse(stdout === '' ? '{}' : stdout) as ValidateJSON), status, stderr };
    };
    const bad = `${head}  foo: 1\n  containers: [{name: A, image: a}]\n`;
    write('a.yaml', bad);
    write('b.yaml', bad);
    assert.match((await run()).stderr, /known\.json: no such file/);
    const written = await run('--write-baseline');
    assert.deepEqual([written.status, faults(written), written.summary.excepted], [0, [], 4]);
    assert.equal(readFileSync(join(folder, 'known.json'), 'utf8').split('\n').length, 7);
    const { stdout } = await cli(['validate', '-o', 'sarif', '--baseline', 'known.json', '.'], { cwd: folder });
    const { runs } = JSON.parse(stdout) as { runs: { results: { suppressions?: unknown }[] }[] };
    const external = [{ kind: 'external' }];
    assert.deepEqual(
      runs[0]?.results.map(({ suppressions }) => suppressions),
      [external, external, external, external],
    );
    write('a.yaml', `# moved\n\n${bad.replace('  foo: 1', '  bar: 2\n  foo: 1')}---\n${bad}`);
    const after = await run();
    assert.deepEqual(
      [after.status, faults(after)],
      [1, ['spec.bar unknown', 'spec.foo unknown', 'spec.containers[0].name value']],
    );
    assert.equal(after.excepted[0]?.by, 'baseline');
    assert.deepEqual(after.notes, []);
    write('a.yaml', `${head}  containers: [{name: a, image: a}]\n`);
    const mended = await run();
    assert.equal(mended.status, 0);
    assert.deepEqual(mended.notes, [
      '2 faults of the baseline no longer occur (--write-baseline takes them out): a.yaml: v1 Pod a: spec.foo [unknown]; a.yaml: v1 Pod a: spec.containers[0].name [value]',
    ]);
    assert.deepEqual((await run('--exclude', 'a.yaml')).notes, ['left out 1 file by --exclude']);
    await run('--write-baseline', '--exclude', 'a.yaml');
    assert.match(readFileSync(join(folder, 'known.json'), 'utf8'), /a\.yaml/);
    await run('--write-baseline');
    assert.doesNotMatch(readFileSync(join(folder, 'known.json'), 'utf8'), /a\.yaml/);
    write('a.yaml', 'kind: a: b\n');
    assert.equal((await run('--write-baseline')).status, 1);
    write('known.json', '{"version": 2}');
    assert.match((await run()).stderr, /this is not a baseline/);
  });
});

test('--write-baseline needs a file', async () => {
  const { status, stderr } = await cli(['validate', '--write-baseline', '.']);
  assert.equal(status, 2);
  assert.match(stderr, /--write-baseline needs --baseline FILE/);
});
