import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JSONSchemaProps } from 'kubetyped/api/apiextensions/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import { toUnstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { convert, convertFrom, ParameterCodec } from 'kubetyped/apimachinery/conversion/queryparams';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { parseGroupVersion } from 'kubetyped/apimachinery/runtime/schema';
import { readJSON, stringifyJSON } from 'kubetyped/engine';
import { fullScheme } from '../../../conformance/scheme.ts';
import { packedRows } from '../../../packed_rows.ts';

interface QueryRow {
  fn: 'convert' | 'decode';
  kind: string;
  object?: string;
  query?: string;
  error?: string;
}

const scheme = fullScheme();
const rows = packedRows<QueryRow>('test/apimachinery/vectors/query.jsonl.gz');

function typeOf(kind: string): KindClass {
  const dot = kind.lastIndexOf('.');
  return scheme.typeFor(parseGroupVersion(kind.slice(0, dot)).withKind(kind.slice(dot + 1)))!;
}

test('convert gives the parameters that Go gives, in the order of its text', () => {
  let count = 0;
  for (const { fn, kind, object, query = '' } of rows) {
    if (fn !== 'convert') continue;
    count++;
    const ours = [...convert(readJSON(object!).value as object, typeOf(kind))];
    assert.deepEqual(ours, [...new URLSearchParams(query)], `${kind} ${object}`);
  }
  assert.ok(count > 400);
});

test('convertFrom makes the object that Go makes', () => {
  let count = 0;
  let errors = 0;
  for (const { fn, kind, object, query = '', error } of rows) {
    if (fn !== 'decode') continue;
    count++;
    const decode = (): object => convertFrom(new URLSearchParams(query), typeOf(kind));
    if (error !== undefined) {
      errors++;
      assert.throws(
        decode,
        (failure: { message: string; code: string }) => failure.code === 'ERR_PARAMETER' && failure.message === error,
        `${kind} ${query}: ${error}`,
      );
    } else
      assert.equal(
        stringifyJSON(toUnstructured(decode()), { sorted: true }),
        stringifyJSON(readJSON(object!).value, { sorted: true }),
        `${kind} ${query}`,
      );
  }
  assert.ok(count > 1000 && errors > 100, `${count} rows, ${errors} errors`);
});

test('pod options survive the round trip', () => {
  const log = new corev1.PodLogOptions({
    container: 'c',
    follow: true,
    sinceTime: '2020-01-02T05:04:05+02:00',
    tailLines: 0,
  });
  assert.equal(convert(log).toString(), 'container=c&follow=true&sinceTime=2020-01-02T03%3A04%3A05Z&tailLines=0');
  const back = convertFrom(convert(log), corev1.PodLogOptions);
  assert.deepEqual({ ...back }, { container: 'c', follow: true, sinceTime: '2020-01-02T03:04:05Z', tailLines: 0 });
  const exec = new corev1.PodExecOptions({ command: ['sh', '-c', 'a b'], stdin: true });
  assert.equal(convert(exec).toString(), 'command=sh&command=-c&command=a+b&stdin=true');
  assert.deepEqual(convertFrom(convert(exec), corev1.PodExecOptions).command, ['sh', '-c', 'a b']);
  assert.deepEqual(
    convertFrom(new URLSearchParams('ports=80,443&ports=8080'), corev1.PodPortForwardOptions).ports,
    [80, 443, 8080],
  );
  assert.throws(() => convertFrom(new URLSearchParams('ports=80,x'), corev1.PodPortForwardOptions), {
    message: 'cannot convert to []int32: strconv.ParseUint: parsing "x": invalid syntax',
    parameter: 'ports',
  });
  assert.throws(() => convertFrom(new URLSearchParams('sinceTime=yesterday'), corev1.PodLogOptions), {
    code: 'ERR_PARAMETER',
  });
  assert.deepEqual(
    [...convert(convertFrom(new URLSearchParams('sinceTime='), corev1.PodLogOptions))],
    [['sinceTime', '']],
  );
});

test('ParameterCodec fills an object and leaves its kind', () => {
  const codec = new ParameterCodec(scheme);
  const into = new metav1.ListOptions({ limit: 5, continue: 'x' });
  codec.decodeParameters(new URLSearchParams('watch=&labelSelector=a%3Db'), { group: 'apps', version: 'v1' }, into);
  assert.equal(
    JSON.stringify(into),
    '{"apiVersion":"v1","kind":"ListOptions","watch":true,"labelSelector":"a=b"}'.replace(
      '"watch":true,"labelSelector":"a=b"',
      '"labelSelector":"a=b","watch":true',
    ),
  );
  codec.decodeParameters(new URLSearchParams(), { group: '', version: 'v1' }, into);
  assert.equal(into.watch, true);
  assert.equal(
    codec.encodeParameters(into, { group: 'apps', version: 'v1' }).toString(),
    'labelSelector=a%3Db&watch=true',
  );
  assert.equal(
    codec
      .encodeParameters({ apiVersion: 'v1', kind: 'DeleteOptions', preconditions: { uid: 'u' } } as object, {
        group: '',
        version: 'v1',
      })
      .toString(),
    'uid=u',
  );
});

test('a plain object needs its type', () => {
  assert.throws(() => convert({ limit: 1 }), TypeError);
  assert.equal(convert({ limit: 1 }, metav1.ListOptions).toString(), 'limit=1');
});

test('objects within objects, up to 100 levels', () => {
  const nested = (levels: number): object => {
    let schema: object = { title: 'innermost' };
    for (let level = 0; level < levels; level++) schema = { not: schema };
    return schema;
  };
  assert.equal(convert(nested(100), JSONSchemaProps).get('title'), 'innermost');
  assert.throws(() => convert(nested(101), JSONSchemaProps), { name: 'TypeError', message: 'more than 100 levels' });
});
