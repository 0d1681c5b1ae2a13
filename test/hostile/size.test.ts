// Texts that are deep, long, or stand for something huge.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode, scheme } from 'kubetyped';
import type { ResourceQuota } from 'kubetyped/api/core/v1';
import { ALL, someOf } from '../some_of.ts';
import {
  canonicalJSON,
  canonicalYAML,
  decoders,
  errorOf,
  json,
  strictJSON,
  strictYAML,
  survives,
  yaml,
} from './serializers.ts';

/** The decoder of JSON and that of the root; each of them with KUBETYPED_ALL=1. */
const tried = someOf(Object.entries(decoders), 2);

const configMap = '"apiVersion":"v1","kind":"ConfigMap"';
const nested = (open: string, middle: string, close: string, levels: number): string =>
  open.repeat(levels) + middle + close.repeat(levels);

function depthOf(root: unknown): number {
  let depth = 0;
  for (let value = root; typeof value === 'object' && value !== null; value = Object.values(value)[0]) depth++;
  return depth;
}

/** Texts nested in all places, by how many levels of brackets they have. */
const places: Readonly<Record<string, (levels: number) => string>> = {
  'unknown field': (levels) => `{${configMap},"x":${nested('[', '', ']', levels - 1)}}`,
  'unknown fields': (levels) => `{${configMap},"x":${nested('{"x":', '1', '}', levels - 1)}}`,
  RawExtension: (levels) =>
    `{"apiVersion":"apps/v1","kind":"ControllerRevision","data":${nested('{"a":', '1', '}', levels - 1)}}`,
  JSONSchemaProps: (levels) =>
    `{"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition","spec":{"versions":[{"schema":{"openAPIV3Schema":${nested('{"not":', '{}', '}', levels - 6)}}}]}}`,
  'JSONSchemaProps in lists': (levels) =>
    `{"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition","spec":{"versions":[{"schema":{"openAPIV3Schema":${nested('{"allOf":[', '{}', ']}', (levels - 6) / 2)}}}]}}`,
};

test('10,000 levels are read, 10,001 refused', () => {
  for (const [place, text] of Object.entries(places)) {
    for (const serializer of [json, yaml]) {
      const { object } = serializer.decode(text(10_000));
      assert.ok(depthOf(Object.values(object)[2]) > 4000 || place.startsWith('JSONSchemaProps'), place);
      // 50,000,000 spaces of indentation are the wire form of that in YAML.
      assert.ok(json.encodeToString(object).length >= text(10_000).length - 30, place);
    }
    assert.match(
      errorOf(() => json.decode(text(10_002))),
      /^ERR_DECODE: .* exceeded max depth$/,
      place,
    );
    assert.match(
      errorOf(() => yaml.decode(text(10_002))),
      /^ERR_DECODE: yaml: exceeded max depth of 10000$/,
      place,
    );
    survives(() => strictJSON.decode(text(10_000)), `strict ${place}`);
    survives(() => strictYAML.decode(text(10_000)), `strict ${place}`);
  }
  assert.match(
    errorOf(() => json.decode(places['unknown field']!(10_001))),
    /exceeded max depth/,
  );
});

test('lists in a known field that deep are of the wrong type', () => {
  for (const serializer of [json, yaml]) {
    assert.equal(
      errorOf(() => serializer.decode(`{${configMap},"data":${nested('[', '', ']', 9999)}}`)),
      'ERR_DECODE: data: json: cannot unmarshal array into Go struct field ConfigMap.data of type map[string]string',
    );
  }
});

test('canonical encoding of deep schemas: done, or an EncodeError', () => {
  const shallow = json.decode(places['JSONSchemaProps']!(1000)).object;
  assert.equal(
    canonicalJSON.encodeToString(json.decode(canonicalJSON.encodeToString(shallow)).object),
    canonicalJSON.encodeToString(shallow),
  );
  const deep = json.decode(places['JSONSchemaProps']!(10_000)).object;
  survives(() => canonicalJSON.encodeToString(deep), 'JSON');
  survives(() => canonicalYAML.encodeToString(deep), 'YAML');
});

test('a megabyte of brackets', () => {
  for (const text of [
    '['.repeat(1 << 20),
    '{"a":'.repeat(1 << 18),
    '- '.repeat(1 << 19),
    '? '.repeat(1 << 19),
    `${'['.repeat(1 << 19)}${']'.repeat(1 << 19)}`,
    '{'.repeat(1 << 20),
    ']'.repeat(1 << 20),
  ]) {
    for (const [name, decodeWith] of tried) {
      survives(() => assert.equal(decodeWith(text), 'never', 'accepted'), `${name} ${text.slice(0, 8)}`);
    }
  }
});

