// What Go makes of admission policies and requests, row by row (scripts/vectors.sh admission), and what is not in the rows.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AdmissionPlugin,
  Attributes,
  type ObjectInterfaces,
  ValidatingPolicy,
  validatingAdmissionPolicies,
} from 'kubetyped/admission';
import {
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
  type ValidatingAdmissionPolicySpec,
} from 'kubetyped/api/admissionregistration/v1';
import { EquivalentResourceRegistry } from 'kubetyped/apimachinery/runtime';
import { packedRows } from '../packed_rows.ts';
import { type Answer, answer, type Question } from './policy_answer.ts';

test('refusals, warnings, annotations and objects as by Go', async () => {
  const rows = packedRows<{ readonly in: Question; readonly out: Answer }>('test/admission/vectors/policies.jsonl.gz');
  assert.ok(rows.length >= 400);
  for (const { in: question, out } of rows)
    assert.deepEqual(JSON.parse(JSON.stringify(await answer(question))), out, JSON.stringify(question));
});

const everything = { apiGroups: ['*'], apiVersions: ['*'], operations: ['*' as const], resources: ['*'] };

function policy(spec: object): ValidatingAdmissionPolicy {
  return new ValidatingAdmissionPolicy({ metadata: { name: 'p' }, spec: spec as ValidatingAdmissionPolicySpec });
}

const binding = new ValidatingAdmissionPolicyBinding({
  metadata: { name: 'b' },
  spec: { policyName: 'p', validationActions: ['Deny'] },
});

function plugin(spec: object): AdmissionPlugin {
  return validatingAdmissionPolicies({
    policies: () => [policy(spec)],
    bindings: () => [binding],
    findNamespace: () => undefined,
  });
}

test('matchPolicy Equivalent: the policy sees the object in the version that it names', async () => {
  const equivalents = new EquivalentResourceRegistry();
  for (const version of ['v1', 'v2'])
    equivalents.registerKindFor({ group: 'g', version, resource: 'foos' }, '', { group: 'g', version, kind: 'Foo' });
  const interfaces: ObjectInterfaces = {
    equivalents,
    convert: (object, { version }) => ({ ...object, apiVersion: `g/${version}` }),
    decode: () => assert.fail('nothing is decoded'),
    typeConverter: () => undefined,
  };
  const ask = (matchPolicy: string): Promise<void> | undefined =>
    plugin({
      matchConstraints: { matchPolicy, resourceRules: [{ ...everything, apiVersions: ['v2'] }] },
      validations: [
        {
          expression: 'false',
          messageExpression: 'object.apiVersion + request.resource.version + request.requestKind.version',
        },
      ],
    }).validate?.(
      new Attributes({
        operation: 'CREATE',
        kind: { group: 'g', version: 'v1', kind: 'Foo' },
        resource: { group: 'g', version: 'v1', resource: 'foos' },
        name: 'a',
        object: { apiVersion: 'g/v1', kind: 'Foo' },
      }),
      interfaces,
    );
  await assert.rejects(async () => ask('Equivalent'), /denied request: g\/v2v2v1$/);
  await ask('Exact');
});

test('a policy tells where its expressions do not compile', () => {
  const { faults } = new ValidatingPolicy(
    policy({
      variables: [{ name: 'x', expression: '1 +' }],
      validations: [{ expression: 'object.a', messageExpression: '1' }],
      auditAnnotations: [{ key: 'k', valueExpression: 'nope' }],
    }),
  );
  assert.deepEqual(
    faults.map(({ path, error }) => [path, error.split('\n')[0]]),
    [
      [
        'spec.variables[x]',
        "compilation failed: ERROR: <input>:1:4: Syntax error: mismatched input '<EOF>' expecting {'[', '{', '(', '.', '-', '!', 'true', 'false', 'null', NUM_FLOAT, NUM_INT, NUM_UINT, STRING, BYTES, IDENTIFIER}",
      ],
      ['spec.validations[0].expression', 'must evaluate to bool but got dyn'],
      ['spec.validations[0].messageExpression', 'must evaluate to string but got int'],
      [
        'spec.auditAnnotations[0].valueExpression',
        "compilation failed: ERROR: <input>:1:1: undeclared reference to 'nope' (in container '')",
      ],
    ],
  );
});

test('the budget of a policy ends what costs too much', async () => {
  const ten = '[0,1,2,3,4,5,6,7,8,9]';
  const heavy = `${ten}.all(a, ${ten}.all(b, ${ten}.all(c, ${ten}.all(d, a >= 0))))`;
  const validations = Array.from({ length: 400 }, () => ({ expression: heavy }));
  const refused = plugin({ matchConstraints: { resourceRules: [everything] }, validations }).validate?.(
    new Attributes({
      operation: 'CREATE',
      kind: { group: 'g', version: 'v1', kind: 'Foo' },
      resource: { group: 'g', version: 'v1', resource: 'foos' },
      object: { apiVersion: 'g/v1', kind: 'Foo' },
    }),
    {
      equivalents: new EquivalentResourceRegistry(),
      convert: (object) => object,
      decode: () => assert.fail('nothing is decoded'),
      typeConverter: () => undefined,
    },
  );
  await assert.rejects(async () => refused, /running out of cost budget/);
});

test('what Go does otherwise: maps inside lists of an apply configuration; unknown fields of JSONPatch have no type', async () => {
  const ask = (mutation: object): Promise<Answer> =>
    answer({
      mutating: [
        {
          policy: {
            apiVersion: '',
            kind: '',
            metadata: { name: 'p' },
            spec: {
              matchConstraints: { resourceRules: [everything] },
              mutations: [mutation],
              reinvocationPolicy: 'Never',
            },
          },
          bindings: [{ metadata: { name: 'b' }, spec: { policyName: 'p' } }],
        },
      ],
      request: {
        operation: 'CREATE',
        kind: { Group: '', Version: 'v1', Kind: 'Pod' },
        resource: { Group: '', Version: 'v1', Resource: 'pods' },
        object: { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' }, spec: { containers: [{ name: 'a' }] } },
        user: { Name: 'ann' },
      },
    } as unknown as Question);
  const merged = await ask({
    patchType: 'ApplyConfiguration',
    applyConfiguration: { expression: 'Object{spec: Object.spec{containers: [{"name": "b", "image": "i"}]}}' },
  });
  assert.deepEqual(merged.object, {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'a' },
    spec: { containers: [{ name: 'a' }, { name: 'b', image: 'i' }] },
  });
  const refused = await ask({ patchType: 'JSONPatch', jsonPatch: { expression: '[JSONPatch{oops: 1}]' } });
  assert.match(refused.error?.message ?? '', /expected type of field 'oops' is '' but provided type is 'int'/);
});
