// A policy with thousands of variables that name each other: compiling them when it is written takes time in proportion.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expressionCompiler } from 'kubetyped/admission';
import { validate } from 'kubetyped/validation';

function policy(count: number, next: (before: string) => string): object {
  const expressions = Array.from({ length: count }, (_, index) =>
    index === 0 ? '1' : next(`variables.v${index - 1}`),
  );
  return {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingAdmissionPolicy',
    metadata: { name: 'p' },
    spec: {
      matchConstraints: {
        resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] }],
      },
      variables: expressions.map((expression, index) => ({ name: `v${index}`, expression })),
      validations: [{ expression: 'true' }],
    },
  };
}

function cpu(object: object): number {
  const before = process.cpuUsage();
  assert.deepEqual(validate(object, { expressions: expressionCompiler }), []);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

for (const [what, next] of Object.entries({
  'name each other': (before: string) => before,
  'hold each other': (before: string) => `[${before}]`,
}))
  test(`variables that ${what} cost time in proportion to their number`, () => {
    // The least of three: what else the machine does, and collecting garbage, is not of the work.
    const least = (count: number): number => Math.min(...Array.from({ length: 3 }, () => cpu(policy(count, next))));
    least(200);
    // Ten times as many: a hundred times the time where it grows with the square.
    const ratio = least(5000) / least(500);
    assert.ok(ratio < 40, `${ratio}`);
  });
