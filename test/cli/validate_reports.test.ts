// The formats of `validate` for CI systems, each read by a reader of its own, and what decides the exit status.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { cli, inFolder } from './run_cli.ts';
import { sarifSchema } from './sarif_schema.ts';
import type { Element } from './xml_reader.ts';
import { readXML } from './xml_reader.ts';

const pod = 'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: a}]}\n';
const hostile = `apiVersion: v1
kind: ConfigMap
metadata: {name: "a]]>\\u0001\\"&<\\u2028::error::%0A,:"}
dataa: {}
`;
const widget = 'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\n';
const old = 'apiVersion: v1\nkind: Endpoints\nmetadata: {name: old}\n';

interface SARIF {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly invocations: readonly { readonly executionSuccessful: boolean }[];
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly message: { readonly text: string };
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string };
          readonly region?: { readonly startLine: number; readonly startColumn: number };
        };
      }[];
      readonly partialFingerprints: Readonly<Record<string, string>>;
    }[];
  }[];
}

async function sarif(args: readonly string[], input?: string): Promise<{ log: SARIF; status: number | null }> {
  const { stdout, status } = await cli(['validate', '-o', 'sarif', ...args], input === undefined ? {} : { input });
  const log = JSON.parse(stdout) as SARIF;
  const validator = new Ajv({ strict: false, allErrors: true }).compile(sarifSchema);
  assert.ok(validator(log), JSON.stringify(validator.errors));
  return { log, status };
}

test('SARIF has a rule for every result, places, and fingerprints that do not move with the lines', async () => {
  const { log, status } = await sarif(['examples/broken', 'examples/manifests/deprecated.yaml']);
  assert.equal(status, 1);
  const [run] = log.runs;
  assert.equal(run!.results.length, 14);
  for (const { ruleId, ruleIndex } of run!.results) assert.equal(run!.tool.driver.rules[ruleIndex]?.id, ruleId);
  const field = run!.results.find(({ message }) => message.text.includes('replica:'))!;
  assert.equal(field.message.text, 'Deployment web: spec.replica: unknown field; did you mean replicas?');
  assert.deepEqual(field.locations[0]!.physicalLocation, {
    artifactLocation: { uri: 'examples/broken/unknown-field.yaml', uriBaseId: '%SRCROOT%' },
    region: { startLine: 6, startColumn: 3 },
  });
  const prints = (of: SARIF): string[] =>
    of.runs[0]!.results.map((each) => Object.values(each.partialFingerprints)[0]!);
  const before = await sarif([], `${hostile}---\n${pod.replace('kind', 'knd')}`);
  const after = await sarif([], `# moved\n\n${hostile}---\n${pod.replace('kind', 'knd')}`);
  assert.deepEqual(prints(after.log), prints(before.log));
  assert.equal(new Set(prints(log)).size, 14);
});

test('SARIF says what could not be read, and encodes names of files', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'a b%.yaml'), old);
    const { stdout, status } = await cli(['validate', '-o', 'sarif', 'a b%.yaml', 'none.yaml'], { cwd: folder });
    assert.equal(status, 2);
    const [run] = (JSON.parse(stdout) as SARIF).runs;
    assert.equal(run!.invocations[0]!.executionSuccessful, false);
    assert.equal(run!.results[0]!.locations[0]!.physicalLocation.artifactLocation.uri, 'a%20b%25.yaml');
  });
});

test('JUnit counts what it holds, and survives hostile names', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'all.yaml'), [pod, hostile, widget, old].join('---\n'));
    const run = (...args: string[]): ReturnType<typeof cli> =>
      cli(['validate', '-o', 'junit', 'all.yaml', 'none.yaml', ...args], { cwd: folder });
    const { stdout } = await run();
    const root = readXML(stdout);
    assert.deepEqual(
      [root.name, root.attributes],
      ['testsuites', { name: 'kubetyped validate', tests: '5', failures: '1', errors: '1', skipped: '1' }],
    );
    checkCounts(root);
    const cases = root.children.flatMap(({ children }) => children);
    assert.deepEqual(
      cases.map(({ children }) => children.map(({ name }) => name).join()),
      ['error', '', 'failure', 'skipped', 'system-out'],
    );
    assert.match(cases[2]!.attributes['name']!, /^v1 ConfigMap a]]>[^]"&<[^]::error::%0A,: \(document 2\)$/);
    assert.equal(cases[2]!.children[0]!.attributes['message'], '2 faults');
    assert.match(cases[2]!.children[0]!.text, /\n\d+:1: dataa: unknown field; did you mean data\? \[unknown\]$/);
    const strict = readXML((await run('--fail-on', 'skipped,warnings')).stdout);
    checkCounts(strict);
    assert.deepEqual([strict.attributes['failures'], strict.attributes['skipped']], ['3', '0']);
  });
});

