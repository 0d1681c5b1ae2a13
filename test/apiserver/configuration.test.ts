// The configuration files of API servers: what is wrong with them in Go's words, and when conditions match.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validateAuthenticationConfiguration } from 'kubetyped/apiserver/configuration';
import { answerRows, assertAnswer, assertVectors } from '../apimachinery/vectors/answer_rows.ts';
import { authenticationAnswer, authorizationAnswer, conditionsAnswer } from './configuration_answer.ts';

test('configurations of authentication are refused as by Go', async () => {
  await assertVectors('authentication-configurations', authenticationAnswer, 'test/apiserver/vectors');
});

test('configurations of authorization are refused as by Go', async () => {
  let shown = 0;
  for (const row of answerRows('authorization-configurations', 'test/apiserver/vectors')) {
    // Differs from Go: the type alone is shown.
    const text = JSON.stringify(row.out).replace(/\{\\"Type\\":(\\"\w+\\"),\\"KubeConfigFile\\":.*?\}/g, '$1');
    if (text !== JSON.stringify(row.out)) shown++;
    const out: unknown = JSON.parse(text);
    await assertAnswer('authorization-configurations', authorizationAnswer, { ...row, out });
  }
  assert.ok(shown > 0, 'there is a row where the value is shown otherwise');
});

test('conditions match reviews as in Go', async () => {
  await assertVectors('match-conditions', conditionsAnswer, 'test/apiserver/vectors');
});

test('an egress selector is refused, as there is none', () => {
  const issuer = { url: 'https://x', audiences: ['a'], egressSelectorType: 'cluster' };
  const jwt = [{ issuer, claimMappings: { username: { claim: 'sub', prefix: '' } } }];
  assert.deepEqual(
    validateAuthenticationConfiguration({ jwt }).map(({ message }) => message),
    [
      'jwt[0].issuer.egressSelectorType: Invalid value: "cluster": not supported: this server reaches issuers by one network; leave it out',
    ],
  );
});
