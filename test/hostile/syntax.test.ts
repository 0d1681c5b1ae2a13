// Texts that are broken, cut, or not what they seem.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJSON, canonicalYAML, decoders, errorOf, json, strictJSON, survives, yaml } from './serializers.ts';

const pod = JSON.stringify({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'é😀', labels: { a: 'b\n' }, creationTimestamp: '2020-01-01T00:00:00Z', generation: 12 },
  spec: {
    containers: [
      {
        name: 'a',
        image: 'b:1.0',
        resources: { limits: { cpu: '1.5', memory: '1Gi' } },
        ports: [{ containerPort: 80 }],
      },
    ],
    hostNetwork: true,
  },
});
const encoder = new TextEncoder();

test('a text cut at every byte', () => {
  for (const text of [pod, canonicalYAML.encodeToString(json.decode(pod).object)]) {
    const bytes = encoder.encode(text);
    for (let end = 0; end <= bytes.length; end++) {
      for (const [name, decode] of Object.entries(decoders)) {
        survives(() => decode(bytes.subarray(0, end)), `${name} of ${end} bytes`);
        survives(() => decode(text.slice(0, end)), `${name} of ${end} characters`);
      }
    }
  }
  for (let end = 0; end < pod.length; end++)
    assert.match(
      errorOf(() => json.decode(pod.slice(0, end))),
      /^ERR_DECODE: couldn't get version\/kind; json parse error: unexpected end of JSON input|^ERR_DECODE: .*invalid character ' '/,
    );
});

test('a text with every byte changed', () => {
  const bytes = encoder.encode(pod);
  for (let at = 0; at < bytes.length; at++) {
    for (const byte of [0, 0x20, 0x22, 0x5c, 0x7b, 0x80, 0xff]) {
      const changed = bytes.slice();
      changed[at] = byte;
      for (const [name, decode] of Object.entries(decoders))
        survives(() => decode(changed), `${name} with byte ${byte} at ${at}`);
    }
  }
});

