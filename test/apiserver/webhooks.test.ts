// Who somebody is, and what they may do, as another program says it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TokenReview } from 'kubetyped/api/authentication/v1';
import { SubjectAccessReview } from 'kubetyped/api/authorization/v1';
import { newBadRequest, newInternalError } from 'kubetyped/apimachinery/api/errors';
import { tokenWebhook } from 'kubetyped/apiserver/authentication';
import {
  type Attributes,
  alwaysAllow,
  firstToDecide,
  type HostedAuthorizer,
  webhookAuthorizer,
  withName,
} from 'kubetyped/apiserver/authorization';
import { compileMatchCondition, type MatchCondition } from 'kubetyped/apiserver/configuration';

const jane: Attributes = {
  isResourceRequest: true,
  user: { name: 'jane', uid: '7', groups: ['readers'], extra: { scopes: ['a', 'b'] } },
  path: '/api/v1/namespaces/default/pods/web/log',
  verb: 'get',
  apiGroup: '',
  apiVersion: 'v1',
  namespace: 'default',
  resource: 'pods',
  subresource: 'log',
  name: 'web',
};
const withToken = (token: string) => ({ method: 'GET', url: '/', headers: { authorization: `Bearer ${token}` } });

test('an authorizer asks with what client-go would, and remembers the answer', async () => {
  const asked: unknown[] = [];
  const authorize = webhookAuthorizer({
    review: async ({ spec }) => {
      asked.push(spec);
      return new SubjectAccessReview({ spec, status: { allowed: true, reason: 'on the list' } });
    },
  });
  assert.deepEqual(await authorize(jane), { allowed: true, reason: 'on the list' });
  assert.deepEqual(await authorize(jane), { allowed: true, reason: 'on the list' });
  await authorize({ ...jane, isResourceRequest: false, path: '/healthz' });
  assert.deepEqual(asked, [
    {
      resourceAttributes: {
        namespace: 'default',
        verb: 'get',
        version: 'v1',
        resource: 'pods',
        subresource: 'log',
        name: 'web',
      },
      user: 'jane',
      groups: ['readers'],
      extra: { scopes: ['a', 'b'] },
      uid: '7',
    },
    {
      nonResourceAttributes: { path: '/healthz', verb: 'get' },
      user: 'jane',
      groups: ['readers'],
      extra: { scopes: ['a', 'b'] },
      uid: '7',
    },
  ]);
});

test('a no is remembered for as long as is said, and long requests not at all', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  let asked = 0;
  const authorize = webhookAuthorizer({
    unauthorizedTTL: 2000,
    review: async ({ spec }) => {
      asked++;
      return new SubjectAccessReview({ spec, status: { allowed: false, denied: true, reason: 'no' } });
    },
  });
  assert.deepEqual(await authorize(jane), { allowed: false, denied: true, reason: 'no' });
  await authorize(jane);
  assert.equal(asked, 1);
  t.mock.timers.tick(2001);
  await authorize(jane);
  assert.equal(asked, 2);
  const long = { ...jane, name: 'x'.repeat(10_000) };
  await authorize(long);
  await authorize(long);
  assert.equal(asked, 4);
});

test('what may pass is tried again, up to five times; what will not is not', async () => {
  let asked = 0;
  const failing = (error: () => Error) =>
    webhookAuthorizer({
      retryInterval: 1,
      review: async () => {
        asked++;
        throw error();
      },
    });
  const internal = { message: 'Internal error occurred: Internal error occurred: down', status: { code: 500 } };
  await assert.rejects(
    async () => failing(() => newInternalError(new Error('down')))(jane),
    ({ message }: Error) => message === internal.message,
  );
  assert.equal(asked, 5);
  asked = 0;
  await assert.rejects(
    async () => failing(() => newBadRequest('nonsense'))(jane),
    ({ message }: Error) => message === 'Internal error occurred: nonsense',
  );
  assert.equal(asked, 1);
  const both = webhookAuthorizer({
    review: async ({ spec }) => new SubjectAccessReview({ spec, status: { allowed: true, denied: true } }),
  });
  await assert.rejects(
    async () => both(jane),
    ({ message }: Error) => /returned both allow and deny response/.test(message),
  );
});

