// `validate`: what an API server would refuse, with file, line and field.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cli } from './run_cli.ts';

async function linesOf(input: string): Promise<{ status: number | null; lines: string[] }> {
  const { status, stdout } = await cli(['validate', '-o', 'lines'], { input });
  return { status, lines: stdout.split('\n').slice(0, -1) };
}

test('a Deployment with five mistakes', async () => {
  const { status, lines } = await linesOf(`apiVersion: apps/v1
kind: Deployment
metadata:
  name: web_svc
spec:
  template:
    spec:
      containers:
        - name: web
          image: nginx
          imagePullPolicy: Nope
          ports:
            - containerPort: 800000
`);
  assert.equal(status, 1);
  assert.deepEqual(
    lines.map((line) => line.slice(0, 140)),
    [
      '-:4:3: error: metadata.name: Invalid value: "web_svc": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, \'-',
      '-:5:1: error: spec.selector: Required value [value]',
      '-:6:3: error: spec.template.metadata.labels: Invalid value: null: `selector` does not match template `labels` [value]',
      '-:11:11: error: spec.template.spec.containers[0].imagePullPolicy: Unsupported value: "Nope": supported values: "Always", "IfNotPresent", "Ne',
      '-:13:15: error: spec.template.spec.containers[0].ports[0].containerPort: Invalid value: 800000: must be between 1 and 65535, inclusive [valu',
    ],
  );
});

test('kinds that no API server has', async () => {
  const kinds = [
    [
      'app/v1',
      'Deployment',
      'apiVersion: Invalid value: "app/v1": Kubernetes has no such API group, and others need a dot; did you mean apps/v1?',
    ],
    [
      'apps/v1',
      'Deploymnt',
      'kind: Invalid value: "Deploymnt": Kubernetes has no such kind in apps; did you mean Deployment?',
    ],
    ['apps/v3', 'Deployment', 'apiVersion: Invalid value: "apps/v3": Kubernetes has Deployment in apps/v1'],
    ['v1', 'Deployment', 'apiVersion: Invalid value: "v1": Kubernetes has Deployment in apps/v1'],
    [
      'extensions/v1beta1',
      'Deployment',
      'apiVersion: Invalid value: "extensions/v1beta1": Kubernetes has no Deployment in this version since 1.16; use apps/v1',
    ],
    [
      'autoscaling/v2beta2',
      'HorizontalPodAutoscaler',
      'apiVersion: Invalid value: "autoscaling/v2beta2": Kubernetes has no HorizontalPodAutoscaler in this version since 1.26; use autoscaling/v2',
    ],
    [
      'policy/v1beta1',
      'PodSecurityPolicy',
      'apiVersion: Invalid value: "policy/v1beta1": Kubernetes has no PodSecurityPolicy in this version since 1.25; use Pod Security Admission, or a policy engine',
    ],
    ['autoscaling/v1', 'Scale', 'kind: Invalid value: "Scale": not a kind of which objects can be created'],
  ] as const;
  for (const [apiVersion, kind, text] of kinds) {
    const { status, lines } = await linesOf(`kind: ${kind}\napiVersion: ${apiVersion}\nmetadata: {name: a}\n`);
    assert.equal(status, 1, text);
    assert.deepEqual(lines, [`-:${text.startsWith('kind') ? 1 : 2}:1: error: ${text} [kind]`]);
  }
  const custom = await linesOf('apiVersion: example.com/v1\nkind: Pod\nmetadata: {name: a}\n');
  assert.deepEqual(custom, { status: 0, lines: [] });
});

test('items of a List are judged, too', async () => {
  const { lines } = await linesOf(`apiVersion: v1
kind: List
items:
  - {apiVersion: v1, kind: Pod, metadata: {name: a}, spec: {containers: [{name: a}]}}
`);
  assert.deepEqual(lines, ['-:4:74: error: items[0].spec.containers[0].image: Required value [value]']);
});

test('a value of the wrong type is shown, with what is likely to be meant, and every fault once', async () => {
  const { stdout } = await cli(['validate', '-o', 'lines'], {
    input: `apiVersion: apps/v1
kind: Deployment
metadata: {name: Web_1, labels: {a: yes}}
spec:
  replicas: "3"
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: web, resources: {limits: {memory: 1 GB}}}]}
---
apiVersion: batch/v1
kind: Job
metadata: {name: ${'a'.repeat(73)}}
spec: {template: {spec: {restartPolicy: Never, containers: [{name: a, image: a}]}}}
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: as.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: as, kind: A}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec: {type: object, properties: {source: {type: string}, list: {type: array, items: {type: object, properties: {name: {type: string}}}}}}
---
apiVersion: example.com/v1
kind: A
metadata: {name: a}
spec: {sorce: a, list: [{nme: a}]}
---
apiVersion: v1
kind: Service
metadata: {name: a}
spec: {type: NodePort, ports: [{name: a, port: 80, nodePort: 99999}, {name: b, port: 81, nodePort: 40000}]}
`,
  });
  const lines = stdout.split('\n').map((line) => line.replace(/Web_1": .*regex.*$/, 'Web_1": ...'));
  const quantity = `quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'`;
  assert.deepEqual(lines, [
    '-:3:12: error: document 1: metadata.name: Invalid value: "Web_1": ...',
    '-:3:34: error: document 1: metadata.labels.a: expected string, got bool; put it in quotes [type]',
    '-:5:3: error: document 1: spec.replicas: expected int32, got string; write it without quotes [type]',
    `-:9:70: error: document 1: spec.template.spec.containers[0].resources.limits.memory: Invalid value: "1 GB": ${quantity}; did you mean 1G or 1Gi? [type]`,
    `-:14:8: error: document 2: spec.template.labels: Invalid value: "${'a'.repeat(73)}": must be no more than 63 bytes [value]`,
    '-:36:8: error: document 4: spec.sorce: unknown field; did you mean source? [unknown]',
    '-:36:26: error: document 4: spec.list[0].nme: unknown field; did you mean name? [unknown]',
    '-:41:52: error: document 5: spec.ports[0].nodePort: Invalid value: 99999: provided port is not in the valid range. The range of valid ports is 30000-32767 [value]',
    '',
  ]);
});
