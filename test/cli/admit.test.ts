// `admit`: what admission policies refuse and change, without a cluster.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';

const policies = `apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: replicas}
spec:
  paramKind: {apiVersion: v1, kind: ConfigMap}
  matchConstraints:
    resourceRules: [{apiGroups: [apps], apiVersions: [v1], operations: [CREATE, UPDATE], resources: [deployments]}]
  validations:
  - expression: object.spec.replicas <= int(params.data.max) || authorizer.requestResource.check('boost').allowed()
    messageExpression: "'at most ' + params.data.max + ' for ' + request.userInfo.username"
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: everywhere}
spec:
  policyName: replicas
  validationActions: [Deny, Warn]
  paramRef: {name: limits, namespace: ops, parameterNotFoundAction: Deny}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: limits, namespace: ops}
data: {max: "3"}
---
apiVersion: admissionregistration.k8s.io/v1
kind: MutatingAdmissionPolicy
metadata: {name: team}
spec:
  matchConstraints:
    namespaceSelector: {matchLabels: {team: a}}
    resourceRules: [{apiGroups: ["*"], apiVersions: ["*"], operations: [CREATE], resources: ["*"]}]
  reinvocationPolicy: Never
  mutations:
  - patchType: ApplyConfiguration
    applyConfiguration: {expression: 'Object{metadata: Object.metadata{labels: Object.metadata.labels{team: "a"}}}'}
---
apiVersion: admissionregistration.k8s.io/v1
kind: MutatingAdmissionPolicyBinding
metadata: {name: team}
spec: {policyName: team}
---
apiVersion: v1
kind: Namespace
metadata: {name: a, labels: {team: a}}
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: unbound}
spec:
  matchConstraints: {resourceRules: []}
  validations: [{expression: object.nope +}]
`;

const deployment = (name: string, replicas: number, namespace: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}, namespace: ${namespace}}
spec:
  replicas: ${replicas}
  selector: {matchLabels: {app: web}}
  template: {metadata: {labels: {app: web}}, spec: {containers: [{name: a, image: nginx}]}}
`;

const manifests = `${deployment('small', 3, 'a')}---\n${deployment('large', 4, 'b')}`;

test('what is refused, with file and line; what is noted about policies', async () => {
  await inFolder(async (folder) => {
    const path = join(folder, 'policies.yaml');
    writeFileSync(path, policies);
    const { status, stdout, stderr } = await cli(['admit', '--policies', path, '-o', 'lines', '--as', 'ann', '-'], {
      input: manifests,
    });
    assert.equal(status, 1, stderr);
    const text = `at most 3 for ann`;
    assert.equal(
      stdout,
      `-:9:1: error: document 2: deployments.apps "large" is forbidden: ValidatingAdmissionPolicy 'replicas' with binding 'everywhere' denied request: ${text} [value]\n` +
        `-:9:1: warning: document 2: Validation failed for ValidatingAdmissionPolicy 'replicas' with binding 'everywhere': ${text} [warning]\n`,
    );
    assert.match(stderr, /policy unbound has no binding and no effect/);
    assert.match(
      stderr,
      /policy unbound: spec\.validations\[0\]\.expression: compilation failed: ERROR: <input>:1:14: Syntax/,
    );
    for (const options of [
      ['--allow', 'boost'],
      ['--operation', 'delete'],
    ]) {
      const admitted = await cli(['admit', '--policies', path, ...options, '-'], { input: manifests });
      // A policy that does not compile is a fault, whatever is admitted.
      assert.equal(admitted.status, 1, admitted.stderr);
      writeFileSync(join(folder, 'right.yaml'), policies.replace('object.nope +', '"true"'));
      const all = await cli(['admit', '--policies', join(folder, 'right.yaml'), ...options, '-'], { input: manifests });
      assert.equal(all.status, 0, all.stderr);
    }
    const json = await cli(['admit', '--policies', path, '-o', 'json', '-'], { input: manifests });
    assert.equal(json.status, 1);
    assert.match(json.stdout, /"faults": 1/);
  });
});

test('-o yaml writes what is admitted, as mutating policies leave it', async () => {
  await inFolder(async (folder) => {
    const path = join(folder, 'policies.yaml');
    writeFileSync(path, policies);
    const { status, stdout, stderr } = await cli(['admit', '--policies', path, '-o', 'yaml', '-'], {
      input: manifests,
    });
    assert.equal(status, 1);
    assert.match(stdout, /name: small\n[^]*labels:\n {4}team: a\n[^]*replicas: 3/);
    assert.doesNotMatch(stdout, /large/);
    assert.match(stderr, /^-:9:1: error: deployments\.apps "large" is forbidden/m);
  });
});

test('custom resources by their definitions', async () => {
  await inFolder(async (folder) => {
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const crds = file(
      'crd.yaml',
      `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: oxen.example.com}
