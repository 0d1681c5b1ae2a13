// `match`: what selectors choose, and which nodes pods may go to.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli, type Finished, inFolder } from './run_cli.ts';

const PODS = `
apiVersion: v1
kind: Pod
metadata: {name: one, labels: {app: web, cores: "16"}}
spec: {containers: [], nodeSelector: {zone: a}}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: two, namespace: shop, labels: {app: web, tier: db}}
spec:
  selector: {}
  template:
    spec:
      containers: []
      tolerations: [{operator: Exists}]
      affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchExpressions: [{key: cores, operator: Gt, values: ["16"]}]}]}}}
---
apiVersion: example.com/v1
kind: Custom
metadata: {name: three, labels: {app: web, n: 3}}
`;

const NODES = `
apiVersion: v1
kind: NodeList
items:
- metadata: {name: a, labels: {zone: a, cores: "16"}}
- metadata: {name: b, labels: {zone: b, cores: "64"}}
  spec: {taints: [{key: gpu, value: present, effect: NoSchedule}, {key: x, effect: PreferNoSchedule}]}
- metadata: {name: c}
  spec: {unschedulable: true}
`;

/** Runs the command in a folder with these files. */
async function run(
  args: readonly string[],
  files: Record<string, string> = { 'pods.yaml': PODS, 'nodes.yaml': NODES },
  input = '',
): Promise<Finished> {
  let finished: Finished | undefined;
  await inFolder(async (folder) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    finished = await cli(['match', ...args], { cwd: folder, input });
  });
  return finished!;
}

test('a label selector chooses objects of any kind', async () => {
  const { status, stdout, stderr } = await run(['-l', 'app=web', 'pods.yaml']);
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(
    stdout,
    `FILE       LINE  KIND        NAMESPACE  NAME
pods.yaml  2     Pod         -          one
pods.yaml  7     Deployment  shop       two
pods.yaml  18    Custom      -          three
`,
  );
});

for (const [selector, names] of [
  ['tier', 'deployment.apps/two'],
  ['app in (web,api),!tier,!n', 'pod/one\ncustom.example.com/three'],
  ['cores>15', 'pod/one'],
  ['', 'pod/one\ndeployment.apps/two\ncustom.example.com/three'],
] as const) {
  test(`-l '${selector}'`, async () => {
    // An empty value is none for the parser of arguments: the selector of everything is a blank.
    const { status, stdout } = await run(['-l', selector || ' ', '-o', 'name', 'pods.yaml']);
    assert.deepEqual([status, stdout], [0, `${names}\n`]);
  });
}

test('a field selector on name and namespace, and both kinds of selector', async () => {
  assert.equal(
    (await run(['--field-selector', 'metadata.namespace=shop', '-o', 'name', 'pods.yaml'])).stdout,
    'deployment.apps/two\n',
  );
  assert.equal(
    (await run(['--field-selector', 'metadata.name!=one,metadata.namespace!=shop', '-o', 'name', 'pods.yaml'])).stdout,
    'custom.example.com/three\n',
  );
  const both = await run(['--field-selector', 'metadata.name=one', '-l', 'tier', 'pods.yaml']);
  assert.deepEqual([both.status, both.stdout, both.stderr], [1, '', '']);
});

test('-o json and -o yaml, from standard input', async () => {
  const json = await run(['-l', 'tier', '-o', 'json'], {}, PODS);
  assert.deepEqual(JSON.parse(json.stdout), [
    {
      file: '-',
      line: 7,
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      namespace: 'shop',
      name: 'two',
      labels: { app: 'web', tier: 'db' },
    },
  ]);
  const yaml = await run(['-l', 'app', '-o', 'yaml'], {}, PODS);
  assert.equal((await run(['-l', 'app', '-o', 'yaml'], {}, yaml.stdout)).stdout, yaml.stdout);
  assert.equal(yaml.stdout.split('---\n').length, 3);
});

test('the items of lists are chosen one by one, each with its line', async () => {
  const list = `apiVersion: v1\nkind: List\nitems:\n- ${PODS.split('---')[0]!.trim().replaceAll('\n', '\n  ')}\n- {apiVersion: v1, kind: PodList, items: [{metadata: {name: x, labels: {app: web}}}]}\n`;
  const { stdout } = await run(['-l', 'app=web', '-o', 'json'], {}, list);
  assert.deepEqual(
    (JSON.parse(stdout) as { line: number; kind: string; name: string }[]).map(({ line, kind, name }) => [
      line,
      kind,
      name,
    ]),
    [
      [4, 'Pod', 'one'],
      [8, 'Pod', 'x'],
    ],
  );
});