function checkCounts(root: Element): void {
  for (const suite of [root, ...root.children]) {
    const cases = suite === root ? root.children.flatMap(({ children }) => children) : suite.children;
    const having = (name: string): number =>
      cases.filter(({ children }) => children.some((child) => child.name === name)).length;
    const { tests, failures, errors, skipped } = suite.attributes;
    assert.deepEqual([tests, failures, errors, skipped].map(Number), [
      cases.length,
      having('failure'),
      having('error'),
      having('skipped'),
    ]);
  }
}

test('annotations for GitHub escape what would end them', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'a,b:c.yaml'), `${hostile}---\n${old}`);
    const { stdout, status } = await cli(['validate', '-o', 'github', 'a,b:c.yaml'], { cwd: folder });
    assert.equal(status, 1);
    const lines = stdout.trimEnd().split('\n');
    assert.equal(lines.length, 4);
    assert.match(
      lines[1]!,
      /^::error file=a%2Cb%3Ac\.yaml,line=4,col=1,title=ConfigMap a[^\n]*%3A%3Aerror%3A%3A%250A%2C%3A::dataa: unknown field; did you mean data\? \[unknown\]$/,
    );
    assert.match(
      lines[2]!,
      /^::warning file=a%2Cb%3Ac\.yaml,line=6,col=1,title=Endpoints old::v1 Endpoints is deprecated/,
    );
    assert.equal(lines[3], '2 documents in 1 file: 1 ok, 1 faulty with 2 faults, 1 warning');
  });
});

test('--fail-on makes skipped objects and warnings count', async () => {
  const status = async (input: string, ...args: string[]): Promise<number | null> =>
    (await cli(['validate', '-q', ...args], { input })).status;
  assert.equal(await status(widget), 0);
  assert.equal(await status(widget, '--fail-on', 'skipped'), 1);
  assert.equal(await status(widget, '--fail-on=warnings'), 0);
  assert.equal(await status(old, '--fail-on', 'skipped', '--fail-on', 'warnings'), 1);
  const { stdout } = await cli(['validate', '-o', 'github', '--fail-on', 'skipped'], { input: widget });
  assert.match(stdout, /^::error title=Widget w::nothing is known of example\.com\/v1 Widget \[skipped\]\n/);
  const wrong = await cli(['validate', '--fail-on', 'skipped,warning'], { input: pod });
  assert.deepEqual(
    [wrong.status, wrong.stderr],
    [
      2,
      'kubetyped: invalid value warning for option --fail-on\ndid you mean warnings?\nSee kubetyped validate --help.\n',
    ],
  );
});

test('--quiet prints nothing, --summary the totals', async () => {
  const broken = 'examples/broken/wrong-type.yaml';
  const quiet = await cli(['validate', '--quiet', broken]);
  assert.deepEqual([quiet.status, quiet.stdout, quiet.stderr], [1, '', '']);
  const total = '2 documents in 1 file: 0 ok, 2 faulty with 4 faults\n';
  assert.equal((await cli(['validate', '--summary', '-o', 'lines', broken])).stdout, total);
  const table = (await cli(['validate', '--summary', broken])).stdout;
  assert.ok(table.endsWith(`\n\n${total}`) && !table.includes('8:7'), table);
  const json = JSON.parse((await cli(['validate', '--summary', '-o', 'json', broken])).stdout) as object;
  assert.deepEqual(Object.keys(json), ['kubernetesVersion', 'strict', 'notes', 'summary']);
  const wrong = await cli(['validate', '--summary', '-o', 'sarif', broken]);
  assert.match(wrong.stderr, /^kubetyped: --summary does not go with -o sarif\nuse it with table, lines or json\n/);
});
