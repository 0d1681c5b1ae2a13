import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AuthorizationAttributes,
  AuthorizationCheck,
  AuthorizerType,
  AuthorizerValue,
  CelError,
  kubernetesEnvironment,
  type Value,
} from 'kubetyped/cel';

const asked: AuthorizationAttributes[] = [];
const authorizer = new AuthorizerValue({ name: 'jane', groups: ['dev'] }, (attributes) => {
  asked.push(attributes);
  if (attributes.verb === 'fail') return { allowed: false, error: 'no answer' };
  return { allowed: attributes.verb === 'get', reason: `${attributes.user.name} asks` };
});

function evaluate(expression: string): { readonly value: Value; readonly cost: number } {
  const compiled = kubernetesEnvironment()
    .extend({ variables: { authorizer: AuthorizerType } })
    .compile(expression);
  assert.ok(compiled.program, compiled.program === undefined ? compiled.message : '');
  return compiled.program.evaluate({ authorizer });
}

test('a check names group, resource, verb and what else matters', () => {
  asked.length = 0;
  const check = "authorizer.group('apps').resource('deployments').namespace('ns').name('x').labelSelector('a=b')";
  // 350,000 for the check, 111 for the selector, 1 for each other step.
  assert.deepEqual(evaluate(`${check}.check('get').allowed()`), { value: true, cost: 350_117 });
  assert.deepEqual(asked, [
    {
      user: { name: 'jane', groups: ['dev'] },
      group: 'apps',
      resource: 'deployments',
      namespace: 'ns',
      name: 'x',
      labelSelector: 'a=b',
      verb: 'get',
    },
  ]);
  assert.equal(evaluate(`${check}.check('delete').allowed()`).value, false);
});

test('paths, reasons and errors', () => {
  assert.equal(evaluate("authorizer.path('/healthz').check('get').reason()").value, 'jane asks');
  assert.equal(evaluate("authorizer.path('/healthz').check('fail').errored()").value, true);
  assert.equal(evaluate("authorizer.path('/healthz').check('fail').error()").value, 'no answer');
  assert.deepEqual(
    evaluate("authorizer.path(' ').check('get').allowed()").value,
    new CelError('path must not be empty'),
  );
});

test('a service account asks under its own name', () => {
  const check = "authorizer.serviceAccount('ns', 'bot').path('/x').check('get').reason()";
  assert.equal(evaluate(check).value, 'system:serviceaccount:ns:bot asks');
  assert.deepEqual(
    evaluate("authorizer.serviceAccount('ns', 'B').path('/x').check('get').allowed()").value,
    new CelError('Invalid service account name'),
  );
});

test('a check of the resource of a request', () => {
  const check = AuthorizationCheck.resource(authorizer, { group: '', resource: 'pods', namespace: 'ns', name: 'p' });
  const compiled = kubernetesEnvironment()
    .extend({ variables: { resource: check.type } })
    .compile("resource.subresource('log').check('get').allowed()");
  assert.equal(compiled.program?.evaluate({ resource: check }).value, true);
});