test('pods against nodes: every reason is told', async () => {
  const { status, stdout, stderr } = await run(['--nodes', 'nodes.yaml', 'pods.yaml']);
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(
    stdout,
    `POD             NODE  RESULT  REASON
Pod one         a     yes
Pod one         b     no      no toleration for the taint gpu=present:NoSchedule
                              nodeSelector wants zone=a, and the node has zone=b
Pod one         c     no      no toleration for the taint node.kubernetes.io/unschedulable:NoSchedule
                              nodeSelector wants zone=a, and the node has no such label
Deployment two  a     no      no term of the required node affinity chooses the node
Deployment two  b     yes
Deployment two  c     no      no term of the required node affinity chooses the node

2 of 2 pods may go to some node
`,
  );
});

test('requests are held against what a node can allocate, where it says so', async () => {
  const pod = (name: string, resources: string, more = ''): string =>
    `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec: {containers: [{name: a, image: a, resources: ${resources}}]${more}}\n`;
  const { status, stdout, stderr } = await run(['--nodes', 'nodes.yaml', 'pods.yaml'], {
    'nodes.yaml': `apiVersion: v1
kind: NodeList
items:
- metadata: {name: small}
  status: {allocatable: {cpu: "1", memory: 1Gi, pods: "10"}}
- metadata: {name: unknown}
`,
    'pods.yaml': [
      pod('fits', '{requests: {cpu: 1000m, memory: 1Gi}}'),
      pod(
        'large',
        '{requests: {cpu: 600m, memory: 1Mi}}',
        ', initContainers: [{name: b, image: b, resources: {requests: {memory: 2G}}}], overhead: {cpu: 500m}',
      ),
      pod('limits', '{limits: {nvidia.com/gpu: 1, cpu: 2}}'),
    ].join('---\n'),
  });
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(
    stdout,
    `POD         NODE     RESULT  REASON
Pod fits    small    yes
Pod fits    unknown  yes
Pod large   small    no      requests 1100m of cpu, and the node has 1
                             requests 2G of memory, and the node has 1Gi
Pod large   unknown  yes
Pod limits  small    no      requests 1 of nvidia.com/gpu, and the node has 0
                             requests 2 of cpu, and the node has 1
Pod limits  unknown  yes

3 of 3 pods may go to some node
`,
  );
});

test('pods against nodes as JSON, for some of the pods, with the nodes from standard input', async () => {
  const { status, stdout } = await run(
    ['--nodes', '-', '-l', 'tier', '-o', 'json', 'pods.yaml'],
    { 'pods.yaml': PODS },
    NODES,
  );
  assert.equal(status, 0);
  assert.deepEqual(JSON.parse(stdout), [
    {
      file: 'pods.yaml',
      line: 7,
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      namespace: 'shop',
      name: 'two',
      nodes: [
        { node: 'a', matches: false, reasons: ['no term of the required node affinity chooses the node'] },
        { node: 'b', matches: true, reasons: [] },
        { node: 'c', matches: false, reasons: ['no term of the required node affinity chooses the node'] },
      ],
    },
  ]);
});

test('--comparison-operators', async () => {
  const files = {
    'nodes.yaml':
      'apiVersion: v1\nkind: Node\nmetadata: {name: a}\nspec: {taints: [{key: risk, value: "7", effect: NoExecute}]}\n',
    'pod.yaml':
      'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [], tolerations: [{key: risk, operator: Lt, value: "10"}]}\n',
  };
  assert.equal((await run(['--nodes', 'nodes.yaml', '--comparison-operators', 'pod.yaml'], files)).status, 0);
  const without = await run(['--nodes', 'nodes.yaml', 'pod.yaml'], files);
  assert.equal(without.status, 1);
  assert.match(without.stdout, /no toleration for the taint risk=7:NoExecute/);
});

