import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JSONFramedReader } from 'kubetyped/apimachinery/util/framer';
import { unmarshalStrict } from 'kubetyped/apimachinery/util/json';
import { YAMLOrJSONDecoder } from 'kubetyped/apimachinery/util/yaml';
import { JSONSyntaxError, parseJSON } from 'kubetyped/engine';
import { Random } from '../../differential/random_scalars.ts';
import { duplicateKeysOf, randomText } from './random_json.ts';

const TEXTS = 3000;
const encoder = new TextEncoder();

interface Verdict {
  readonly value?: unknown;
  readonly error?: string;
  readonly offset?: number;
}

function parsed(text: string): Verdict {
  try {
    return { value: parseJSON(text).value };
  } catch (error) {
    assert.ok(error instanceof JSONSyntaxError, String(error));
    return { error: error.message, offset: error.offset };
  }
}

/** The frames of a text that comes in pieces of the given size, and the error they end with. */
function framed(bytes: Uint8Array, size: number): { frames: string[]; error: string | undefined } {
  const reader = new JSONFramedReader();
  const frames: string[] = [];
  const take = (): void => {
    for (let frame = reader.next(); frame !== undefined; frame = reader.next())
      frames.push(new TextDecoder().decode(frame));
  };
  try {
    for (let at = 0; at < bytes.length; at += size) {
      reader.push(bytes.subarray(at, at + size));
      take();
    }
    reader.end();
    take();
    return { frames, error: undefined };
  } catch (error) {
    return { frames, error: (error as Error).message };
  }
}

test('what JSON.parse takes is parsed, and nothing else', () => {
  const random = new Random(5);
  let wrong = 0;
  for (let n = 0; n < TEXTS; n++) {
    const text = randomText(random);
    let value: unknown;
    let isJSON = true;
    try {
      value = JSON.parse(text);
    } catch {
      isJSON = false;
    }
    const verdict = parsed(text);
    assert.equal(verdict.error === undefined, isJSON, `${text}: ${verdict.error}`);
    if (isJSON) assert.deepEqual(verdict.value, value, text);
    else wrong++;
  }
  assert.ok(wrong > TEXTS / 10 && wrong < TEXTS, String(wrong));
});

test('a stream gives the same verdict as a text, whatever the pieces', () => {
  const random = new Random(6);
  for (let n = 0; n < TEXTS / 3; n++) {
    // Half a surrogate pair has no bytes of its own.
    const bytes = encoder.encode(randomText(random));
    const text = new TextDecoder().decode(bytes);
    const { error, offset = -1 } = parsed(text);
    const whole = framed(bytes, Math.max(bytes.length, 1));
    for (const size of [1, 2, 3, 7]) assert.deepEqual(framed(bytes, size), whole, `${size}: ${text}`);
    if (error === undefined) assert.deepEqual(whole, { frames: [text.trim()], error: undefined }, text);
    else if (offset >= text.length && text.trim() !== '') assert.equal(whole.error, 'unexpected EOF', text);
    // A stream may go on behind a value.
    else if (!error.endsWith(' after top-level value') && text.trim() !== '') assert.equal(whole.error, error, text);
  }
});

test('errors of a byte in a character name the byte', () => {
  for (const [text, error] of [
    ['é', "invalid character 'Ã' looking for beginning of value"],
    ['[1 日', "invalid character 'æ' after array element"],
    ['{"a":tr😀', "invalid character 'ð' in literal true (expecting 'u')"],
    ['"\\é"', "invalid character 'Ã' in string escape code"],
    ["'", "invalid character '\\'' looking for beginning of value"],
    ['{]', "invalid character ']' looking for beginning of object key string"],
    ['"a\u0001"', "invalid character '\\x01' in string literal"],
  ] as const) {
    assert.equal(parsed(text).error, error);
    assert.equal(framed(encoder.encode(text), 1).error, error);
  }
});

test('places are counted in UTF-16 units', () => {
  const text = '{"é":"日本","😀":[1,\n "\\u00e9é", x]}';
  assert.deepEqual(parsed(text), {
    error: "invalid character 'x' looking for beginning of value",
    offset: text.indexOf('x'),
  });
  const whole = text.replace('x', '"é"');
  const { root } = parseJSON(whole, { offsets: true }).details;
  assert.deepEqual(
    [...root!.offsets],
    [
      ['é', whole.indexOf('"é"')],
      ['😀', whole.indexOf('"😀"')],
    ],
  );
  assert.deepEqual(
    [...root!.parts.get('😀')!.offsets.values()],
    [whole.indexOf('1'), whole.indexOf('"\\u'), whole.lastIndexOf('"é"')],
  );
});

test('duplicate keys are those of a map that counts them', () => {
  const random = new Random(7);
  for (let n = 0; n < TEXTS; n++) {
    const text = randomText(random);
    if (parsed(text).error !== undefined || /\d{300}|e\+?\d{3}/i.test(text)) continue;
    assert.deepEqual(unmarshalStrict(text).strictErrors, duplicateKeysOf(text), text);
  }
});

test('values that follow each other', () => {
  for (const [text, values] of [
    ['{"a":1}{"b":"é"} [2]3 4"x"true', [{ a: 1 }, { b: 'é' }, [2], 3, 4, 'x', true]],
    ['{}01', [{}, 0, 1]],
  ] as const)
    assert.deepEqual([...new YAMLOrJSONDecoder(text)], values);
  assert.throws(() => [...new YAMLOrJSONDecoder('{}{"a":1}{"b":é}')], {
    name: 'JSONSyntaxError',
    message: "invalid character 'Ã' looking for beginning of value",
    offset: '{}{"a":1}{"b":'.length + 1,
  });
});
