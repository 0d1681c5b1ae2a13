// What stores make of objects that are stored in another version than theirs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ClusterTrustBundle } from 'kubetyped/api/certificates/v1';
import { ClusterTrustBundle as BetaBundle } from 'kubetyped/api/certificates/v1beta1';
import { addToScheme } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { toUTF8 } from '#engine/text/utf8';
import { newSchemeCodec } from '#src/apiserver/storage/scheme_codec';

test('an object is converted, or read as it is where there is no conversion; one that fails is an error', () => {
  const stored = toUTF8(
    '{"apiVersion":"certificates.k8s.io/v1beta1","kind":"ClusterTrustBundle","metadata":{"name":"a"},"spec":{"trustBundle":"x"}}',
  );
  const read = (convert?: (input: BetaBundle, out: ClusterTrustBundle) => void): object => {
    const scheme = new Scheme('test');
    addToScheme(scheme);
    for (const kind of [ClusterTrustBundle, BetaBundle]) scheme.addKnownTypes(kind, kind);
    if (convert !== undefined) scheme.addConversionFunc(BetaBundle, ClusterTrustBundle, convert);
    const { apiVersion, metadata, spec } = newSchemeCodec(scheme, ClusterTrustBundle).decode(
      stored,
    ) as ClusterTrustBundle;
    return [apiVersion, metadata.name, spec.trustBundle];
  };
  assert.deepEqual(read(), ['certificates.k8s.io/v1beta1', 'a', 'x']);
  assert.deepEqual(
    read((input, out) => void Object.assign(out, { metadata: input.metadata, spec: { trustBundle: 'y' } })),
    ['certificates.k8s.io/v1', 'a', 'y'],
  );
  assert.throws(
    () =>
      read(() => {
        throw new RangeError('not this one');
      }),
    /^RangeError: not this one$/,
  );
});
