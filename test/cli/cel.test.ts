// `cel`: expressions on objects, as rules and admission policies see them.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';

const deployment = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, creationTimestamp: "2024-01-02T03:04:05Z"}
spec:
  replicas: 3
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: a, image: "nginx:latest", resources: {limits: {cpu: 500m}}}]}
`;

const definition = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: foos.example.com}
spec:
  group: example.com
  names: {kind: Foo, plural: foos}
  scope: Namespaced
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec: {type: object, properties: {size: {type: integer}, mode: {type: string, default: slow}, ratio: {type: number}}}
`;

const evaluate = (expression: string, ...options: string[]): ReturnType<typeof cli> =>
  cli(['cel', expression, '-f', '-', ...options], { input: deployment });

test('self has the types of its Kind, object has none until it runs', async () => {
  const typed = await evaluate('self.metadata.creationTimestamp', '-o', 'json');
  assert.equal(typed.stdout, '{"value":"2024-01-02T03:04:05Z","type":"timestamp"}\n');
  const untyped = await evaluate('object.metadata.creationTimestamp + "!"', '-o', 'json');
  assert.equal(untyped.stdout, '{"value":"2024-01-02T03:04:05Z!","type":"string"}\n');
  assert.match(untyped.stderr, /warning: it does not fit the types of the kind\n.*no matching overload/s);
  const quantity = await evaluate(
    'quantity(self.spec.template.spec.containers[0].resources.limits.cpu).asApproximateFloat()',
    '-o',
    'value',
  );
  assert.equal(quantity.stdout, '0.5\n');
});

test('an error of the expression has its place with a caret, and a hint', async () => {
  const { status, stdout, stderr } = await evaluate('self.spec.replica > 1');
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.equal(
    stderr,
    `standard input:1: Deployment web: the expression does not compile
ERROR: <input>:1:10: undefined field 'replica'
 | self.spec.replica > 1
 | .........^
`,
  );
  assert.match((await evaluate('oldSelf')).stderr, /oldSelf comes with --old FILE/);
  assert.match((await evaluate('max')).stderr, /--var max=VALUE declares it/);
  const failed = await evaluate('object.spec.template.spec.containers[1]');
  assert.equal(failed.status, 1);
  assert.match(failed.stderr, /the expression failed: index out of bounds: 1/);
});

test('--cost tells the cost and its limits; a budget ends what costs too much', async () => {
  const { stdout } = await evaluate('self.spec.replicas > 1', '--cost');
  assert.equal(stdout, 'value: true\ntype: bool\ncost: 4\nestimatedCost:\n  min: 4\n  max: 4\n');
  const bomb = '[0,1,2,3,4,5,6,7,8,9]';
  const nested = `${bomb}.all(a, ${bomb}.all(b, ${bomb}.all(c, ${bomb}.all(d, ${bomb}.all(e, ${bomb}.all(f, a >= 0))))))`;
  const { status, stderr } = await cli(['cel', nested]);
  assert.equal(status, 1);
  assert.match(stderr, /actual cost limit exceeded/);
});

test('custom resources: types and defaults of their definitions, what they were, 1.0 as it is spelled', async () => {
  await inFolder(async (folder) => {
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const crds = file('crd.yaml', definition);
    const foo = (spec: string): string =>
      `{"apiVersion": "example.com/v1", "kind": "Foo", "metadata": {"name": "a"}, "spec": ${spec}}`;
    const now = file('new.json', foo('{"size": 2}'));
    const old = file('old.json', foo('{"size": 1}'));
    const run = (expression: string, ...options: string[]): ReturnType<typeof cli> =>
      cli(['cel', expression, '-o', 'json', '--crds', crds, ...options]);
    const transition = await run('[self.spec.size - oldSelf.spec.size, self.spec.size]', '-f', now, '--old', old);
    assert.equal(transition.stdout, '{"value":[1,2],"type":"list(int)"}\n');
    const defaulted = await run('self.spec.mode', '-f', now);
    assert.equal(defaulted.stdout, '{"value":"slow","type":"string"}\n');
    const spelled = await run('self.spec.size', '-f', file('float.json', foo('{"size": 1.0}')));
    assert.equal(spelled.status, 1);
    assert.match(spelled.stderr, /invalid data, expected int, got float64/);
    const untyped = await cli(['cel', 'self.spec.size == 2', '-o', 'value', '-f', now]);
    assert.equal(untyped.stdout, 'true\n');
  });
});

test('several objects, variables, params', async () => {
  await inFolder(async (folder) => {
    const path = join(folder, 'params.yaml');
    writeFileSync(path, 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: p}\ndata: {max: "5"}\n');
    const input = `apiVersion: v1\nkind: List\nitems:\n- {apiVersion: v1, kind: Pod, metadata: {name: a}}\n- {apiVersion: v1, kind: Pod, metadata: {name: b}}\n`;
    const { status, stdout } = await cli(
      ['cel', 'object.metadata.name + params.data.max + string(n)', '-f', '-', '--params', path, '--var', 'n=7'],
      { input },
    );
    assert.equal(status, 0);
    assert.match(stdout, /^---\nobject: 'standard input:1: Pod a'\nvalue: a57\ntype: string\n---\n.*\nvalue: b57\n/);
    const file = await cli(['cel', 'p.data.max', '-o', 'value', '--var', `p=@${path}`]);
    assert.equal(file.stdout, '"5"\n');
  });
});

test('mistakes in use', async () => {
  for (const [args, message] of [
    [['cel'], /missing expression/],
    [['cel', 'self', 'file.yaml'], /more than one expression/],
    [['cel', '1', '-f', 'nowhere.yaml'], /nowhere\.yaml: no such file/],
    [['cel', '1', '--var', 'x'], /--var max=5/],
    [['cel', '1', '--var', 'x={'], /--var x: /],
    [['cel', '1', '--crds', 'package.json'], /package\.json has no v1 CustomResourceDefinition/],
  ] as const) {
    const { status, stderr } = await cli(args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, message);
  }
});
