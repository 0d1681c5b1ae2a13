import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { addToScheme as addBuiltIns } from 'kubetyped/api';
import * as customV1beta1 from 'kubetyped/api/custom_metrics/v1beta1';
import * as customV1beta1Protobuf from 'kubetyped/api/custom_metrics/v1beta1/protobuf';
import * as customV1beta2 from 'kubetyped/api/custom_metrics/v1beta2';
import * as customV1beta2Protobuf from 'kubetyped/api/custom_metrics/v1beta2/protobuf';
import * as externalV1beta1 from 'kubetyped/api/external_metrics/v1beta1';
import * as externalV1beta1Protobuf from 'kubetyped/api/external_metrics/v1beta1/protobuf';
import * as metricsV1alpha1 from 'kubetyped/api/metrics/v1alpha1';
import * as metricsV1alpha1Protobuf from 'kubetyped/api/metrics/v1alpha1/protobuf';
import * as metricsV1beta1 from 'kubetyped/api/metrics/v1beta1';
import * as metricsV1beta1Protobuf from 'kubetyped/api/metrics/v1beta1/protobuf';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as ProtobufSerializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { difference, withEmptyItems } from './difference.ts';
import { readRows } from './rows.ts';

const packages = [metricsV1alpha1, metricsV1beta1, customV1beta1, customV1beta2, externalV1beta1];
const scheme = new Scheme('<scheme>');
for (const each of packages) each.addToScheme(scheme);
const codecs = [
  metricsV1alpha1Protobuf.codecs,
  metricsV1beta1Protobuf.codecs,
  customV1beta1Protobuf.codecs,
  customV1beta2Protobuf.codecs,
  externalV1beta1Protobuf.codecs,
];
const json = new Serializer(scheme, { canonical: true });
const strict = new Serializer(scheme, { strict: true });
const yaml = new YAMLSerializer(scheme, { canonical: true });
const protobuf = new ProtobufSerializer(scheme, { codecs });

const files = readdirSync('test/conformance/vectors/metrics').sort();
/** Go writes null for the items of a list that came without, and numbers of quantities as spelled; as in json.test.ts. */
const isSame = (ours: string, go: string): boolean =>
  [go, withEmptyItems(go)].some((text) => ours.replaceAll('"1k"', '"1e3"') === text.replaceAll('"1k"', '"1e3"'));

for (const file of files) {
  const [group = '', version = ''] = file.replace('.jsonl.gz', '').split('_');
  test(`objects of ${group} ${version} in JSON, YAML and Protobuf`, () => {
    const rows = readRows(`metrics/${file}`);
    assert.ok(rows.length >= 20);
    for (const row of rows) {
      const what = `${row.kind} ${row.variant}`;
      const input = row.input ?? row.json ?? '';
      const defaults = { group, version, kind: row.kind ?? '' };
      if (row.error !== undefined) {
        // Go reads a quantity without undoing JSON escapes and so refuses some it should take, as in json.test.ts.
        if (row.error.startsWith('quantities must match') && input.includes('\\u')) continue;
        assert.throws(() => json.decode(input, defaults), { text: row.error }, what);
        continue;
      }
      const { object } = json.decode(input, defaults);
      const text = json.encodeToString(object).trimEnd();
      assert.ok(isSame(text, row.json ?? ''), difference(what, text, row.json ?? ''));
      if (row.yaml !== undefined)
        assert.equal(withEmptyItems(yaml.encodeToString(yaml.decode(row.yaml).object)), withEmptyItems(row.yaml), what);
      if (row.protobuf !== undefined && row.input === undefined) {
        const go = Buffer.from(row.protobuf, 'base64');
        assert.equal(Buffer.from(protobuf.encode(object)).toString('hex'), go.toString('hex'), what);
        const back = json.encodeToString(protobuf.decode(go).object).trimEnd();
        const expected = row.protobufJSON ?? row.json ?? '';
        assert.ok(isSame(back, expected), difference(what, back, expected));
      }
      if (row.strictErrors === undefined) strict.decode(input, defaults);
      else assert.throws(() => strict.decode(input, defaults), /strict decoding error/, what);
    }
  });
}

test('every package of k8s.io/metrics has vectors, and none is in the Scheme of the built-in Kinds', () => {
  const builtIns = new Scheme();
  addBuiltIns(builtIns);
  const versions = packages.map(({ schemeGroupVersion: { group, version } }) => `${group}_${version}.jsonl.gz`);
  assert.deepEqual(versions.sort(), files);
  assert.equal(builtIns.recognizes(metricsV1beta1.PodMetrics), false);
  assert.equal(scheme.recognizes(metricsV1beta1.PodMetrics), true);
});