spec:
  group: example.com
  names: {kind: Ox, plural: oxen}
  scope: Cluster
  versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, x-kubernetes-preserve-unknown-fields: true}}}]
`,
    );
    const path = file(
      'policy.yaml',
      `apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: p}
spec:
  matchConstraints: {resourceRules: [{apiGroups: [example.com], apiVersions: ["*"], operations: ["*"], resources: [oxen], scope: Cluster}]}
  validations: [{expression: object.weight < 900, reason: Forbidden}]
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: b}
spec: {policyName: p, validationActions: [Deny]}
`,
    );
    const input = 'apiVersion: example.com/v1\nkind: Ox\nmetadata: {name: big}\nweight: 1000\n';
    const judged = await cli(['admit', '--policies', path, '--crds', crds, '-o', 'lines'], { input });
    assert.match(judged.stdout, /oxen\.example\.com "big" is forbidden: .* failed expression: object\.weight < 900/);
    // A number spelled with a point in JSON is not an integer, as on a server.
    const spelled = '{"apiVersion":"example.com/v1","kind":"Ox","metadata":{"name":"big"},"weight":10.0}';
    const sum = file('sum.yaml', readFileSync(path, 'utf8').replace('object.weight < 900', 'object.weight + 1 < 900'));
    const added = await cli(['admit', '--policies', sum, '--crds', crds, '-o', 'lines'], { input: spelled });
    assert.match(added.stdout, /no such overload/);
    // Without the definition nobody knows the plural.
    assert.equal((await cli(['admit', '--policies', path], { input })).status, 0);
  });
});

test('expressions that do not fit the types of objects are warned of, as in status.typeChecking', async () => {
  await inFolder(async (folder) => {
    const policy = (expressions: string[], resource: string, group: string): string =>
      JSON.stringify({
        apiVersion: 'admissionregistration.k8s.io/v1',
        kind: 'ValidatingAdmissionPolicy',
        metadata: { name: resource },
        spec: {
          matchConstraints: {
            resourceRules: [{ apiGroups: [group], apiVersions: ['v1'], operations: ['CREATE'], resources: [resource] }],
          },
          validations: expressions.map((expression) => ({ expression })),
        },
      });
    const path = join(folder, 'policies.yaml');
    const texts = [
      policy(['object.spec.replica > 1', 'object.spec.replicas > 1', 'object.('], 'deployments', 'apps'),
      policy(['object.spec.size > "1"', 'object.metadata.labels["a"] == "b"'], 'oxen', 'example.com'),
    ];
    writeFileSync(path, texts.join('\n---\n'));
    const crds = join(folder, 'crds.yaml');
    const spec = { type: 'object', properties: { size: { type: 'integer' } } };
    writeFileSync(
      crds,
      JSON.stringify({
        apiVersion: 'apiextensions.k8s.io/v1',
        kind: 'CustomResourceDefinition',
        metadata: { name: 'oxen.example.com' },
        spec: {
          group: 'example.com',
          names: { kind: 'Ox', plural: 'oxen' },
          scope: 'Cluster',
          versions: [
            {
              name: 'v1',
              served: true,
              storage: true,
              schema: { openAPIV3Schema: { type: 'object', properties: { spec } } },
            },
          ],
        },
      }),
    );
    const { stderr } = await cli(['admit', '--policies', path, '--crds', crds, '-'], { input: '' });
    const warned = stderr.split('\n').filter((line) => line.includes(': spec.validations['));
    assert.deepEqual(warned, [
      "kubetyped: policy deployments: spec.validations[2].expression: compilation failed: ERROR: <input>:1:8: Syntax error: no viable alternative at input '.('",
      "kubetyped: policy deployments: spec.validations[0].expression: apps/v1, Kind=Deployment: ERROR: <input>:1:12: undefined field 'replica'",
      "kubetyped: policy oxen: spec.validations[0].expression: example.com/v1, Kind=Ox: ERROR: <input>:1:18: found no matching overload for '_>_' applied to '(int, string)'",
    ]);
  });
});

test('mistakes in use', async () => {
  for (const [args, message] of [
    [['admit'], /missing --policies/],
    [['admit', '--policies', 'nowhere'], /nowhere: no such file/],
    [['admit', '--policies', 'package.json'], /package\.json: /],
    [['admit', '--policies', 'x', '--operation', 'patch'], /invalid value patch/],
  ] as const) {
    const { status, stderr } = await cli(args, { input: '' });
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, message);
  }
});
