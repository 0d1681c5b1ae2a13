// Definitions of v1beta1 as v1.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode } from 'kubetyped';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1beta1';
import { convertDefinition } from 'kubetyped/apiextensions';

const names = { kind: 'Widget', plural: 'widgets' };
const validation = { openAPIV3Schema: { type: 'object' } };
const columns = [{ name: 'Age', type: 'date', JSONPath: '.metadata.creationTimestamp' }];

function converted(spec: object): ReturnType<typeof convertDefinition> {
  const definition = {
    apiVersion: 'apiextensions.k8s.io/v1beta1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'widgets.example.com', uid: 'x', labels: { a: 'b' } },
    spec: { group: 'example.com', names, version: 'v1', preserveUnknownFields: false, validation, ...spec },
  };
  return convertDefinition(decode(CustomResourceDefinition, JSON.stringify(definition)));
}

test('how versions are converted is kept where it is said, and left out where it is not', () => {
  for (const conversion of [undefined, { strategy: 'None' }]) {
    const { definition, notes } = converted({ ...(conversion && { conversion }) });
    assert.equal(Object.hasOwn(definition.spec, 'conversion'), false, JSON.stringify(conversion));
    assert.deepEqual(notes, []);
  }
  const clientConfig = { url: 'https://example.com/convert' };
  const webhook = { strategy: 'Webhook', webhookClientConfig: clientConfig };
  for (const [more, conversionReviewVersions] of [
    [{}, ['v1beta1']],
    [{ conversionReviewVersions: [] }, ['v1beta1']],
    [{ conversionReviewVersions: ['v1', 'v1beta1'] }, ['v1', 'v1beta1']],
  ] as const)
    assert.deepEqual(converted({ conversion: { ...webhook, ...more } }).definition.spec.conversion, {
      strategy: 'Webhook',
      webhook: { conversionReviewVersions, clientConfig },
    });
});

test('what versions have in common is in each of them', () => {
  const versions = [
    { name: 'v1', served: true, storage: true },
    { name: 'v2', served: true, storage: false },
  ];
  const { definition, notes } = converted({
    versions,
    additionalPrinterColumns: columns,
    subresources: { status: {} },
  });
  assert.deepEqual(notes, []);
  assert.deepEqual(definition.metadata, { name: 'widgets.example.com', labels: { a: 'b' } });
  assert.equal(definition.spec.scope, 'Namespaced');
  const common = {
    schema: validation,
    subresources: { status: {} },
    additionalPrinterColumns: [{ name: 'Age', type: 'date', jsonPath: '.metadata.creationTimestamp' }],
  };
  assert.deepEqual(
    JSON.parse(JSON.stringify(definition.spec.versions)),
    versions.map((version) => ({ ...version, ...common })),
  );
});

test('what is to be looked at by hand is noted', () => {
  const { definition, notes } = converted({ preserveUnknownFields: true, validation: undefined, scope: 'Cluster' });
  assert.equal(definition.spec.scope, 'Cluster');
  assert.deepEqual(notes, [
    'unknown fields are kept, by x-kubernetes-preserve-unknown-fields: remove it when the schema is complete',
  ]);
  assert.deepEqual(converted({ validation: undefined }).notes, ['v1 has no schema with a type: v1 needs one']);
});
