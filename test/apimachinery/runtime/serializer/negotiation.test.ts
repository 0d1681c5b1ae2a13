import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ContentTypeCBOR,
  ContentTypeJSON,
  ContentTypeProtobuf,
  ContentTypeYAML,
  Scheme,
} from 'kubetyped/apimachinery/runtime';
import {
  acceptHeader,
  CodecFactory,
  type EndpointRestrictions,
  formatMediaType,
  mediaTypesForSerializer,
  negotiateInputSerializer,
  negotiateOutputMediaType,
  negotiateOutputMediaTypeStream,
  parseAccept,
  parseMediaType,
  withJSON,
} from 'kubetyped/apimachinery/runtime/serializer';
import { withYAML } from 'kubetyped/apimachinery/runtime/serializer/all';
import { assertLinear } from '../../../linear.ts';
import { streamRows } from '../../vectors/stream_rows.ts';

const codecs = new CodecFactory(new Scheme(), { serializers: [withJSON, withYAML] });
const tables: EndpointRestrictions = {
  allowsMediaTypeTransform: (_type, subType, target) =>
    target === undefined || (subType === 'json' && target.kind === 'Table'),
  allowsServerVersion: () => false,
  allowsStreamSchema: (schema) => schema === 'watch',
};

const paramsText = (params: ReadonlyMap<string, string>): string =>
  [...params]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(';');

test('Accept headers are read as servers read them', () => {
  for (const row of streamRows('accept')) {
    const clauses = parseAccept(row.in ?? '').map(
      ({ type, subType, q, params }) => `${type}|${subType}|${q}|${paramsText(params)}`,
    );
    assert.equal(clauses.join(','), row.out ?? '', row.in);
  }
});

test('media types are read as Go reads them', () => {
  for (const row of streamRows('mediaType')) {
    if (row.err !== undefined) {
      assert.throws(() => parseMediaType(row.in ?? ''), { code: 'ERR_MEDIA_TYPE' }, row.in);
      continue;
    }
    const { mediaType, params } = parseMediaType(row.in ?? '');
    assert.equal(`${mediaType}|${paramsText(params)}`, row.out, row.in);
  }
  for (const [text, message] of [
    ['/', 'mime: no media type'],
    ['a b', 'mime: expected slash after first token'],
    ['a/', 'mime: expected token after slash'],
    ['a/b/c', 'mime: unexpected content after media subtype'],
  ] as const)
    assert.throws(() => parseMediaType(text), { message });
});

test('hostile headers are read in linear time', () => {
  const headers: readonly ((n: number) => string)[] = [
    (n) => ';'.repeat(n),
    (n) => 'a/b;'.repeat(n / 4),
    (n) => `a/b${' '.repeat(n)};`,
    (n) => `a/b;x="${'\\'.repeat(n)}`,
    (n) => ',a/b;q=0.1'.repeat(n / 10),
  ];
  for (const header of headers)
    assertLinear(String(header), 100_000, header, (text) => {
      parseAccept(text);
      try {
        parseMediaType(text);
      } catch (error) {
        // Most of them are no media types.
        assert.match(String(error), /mime: /);
      }
    });
  assert.equal(parseMediaType('a/b;__proto__=x').params.get('__proto__'), 'x');
});

test('what clients send', () => {
  assert.equal(acceptHeader(), 'application/json');
  assert.equal(
    acceptHeader({ as: 'Table', orObject: true }),
    'application/json;as=Table;v=v1;g=meta.k8s.io,application/json',
  );
  assert.equal(
    acceptHeader({ as: 'PartialObjectMetadata', mediaTypes: [ContentTypeProtobuf, ContentTypeJSON] }),
    'application/vnd.kubernetes.protobuf;as=PartialObjectMetadata;v=v1;g=meta.k8s.io,application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io',
  );
  assert.equal(acceptHeader({ as: { group: 'g', version: 'v2', kind: 'K' } }), 'application/json;as=K;v=v2;g=g');
  assert.equal(
    acceptHeader({ mediaTypes: [ContentTypeProtobuf, ContentTypeCBOR], stream: 'watch' }),
    'application/vnd.kubernetes.protobuf;stream=watch,application/cbor-seq',
  );
  assert.equal(formatMediaType('a/b', { x: 'a "b" \\', y: undefined }), 'a/b;x="a \\"b\\" \\\\"');
  assert.equal(parseMediaType(formatMediaType('a/b', { x: 'a "b" \\' })).params.get('x'), 'a "b" \\');
});

test('a server chooses the format of its answer', () => {
  const chosen = (accept: string, restrictions?: EndpointRestrictions): string =>
    negotiateOutputMediaType(accept, codecs, restrictions).accepted.mediaType;
  assert.equal(chosen(''), ContentTypeJSON);
  assert.equal(chosen('*/*'), ContentTypeJSON);
  assert.equal(chosen('application/*'), ContentTypeJSON);
  assert.equal(chosen('application/yaml'), ContentTypeYAML);
  assert.equal(chosen('application/json;q=0.5,application/yaml'), ContentTypeYAML);
  assert.equal(chosen('text/html,application/yaml;q=0.1'), ContentTypeYAML);
  assert.throws(() => chosen('text/html'), {
    code: 'ERR_MEDIA_TYPE_NEGOTIATION',
    status: 406,
    reason: 'NotAcceptable',
    message: 'only the following media types are accepted: application/json, application/yaml',
  });
  const table = negotiateOutputMediaType(acceptHeader({ as: 'Table', orObject: true }), codecs, tables);
  assert.equal(table.convert?.toString(), 'meta.k8s.io/v1, Kind=Table');
  assert.equal(negotiateOutputMediaType(acceptHeader({ as: 'Table', orObject: true }), codecs).convert, undefined);
  assert.throws(() => chosen(acceptHeader({ as: 'Nope' }), tables), { status: 406 });
  const options = negotiateOutputMediaType('application/json;pretty=1;export=1;profile=local;x=1', codecs);
  assert.deepEqual(
    [options.pretty, options.export, options.profile, options.unrecognized],
    [true, true, 'local', ['x']],
  );
  assert.throws(() => chosen('application/json;sv=v1'), { status: 406 });
});

test('a server chooses the format of a watch', () => {
  assert.equal(negotiateOutputMediaTypeStream('application/json;stream=watch', codecs).mediaType, ContentTypeJSON);
  assert.deepEqual(mediaTypesForSerializer(codecs), {
    mediaTypes: [ContentTypeJSON, ContentTypeYAML],
    streamMediaTypes: ['application/json;stream=watch'],
  });
  for (const accept of [
    'application/yaml',
    'application/yaml;stream=watch',
    'application/json;stream=other',
    'text/html',
  ]) {
    assert.throws(
      () => negotiateOutputMediaTypeStream(accept, codecs),
      { message: 'only the following media types are accepted: application/json;stream=watch' },
      accept,
    );
  }
});

test('a body is read by its Content-Type', () => {
  assert.equal(negotiateInputSerializer('', codecs).mediaType, ContentTypeJSON);
  assert.equal(negotiateInputSerializer('Application/YAML; charset=utf-8', codecs).mediaType, ContentTypeYAML);
  for (const contentType of ['text/html', '???', 'application/json;x']) {
    assert.throws(() => negotiateInputSerializer(contentType, codecs), {
      status: 415,
      reason: 'UnsupportedMediaType',
      message:
        'the body of the request was in an unknown format - accepted media types include: application/json, application/yaml',
    });
  }
  assert.throws(() => negotiateInputSerializer('text/html', codecs, true), {
    message: /include: application\/json;stream=watch$/,
  });
});