test('every kind with a pod template is known, and a wrong affinity is told', async () => {
  const affinity =
    'nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchExpressions: [{key: a, operator: ">"}]}]}}';
  const spec = `{containers: [], affinity: {${affinity}}}`;
  const kinds: Record<string, [apiVersion: string, body: string]> = {
    Pod: ['v1', `spec: ${spec}`],
    PodTemplate: ['v1', `template: {spec: ${spec}}`],
    ReplicationController: ['v1', `spec: {template: {spec: ${spec}}}`],
    ReplicaSet: ['apps/v1', `spec: {template: {spec: ${spec}}}`],
    StatefulSet: ['apps/v1', `spec: {template: {spec: ${spec}}}`],
    DaemonSet: ['apps/v1', `spec: {template: {spec: ${spec}}}`],
    Job: ['batch/v1', `spec: {template: {spec: ${spec}}}`],
    CronJob: ['batch/v1', `spec: {jobTemplate: {spec: {template: {spec: ${spec}}}}}`],
    ConfigMap: ['v1', 'data: {}'],
  };
  const all = Object.entries(kinds)
    .map(([kind, [apiVersion, body]]) => `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: x}\n${body}\n`)
    .join('---\n');
  const { status, stdout } = await run(['--nodes', 'nodes.yaml', '-o', 'json', 'all.yaml'], {
    'nodes.yaml': NODES,
    'all.yaml': all,
  });
  assert.equal(status, 1);
  const verdicts = JSON.parse(stdout) as { kind: string; nodes: { reasons: string[] }[] }[];
  assert.deepEqual(
    verdicts.map(({ kind }) => kind),
    Object.keys(kinds).filter((kind) => kind !== 'ConfigMap'),
  );
  for (const { kind, nodes } of verdicts)
    assert.match(
      nodes[0]!.reasons.join(),
      /required node affinity is wrong: .*Unsupported value: ">": supported values: "In", /,
      kind,
    );
});

test('objects with faults are left out, told with their place, and the status is 2', async () => {
  const wrong = 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: x\n  labels: {app: [web]}\n---\nkind: {\n---\nname: y\n';
  const { status, stdout, stderr } = await run(['-l', 'app', '-o', 'name', 'wrong.yaml', 'pods.yaml'], {
    'wrong.yaml': wrong,
    'pods.yaml': PODS,
  });
  assert.equal(status, 2);
  assert.equal(stdout, 'pod/one\ndeployment.apps/two\ncustom.example.com/three\n');
  const lines = stderr.trimEnd().split('\n');
  assert.equal(lines.length, 3, stderr);
  assert.match(lines[0]!, /^wrong\.yaml:5:\d+: .*metadata\.labels/);
  assert.match(lines[1]!, /^wrong\.yaml:[78]:/);
  assert.match(lines[2]!, /^wrong\.yaml:9:1: .*Kind/);
});

test('hostile names and labels neither move the cursor nor touch a prototype', async () => {
  const text =
    'apiVersion: example.com/v1\nkind: Custom\nmetadata: {name: "a\\e[2J\\n", labels: {__proto__: "1", constructor: "2"}}\n';
  const { stdout } = await run(['-l', 'constructor=2,!toString'], {}, text);
  assert.match(stdout, /a\\x1b\[2J\\x0a\n$/);
  assert.equal((await run(['-l', 'toString'], {}, text)).status, 1);
  const lists = `${'{"apiVersion":"v1","kind":"List","items":['.repeat(2000)}${']}'.repeat(2000)}`;
  const deep = await run(['-l', '!a'], {}, lists);
  assert.equal(deep.status, 2);
  assert.match(deep.stderr, /more than 8 Lists within each other/);
});

test('wrong usage says what is right', async () => {
  for (const [args, message] of [
    [['pods.yaml'], /^kubetyped: nothing to match\ngive a selector: -l app=web/],
    [['-l', 'a in', 'pods.yaml'], /^kubetyped: -l: unable to parse requirement: /],
    [
      ['--field-selector', 'spec.nodeName=a', 'pods.yaml'],
      /unknown field spec\.nodeName\nsupported fields: metadata\.name, metadata\.namespace/,
    ],
    [['--field-selector', 'a', 'pods.yaml'], /^kubetyped: --field-selector: invalid selector/],
    [
      ['--nodes', 'pods.yaml', 'pods.yaml'],
      /no nodes found in pods\.yaml\nget those of a cluster with kubectl get nodes -o yaml/,
    ],
    [['--nodes', '-', '-'], /both be read from standard input/],
    [['--nodes', 'nodes.yaml', '-o', 'name', 'pods.yaml'], /--nodes does not support output name/],
    [['-l', 'a', '--comparison-operators', 'pods.yaml'], /--comparison-operators requires --nodes/],
    [['-l', 'a', 'none.yaml'], /^kubetyped: none\.yaml: /],
  ] as const) {
    const { status, stdout, stderr } = await run(args);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, message);
  }
});
