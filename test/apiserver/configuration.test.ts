// The configuration files of API servers: what is wrong with them in Go's words, and when conditions match.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  loadAuthenticationConfiguration,
  validateAuthenticationConfiguration,
} from 'kubetyped/apiserver/configuration';
import { validatePodSecurityConfiguration } from '#src/apiserver/configuration/admission_configuration';
import { loadAdmissionConfiguration, loadPodSecurityConfiguration } from '#src/apiserver/configuration/load';
import { answerRows, assertAnswer, assertVectors } from '../apimachinery/vectors/answer_rows.ts';
import { authenticationAnswer, authorizationAnswer, conditionsAnswer } from './configuration_answer.ts';

test('configurations of authentication are refused as by Go', async () => {
  await assertVectors('authentication-configurations', authenticationAnswer, 'test/apiserver/vectors');
});

test('fields of a configuration of authentication have their types', () => {
  const refused = (path: string, value: unknown): string | undefined => {
    const within = path
      .split('.')
      .reduceRight<unknown>(
        (below, name) => (name.endsWith('[]') ? { [name.slice(0, -2)]: [below] } : { [name]: below }),
        value,
      );
    const kind = { apiVersion: 'apiserver.config.k8s.io/v1', kind: 'AuthenticationConfiguration' };
    try {
      loadAuthenticationConfiguration(JSON.stringify({ ...kind, ...(within as object) }));
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };
  const mappings = 'jwt[].claimMappings';
  for (const path of [
    ...['url', 'discoveryURL', 'certificateAuthority', 'audiences[]', 'audienceMatchPolicy', 'egressSelectorType'].map(
      (name) => `jwt[].issuer.${name}`,
    ),
    ...['claim', 'requiredValue', 'expression', 'message'].map((name) => `jwt[].claimValidationRules[].${name}`),
    ...['claim', 'prefix', 'expression'].flatMap((name) => [
      `${mappings}.username.${name}`,
      `${mappings}.groups.${name}`,
    ]),
    ...['claim', 'expression'].map((name) => `${mappings}.uid.${name}`),
    ...['key', 'valueExpression'].map((name) => `${mappings}.extra[].${name}`),
    ...['expression', 'message'].map((name) => `jwt[].userValidationRules[].${name}`),
    'anonymous.conditions[].path',
  ]) {
    assert.equal(refused(path, 'text'), undefined, path);
    assert.match(
      refused(path, 7) ?? '',
      /cannot unmarshal number into Go (?:struct field|value) .*of type (?:string|v1\.\w+Type)$/,
      path,
    );
  }
  assert.equal(refused('anonymous.enabled', true), undefined);
  assert.match(
    refused('anonymous.enabled', 'true') ?? '',
    /cannot unmarshal string into Go struct field .* of type bool$/,
  );
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

test('a configuration of PodSecurity names levels, versions and exemptions that there are, as in Go', () => {
  const file = loadPodSecurityConfiguration(
    JSON.stringify({
      apiVersion: 'pod-security.admission.config.k8s.io/v1',
      kind: 'PodSecurityConfiguration',
      defaults: { enforce: 'strict', audit: 'baseline', 'warn-version': '1.37' },
      exemptions: { usernames: ['', 'a', 'a'], namespaces: ['A', 'b', 'b'], runtimeClasses: ['a.b', 'a_b'] },
    }),
  );
  const found = validatePodSecurityConfiguration(file);
  assert.deepEqual(
    found.map(({ field, type, badValue }) => [field, type, badValue]),
    [
      ['defaults.enforce', 'FieldValueInvalid', 'strict'],
      ['defaults.warn-version', 'FieldValueInvalid', '1.37'],
      ['exemptions.namespaces[0]', 'FieldValueInvalid', 'A'],
      ['exemptions.namespaces[2]', 'FieldValueDuplicate', 'b'],
      ['exemptions.runtimeClasses[1]', 'FieldValueInvalid', 'a_b'],
      ['exemptions.usernames[0]', 'FieldValueInvalid', ''],
      ['exemptions.usernames[2]', 'FieldValueDuplicate', 'a'],
    ],
  );
  assert.match(found.at(-2)?.message ?? '', /: username must not be empty$/);
});

test('the configuration of a plug-in is in the file of all, or in one of its own', () => {
  const plugins = [
    { name: 'PodSecurity', path: 'security.yaml' },
    { name: 'A', configuration: { kind: 'B' } },
  ];
  const text = (more: object): string =>
    JSON.stringify({ apiVersion: 'apiserver.config.k8s.io/v1', kind: 'AdmissionConfiguration', ...more });
  assert.deepEqual(loadAdmissionConfiguration(text({ plugins })).plugins, plugins);
  assert.throws(() => loadAdmissionConfiguration(text({ plugin: [] })), /unknown field "plugin"/);
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