test('alias bombs', () => {
  let bomb = 'a0: &a0 [x, x, x, x, x, x, x, x, x]\n';
  for (let level = 1; level < 12; level++)
    bomb += `a${level}: &a${level} [${Array(9)
      .fill(`*a${level - 1}`)
      .join(', ')}]\n`;
  const expected = 'ERR_DECODE: yaml: document contains excessive aliasing';
  assert.equal(
    errorOf(() => yaml.decode(`${bomb}apiVersion: v1\nkind: ConfigMap\n`)),
    expected,
  );
  assert.equal(
    errorOf(() => strictYAML.decode(`${bomb}apiVersion: v1\nkind: ConfigMap\n`)),
    expected,
  );
  assert.equal(
    errorOf(() => decode(scheme, `${bomb}apiVersion: v1\nkind: ConfigMap\n`)),
    expected,
  );
  let merges = 'a0: &a0 {k: v}\n';
  for (let level = 1; level < 40; level++)
    merges += `a${level}: &a${level} {<<: [*a${level - 1}, *a${level - 1}], k${level}: v}\n`;
  survives(() => yaml.decode(`${merges}apiVersion: v1\nkind: ConfigMap\n`), 'merges');
});

test('100,000 keys: known map, unknown fields, one key again and again', () => {
  const many = (entry: (index: number) => string): string =>
    Array.from({ length: 100_000 }, (_, index) => entry(index)).join(',');
  const map = `{${configMap},"data":{${many((index) => `"k${index}":"v"`)}}}`;
  for (const [name, decodeWith] of tried) {
    const object = survives(() => decodeWith(map), name) as { data?: object } | undefined;
    assert.equal(Object.keys(object?.data ?? {}).length, 100_000, name);
  }
  const unknown = `{${configMap},${many((index) => `"k${index}":${index}`)}}`;
  assert.equal(Object.keys(json.decode(unknown).object).length, 100_003);
  for (const serializer of [strictJSON, strictYAML]) {
    // Go gives up after 100.
    assert.throws(
      () => serializer.decode(unknown),
      (error: { errors?: string[] }) => error.errors?.length === 100,
    );
  }
  const same = `{${configMap},"data":{${many(() => '"a":"v"')}}}`;
  assert.throws(() => strictJSON.decode(same), { errors: ['duplicate field "data.a"'] });
  survives(() => strictYAML.decode(same), 'YAML with 100,000 times the same key');
  const wrong = `{"apiVersion":"v1","kind":"Secret","data":{${many((index) => `"k${index}":1`)}}}`;
  assert.throws(
    () => json.decode(wrong),
    (error: { code?: string; path?: string; faults?: unknown[] }) =>
      error.code === 'ERR_DECODE' && error.path === 'data.k0' && error.faults?.length === 100_000,
  );
});

test('numbers of a million digits', () => {
  const digits = '1'.repeat(1_000_000);
  for (const [name, decodeWith] of tried) {
    for (const number of [digits, `-${digits}`, `0.${digits}`, `1e${digits}`, `1E-${digits}`]) {
      survives(
        () => decodeWith(`{"apiVersion":"apps/v1","kind":"Deployment","spec":{"replicas":${number}}}`),
        `${name} replicas`,
      );
      survives(
        () => decodeWith(`{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"generation":${number}}}`),
        `${name} generation`,
      );
      survives(() => decodeWith(`{${configMap},"x":${number}}`), `${name} unknown`);
      for (const quantity of [number, `"${number}"`])
        survives(
          () => decodeWith(`{"apiVersion":"v1","kind":"ResourceQuota","spec":{"hard":{"cpu":${quantity}}}}`),
          `${name} quantity`,
        );
    }
  }
  assert.equal(
    errorOf(() => json.decode(`{${configMap},"x":${digits}}`)),
    `ERR_DECODE: couldn't get version/kind; json parse error: number with more than 1000 characters`,
  );
});

test('numbers that no float64 holds, where they may stand, however many', () => {
  const count = ALL ? 200_000 : 50_000;
  const hard = Array.from({ length: count }, (_, at) => `"a${at}":${at % 2 === 0 ? '1e400' : `${at}e400`}`).join(',');
  const quota = `{"apiVersion":"v1","kind":"ResourceQuota","spec":{"hard":{${hard}}}`;
  const { spec } = json.decode(`${quota}}`).object as ResourceQuota;
  assert.equal(Object.keys(spec!.hard!).length, count);
  assert.deepEqual([spec!.hard!['a0'], spec!.hard!['a99']], ['1e400', '99e400']);
  assert.equal(
    errorOf(() => json.decode(`${quota},"x":1e400}`)),
    'ERR_DECODE: json: number 1e400 is out of range',
  );
});

test('a number that no float64 holds is never taken for null', () => {
  for (const number of ['1e400', '-1e999', '1'.repeat(400)]) {
    for (const padding of ['', ' '.repeat(5000)]) {
      for (const text of [
        `{${configMap},"x":${number}${padding}}`,
        `{${configMap},"x":[{"y":${number}}]${padding}}`,
        `{"apiVersion":"apps/v1","kind":"ControllerRevision","revision":1,"data":${number}${padding}}`,
      ]) {
        const object = survives(() => json.decode(text).object, text.slice(0, 60));
        if (object === undefined) continue;
        assert.ok(json.encodeToString(object).includes('1'.repeat(400)), json.encodeToString(object));
      }
    }
  }
});