test('a token webhook says whose a token is; requests at the same time ask once', async () => {
  let asked = 0;
  const authenticate = tokenWebhook({
    review: async ({ spec }) => {
      asked++;
      const status =
        spec.token === 'good'
          ? { authenticated: true, user: { username: 'jane', uid: '7', groups: ['readers'] } }
          : { authenticated: false };
      return new TokenReview({ spec, status });
    },
  });
  const user = { name: 'jane', uid: '7', groups: ['readers', 'system:authenticated'] };
  const both = await Promise.all([authenticate(withToken('good')), authenticate(withToken('good'))]);
  assert.deepEqual(both, [user, user]);
  assert.equal(asked, 1);
  assert.equal(await authenticate(withToken('bad')), undefined);
  assert.equal(await authenticate({ method: 'GET', url: '/', headers: {} }), undefined);
  assert.equal(asked, 2);
});

test('a token must be for one of the audiences', async () => {
  const asking = (given: readonly string[] | undefined, implicitAudiences?: readonly string[]) =>
    tokenWebhook({
      audiences: ['birds'],
      ...(implicitAudiences && { implicitAudiences }),
      review: async ({ spec }) => {
        assert.deepEqual(spec.audiences, ['birds']);
        const user = { username: 'jane' };
        return new TokenReview({
          spec,
          status: { authenticated: true, user, ...(given && { audiences: [...given] }) },
        });
      },
    })(withToken('good'));
  assert.equal((await asking(['birds', 'bees']))?.name, 'jane');
  assert.equal(await asking(['bees']), undefined);
  assert.equal((await asking(undefined))?.name, 'jane');
  assert.equal(await asking(undefined, ['bees']), undefined);
});

test('without an answer nobody gets in, the next request asks again, and no token is told', async () => {
  const told: string[] = [];
  let isDown = true;
  const authenticate = tokenWebhook({
    retryInterval: 1,
    onError: (error) => told.push(String(error)),
    review: async ({ spec }) => {
      if (isDown) throw newInternalError(new Error('down'));
      const status =
        spec.token === 's3cret' ? { authenticated: true, user: { username: 'jane' } } : { error: 'expired' };
      return new TokenReview({ spec, status });
    },
  });
  assert.equal(await authenticate(withToken('s3cret')), undefined);
  isDown = false;
  assert.equal((await authenticate(withToken('s3cret')))?.name, 'jane');
  assert.equal(await authenticate(withToken('old')), undefined);
  assert.match(told.join('\n'), /down[^]*expired/);
  assert.doesNotMatch(told.join('\n'), /s3cret/);
});

test('a webhook that fails has no opinion, or refuses whatever others would say', async () => {
  const failing = { review: () => Promise.reject(newBadRequest('no')) };
  const host: Parameters<HostedAuthorizer['install']>[0] = {
    resource: () => {},
    find: () => undefined,
    beforeRequests: () => {},
    signal: new AbortController().signal,
    onError: () => {},
  };
  const decide = async (failurePolicy: 'Deny' | 'NoOpinion', asked = jane): Promise<boolean> => {
    const matchConditions = ["request.user != 'bob'", "request.resourceAttributes.name == 'web'"].map(compiled);
    const webhook = webhookAuthorizer({ ...failing, failurePolicy, matchConditions });
    return (await firstToDecide(withName('webhook', webhook), alwaysAllow).install(host)(asked)).allowed;
  };
  assert.equal(await decide('NoOpinion'), true);
  await assert.rejects(decide('Deny'), /Internal error occurred: no/);
  // It is not asked where a condition is false, even if another one can't be evaluated.
  assert.equal(await decide('Deny', { ...jane, user: { name: 'bob', groups: [] } }), true);
  const healthz = { ...jane, isResourceRequest: false, path: '/healthz' };
  assert.equal(await decide('Deny', { ...healthz, user: { name: 'bob', groups: [] } }), true);
  await assert.rejects(decide('Deny', healthz), /resulted in error: no such key: resourceAttributes/);
  assert.equal(await decide('NoOpinion', healthz), true);
});

function compiled(expression: string): MatchCondition {
  const condition = compileMatchCondition(expression);
  assert.ok(typeof condition !== 'string', String(condition));
  return condition;
}
