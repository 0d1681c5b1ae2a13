// The program as a function: runs in one process leave nothing behind for the next, and differ in nothing from processes.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cliHere, cliProcess, inFolder } from './run_cli.ts';

const CRD = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: boats.example.com}
spec:
  group: example.com
  names: {kind: Boat, plural: boats}
  scope: Namespaced
  versions:
  - name: v1
    served: true
    storage: true
    schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {masts: {type: integer}}}}}}
`;
const BOAT = 'apiVersion: example.com/v1\nkind: Boat\nmetadata: {name: a}\nspec: {masts: many}\n';
const POD = 'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: b}], replica: 1}\n';

/** Each with what is on standard input. */
const RUNS: readonly (readonly [args: readonly string[], input?: string])[] = [
  // Not known, known by one run alone, and not known again.
  [['validate', 'boat.yaml', '-o', 'json']],
  [['validate', 'boat.yaml', '--crds', 'crd.yaml', '-o', 'json']],
  [['validate', 'boat.yaml', '-o', 'json']],
  [['validate', '--kubernetes-version', '1.30', '-o', 'sarif'], POD],
  [['validate', '-o', 'lines'], POD],
  [['validate', '--render', '.']],
  [['explain', 'boats.spec', '--crds', 'crd.yaml']],
  [['explain', 'boats.spec']],
  [['convert', '-o', 'protobuf'], POD],
  [['convert', '-o', 'json', '--lax'], 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: b}\nnone: 1\n'],
  [['cel', 'object.metadata.name', '-f', 'boat.yaml']],
  [['get', 'pods', '--server', 'http://127.0.0.1:1']],
  [['server', '--port', '70000']],
  [['vaildate']],
  [['--version']],
  [[]],
];

test('commands give the same in one process, twice and in any order, as in processes of their own', async () => {
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'crd.yaml'), CRD);
    writeFileSync(join(cwd, 'boat.yaml'), BOAT);
    const listeners = (): unknown =>
      process.eventNames().map((name) => [String(name), process.listenerCount(String(name))]);
    const before = [listeners(), process.umask(), process.exitCode, { ...process.env }, process.cwd()];
    const run = async (at: number) => {
      const [args, input = ''] = RUNS[at]!;
      return cliHere(args, { cwd, input });
    };
    const first = [];
    for (const at of RUNS.keys()) first.push(await run(at));
    for (const at of [...RUNS.keys()].reverse())
      assert.deepEqual(await run(at), first[at], `again: ${RUNS[at]![0].join(' ')}`);
    assert.deepEqual(await Promise.all(RUNS.map((_, at) => run(at))), first);
    assert.deepEqual([listeners(), process.umask(), process.exitCode, { ...process.env }, process.cwd()], before);
    for (const [at, [args, input = '']] of RUNS.entries())
      assert.deepEqual(await cliProcess(args, { cwd, input }), first[at], `as a process: ${args.join(' ')}`);
    // The rows show something: statuses of all sorts, and a Kind that one run alone knows.
    assert.deepEqual(new Set(first.map(({ status }) => status)), new Set([0, 1, 2]));
    assert.notEqual(first[0]!.stdout, first[1]!.stdout);
    assert.equal(first[0]!.stdout, first[2]!.stdout);
  });
});