/** What the JSON and the YAML serializer say: Go's words, except for the byte 0xff, which Go names itself. */
const rows: [text: string | Uint8Array, json: string, yaml: string][] = [
  [
    '',
    `ERR_DECODE: couldn't get version/kind; json parse error: unexpected end of JSON input`,
    `ERR_MISSING_KIND: Object 'Kind' is missing in ''`,
  ],
  [
    'null',
    `ERR_MISSING_KIND: Object 'Kind' is missing in 'null'`,
    `ERR_MISSING_KIND: Object 'Kind' is missing in 'null'`,
  ],
  ['{}', `ERR_MISSING_KIND: Object 'Kind' is missing in '{}'`, `ERR_MISSING_KIND: Object 'Kind' is missing in '{}'`],
  [
    '{"kind":"Pod"}',
    `ERR_MISSING_VERSION: Object 'apiVersion' is missing in '{"kind":"Pod"}'`,
    `ERR_MISSING_VERSION: Object 'apiVersion' is missing in '{"kind":"Pod"}'`,
  ],
  [
    '{"kind":"Pod","apiVersion":"v9"}',
    'ERR_NOT_REGISTERED: no kind "Pod" is registered for version "v9" in scheme "<scheme>"',
    'ERR_NOT_REGISTERED: no kind "Pod" is registered for version "v9" in scheme "<scheme>"',
  ],
  [
    '{"kind":"Pod","apiVersion":"a/b/c"}',
    'ERR_GROUP_VERSION: unexpected GroupVersion string: a/b/c',
    'ERR_GROUP_VERSION: unexpected GroupVersion string: a/b/c',
  ],
  [
    '{"kind":{},"apiVersion":"v1"}',
    `ERR_DECODE: kind: couldn't get version/kind; json parse error: json: cannot unmarshal object into Go struct field .kind of type string`,
    `ERR_DECODE: kind: couldn't get version/kind; json parse error: json: cannot unmarshal object into Go struct field .kind of type string`,
  ],
  [
    '[]',
    `ERR_DECODE: couldn't get version/kind; json parse error: json: cannot unmarshal array into Go value of type struct { APIVersion string "json:\\"apiVersion,omitempty\\""; Kind string "json:\\"kind,omitempty\\"" }`,
    `ERR_DECODE: couldn't get version/kind; json parse error: json: cannot unmarshal array into Go value of type struct { APIVersion string "json:\\"apiVersion,omitempty\\""; Kind string "json:\\"kind,omitempty\\"" }`,
  ],
  [
    `\ufeff${pod}`,
    `ERR_DECODE: couldn't get version/kind; json parse error: invalid character 'ï' looking for beginning of value`,
    'no error',
  ],
  [
    `${pod}{}`,
    `ERR_DECODE: couldn't get version/kind; json parse error: invalid character '{' after top-level value`,
    'no error',
  ],
  [`${pod} \n\t\r`, 'no error', 'ERR_DECODE: yaml: line 2: found character that cannot start any token'],
  [
    '\t',
    `ERR_DECODE: couldn't get version/kind; json parse error: unexpected end of JSON input`,
    'ERR_DECODE: yaml: found character that cannot start any token',
  ],
  [
    'apiVersion: v1\n\tkind: Pod',
    `ERR_DECODE: couldn't get version/kind; json parse error: invalid character 'a' looking for beginning of value`,
    'ERR_DECODE: yaml: line 2: found a tab character that violates indentation',
  ],
  ['{"apiVersion":"v1","kind":"Pod","kind":"ConfigMap"}', 'no error', 'no error'],
  [
    '{"a":01}',
    `ERR_DECODE: couldn't get version/kind; json parse error: invalid character '1' after object key:value pair`,
    `ERR_MISSING_KIND: Object 'Kind' is missing in '{"a":01}'`,
  ],
  [
    '{"a":"\\x"}',
    `ERR_DECODE: couldn't get version/kind; json parse error: invalid character 'x' in string escape code`,
    'ERR_DECODE: yaml: did not find expected hexdecimal number',
  ],
  [
    'a: *b',
    `ERR_DECODE: couldn't get version/kind; json parse error: invalid character 'a' looking for beginning of value`,
    "ERR_DECODE: yaml: unknown anchor 'b' referenced",
  ],
  [
    Uint8Array.of(0xff),
    `ERR_DECODE: couldn't get version/kind; json parse error: invalid character 'ï' looking for beginning of value`,
    'ERR_DECODE: yaml: invalid leading UTF-8 octet',
  ],
  [
    Uint8Array.of(0),
    `ERR_DECODE: couldn't get version/kind; json parse error: invalid character '\\x00' looking for beginning of value`,
    'ERR_DECODE: yaml: control characters are not allowed',
  ],
];

test('errors say what is wrong', () => {
  for (const [text, ofJSON, ofYAML] of rows) {
    assert.equal(
      errorOf(() => json.decode(text)),
      ofJSON,
      String(text),
    );
    assert.equal(
      errorOf(() => yaml.decode(text)),
      ofYAML,
      String(text),
    );
  }
});

test('bytes that are no UTF-8 are U+FFFD in strings, as in Go', () => {
  const bytes = Uint8Array.from([
    ...encoder.encode('{"apiVersion":"v1","kind":"ConfigMap","data":{"a":"'),
    0xff,
    0x62,
    ...encoder.encode('"}}'),
  ]);
  assert.deepEqual((json.decode(bytes).object as { data?: object }).data, { a: '\ufffdb' });
});

test('duplicate keys: the last counts, strict reading reports each', () => {
  const text =
    '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a","name":"b"},"data":{"x":"1","x":"2","x":"3"}}';
  const { object } = json.decode(text);
  assert.equal(
    canonicalJSON.encodeToString(object),
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"b"},"data":{"x":"3"}}\n',
  );
  assert.throws(() => strictJSON.decode(text), {
    code: 'ERR_STRICT_DECODING',
    errors: ['duplicate field "metadata.name"', 'duplicate field "data.x"'],
  });
});
