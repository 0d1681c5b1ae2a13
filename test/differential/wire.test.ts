// Asks the Go implementation for random objects of every kind in every format, and fails where we make something else of
// them than Go. For each format: what we read of Go's bytes, written in each format, is what Go writes of what it read;
// and what Go reads in our own JSON is that too.
//
// KUBETYPED_CASES sets the number of objects (5000), KUBETYPED_SEED repeats a run, KUBETYPED_FORMATS limits what is read
// (json,yaml,protobuf,cbor).
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { codecs as apiCodecs } from 'kubetyped/api/protobuf';
import { codecs as metaCodecs } from 'kubetyped/apimachinery/apis/meta/v1/protobuf';
import type { Decoder, RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { Serializer as CBORSerializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as ProtobufSerializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { difference, sameJSON, withEmptyItems } from '../conformance/difference.ts';
import { fullScheme, kindsOfGo } from '../conformance/scheme.ts';
import { GoOracle, hasGo, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 5000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
/** Objects a round. */
const ROUND = 200;

type Format = 'json' | 'yaml' | 'protobuf' | 'cbor';
const all: readonly Format[] = ['json', 'yaml', 'protobuf', 'cbor'];
const formats = all.filter((format) => (process.env['KUBETYPED_FORMATS']?.split(',') ?? all).includes(format));

const scheme = fullScheme();
const protobuf = new ProtobufSerializer(scheme, { codecs: [apiCodecs, metaCodecs] });
const cbor = new CBORSerializer(scheme);
const lossless = new JSONSerializer(scheme);
const canonical = {
  json: new JSONSerializer(scheme, { canonical: true }),
  yaml: new YAMLSerializer(scheme, { canonical: true }),
};
const readers: Readonly<Record<Format, Decoder>> = { json: lossless, yaml: new YAMLSerializer(scheme), protobuf, cbor };
const kinds = kindsOfGo(scheme);

/** An object in every format; bytes as base64. */
type Texts = Partial<Record<Format, string>> & { errors?: Partial<Record<Format, string>>; error?: string };

interface Trips {
  first: Texts;
  after: Partial<Record<Format, Texts>>;
}

const textOf = (error: unknown): string => (error as { text?: string }).text ?? (error as Error).message;
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

function textsOf(object: RuntimeObject): Texts {
  const texts: Texts = {};
  const put = (format: Format, write: () => string): void => {
    try {
      texts[format] = write();
    } catch (error) {
      assert.equal(typeof (error as { code?: unknown }).code, 'string', (error as Error).stack);
      (texts.errors ??= {})[format] = textOf(error);
    }
  };
  put('protobuf', () => base64(protobuf.encode(object)));
  put('json', () => canonical.json.encodeToString(object).trimEnd());
  put('yaml', () => canonical.yaml.encodeToString(object));
  put('cbor', () => base64(cbor.encode(object)));
  return texts;
}

/** What Go has after a trip: what it had before, but for what it names. */
function afterTrip({ first, after }: Trips, format: Format): Texts {
  const { error, errors, ...texts } = after[format]!;
  if (error !== undefined) return { error };
  const whole: Texts = { ...texts, ...(errors && { errors }) };
  for (const each of all)
    if (whole[each] === undefined && errors?.[each] === undefined && first[each] !== undefined)
      whole[each] = first[each];
  return whole;
}

/**
 * Whether two texts differ only in how raw JSON is spelt: Go keeps its bytes; here it is a value, so spellings (-0),
 * repeated keys and the order of integer-like keys go.
 */
function sameButRaw(ours: Texts, go: Texts): boolean {
  return ours.json !== undefined && go.json !== undefined && ours.json !== go.json && sameJSON(ours.json, go.json);
}

/** Go writes raw JSON that came in CBOR with HTML escapes into Protobuf: it means the same. */
function sameMessage(ours: string, go: string): boolean {
  const [a, b] = [ours, go].map((text) =>
    canonical.json.encodeToString(protobuf.decode(new Uint8Array(Buffer.from(text, 'base64'))).object),
  );
  return sameJSON(a!, b!);
}

/** What Go would write of a list without items if they were empty. */
function withItems(go: Texts): Texts {
  const { json = '', yaml, cbor: data = '' } = go;
  const hex = Buffer.from(data, 'base64').toString('hex');
  return {
    ...go,
    json: withEmptyItems(json),
    ...(yaml === undefined ? {} : { yaml: withEmptyItems(yaml) }),
    cbor: Buffer.from(hex.replace('456974656d73f6', '456974656d7380'), 'hex').toString('base64'),
  };
}

function describe(read: Format, ours: Texts, go: Texts, explained: Map<string, number>): string[] {
  const found: string[] = [];
  if (ours.error !== undefined || go.error !== undefined)
    return ours.error === go.error ? [] : [difference(`${read} error`, ours.error ?? 'read', go.error ?? 'read')];
  if (ours.json?.endsWith(',"items":[]}') === true && go.json?.endsWith(',"items":null}') === true) {
    explained.set('empty items', (explained.get('empty items') ?? 0) + 1);
    return describe(read, ours, withItems(go), explained);
  }
  for (const written of all) {
    const [a, b] = [ours, go].map((texts) => texts[written] ?? `error ${texts.errors?.[written]}`);
    if (a === b || (a!.startsWith('error ') && b!.startsWith('error '))) continue;
    if (sameButRaw(ours, go) || (read === 'cbor' && written === 'protobuf' && sameMessage(a!, b!)))
      explained.set('raw JSON', (explained.get('raw JSON') ?? 0) + 1);
    else found.push(difference(`${read} read, ${written} written`, a!, b!));
  }
  return found;
}

/**
 * JSON with the keys sorted, as raw JSON has those of the format it came from. A list's items are there when it was
 * decoded, though it had none; a pointer to a zero time is not.
 */
function comparable(json = ''): string {
  const sort = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sort);
    if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value;
    return Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sort(item)]);
  };
  return JSON.stringify(sort(JSON.parse(json.replaceAll(zeroPointers, '').replace(/,"items":\[\]\}$/, '}'))));
}

/** Pointers to the zero time and other values that are null in JSON: only Protobuf and Go can tell them from none. */
const zeroPointers =
  /,"(?:items|default|example|time|timeAdded|not(?:After|Before)|\w*(?:Time|Timestamp|At))":null|"(?:items|default|example|time|timeAdded|not(?:After|Before)|\w*(?:Time|Timestamp|At))":null,?/g;

function read(format: Format, text: string): RuntimeObject | Texts {
  try {
    return readers[format].decode(
      format === 'json' || format === 'yaml' ? text : new Uint8Array(Buffer.from(text, 'base64')),
    ).object;
  } catch (error) {
    assert.equal(typeof (error as { code?: unknown }).code, 'string', (error as Error).stack);
    return { error: textOf(error) };
  }
}

async function compare(t: TestContext, oracle: GoOracle): Promise<void> {
  t.diagnostic(`${cases} objects, ${formats.join()}, KUBETYPED_SEED=${seed}`);
  const random = new Random(seed);
  const explained = new Map<string, number>();
  const counts = {
    objects: 0,
    ...Object.fromEntries(formats.map((format) => [format, 0])),
    'our JSON read by Go': 0,
  } as Record<string, number>;
  const unexplained: string[] = [];
  while (counts['objects']! < cases && unexplained.length < 100) {
    const wanted = Array.from({ length: ROUND }, () => ({
      gvk: random.pick(kinds),
      seed: random.int(1e9),
      size: 20 + random.int(300),
      formats,
    }));
    const replies = await oracle.ask<Trips>('trips', wanted);
    const withZeroPointers: { ours: Texts; go: Texts; data: string; what: string }[] = [];
    const asked: { question: { format: string; data: string }; format: Format; go: Texts; what: string }[] = [];
    for (const [index, reply] of replies.entries()) {
      // Kinds that only this project registers in a version.
      if (reply instanceof Error) continue;
      counts['objects']!++;
      const what = JSON.stringify(wanted[index]);
      for (const format of formats) {
        const text = reply.first[format];
        if (text === undefined) continue;
        counts[format]!++;
        const go = afterTrip(reply, format);
        const object = read(format, text);
        const ours = 'error' in object ? (object as Texts) : textsOf(object as RuntimeObject);
        const found = describe(format, ours, go, explained);
        if (found.length > 0 && format === 'protobuf' && go.json?.includes(':null') === true)
          withZeroPointers.push({
            ours: textsOf(object as RuntimeObject),
            go,
            data: lossless.encodeToString(object as RuntimeObject),
            what,
          });
        else unexplained.push(...found.map((line) => `${what} ${line}`));
        // One of them goes back.
        if (go.error === undefined && !('error' in object) && formats[index % formats.length] === format) {
          asked.push({
            question: { format: 'json', data: lossless.encodeToString(object as RuntimeObject) },
            format,
            go,
            what,
          });
        }
      }
    }
    // What is left of them without is what Go reads in our own JSON, and has all else that Go had.
    const without = await oracle.ask<Texts>(
      'decode',
      withZeroPointers.map(({ data }) => ({ format: 'json', data })),
    );
    for (const [index, { ours, go, what }] of withZeroPointers.entries()) {
      const reply = without[index]!;
      if (reply instanceof Error) throw reply;
      unexplained.push(
        ...describe('protobuf', ours, reply, explained).map((line) => `${what} without zero pointers, ${line}`),
      );
      if (comparable(ours.json) !== comparable(go.json))
        unexplained.push(`${what} ${difference('without zero pointers', comparable(ours.json), comparable(go.json))}`);
      explained.set('zero pointers', (explained.get('zero pointers') ?? 0) + 1);
    }
    const back = await oracle.ask<Texts>(
      'decode',
      asked.map(({ question }) => question),
    );
    for (const [index, { format, go, what, question }] of asked.entries()) {
      const reply = back[index]!;
      if (reply instanceof Error) throw reply;
      counts['our JSON read by Go']!++;
      if (reply.error !== undefined) unexplained.push(`${what} our JSON, refused by Go: ${reply.error}`);
      else if (comparable(reply.json) !== comparable(go.json))
        unexplained.push(
          `${what} our JSON of ${format} ${question.data}\n${difference('read by Go', comparable(reply.json), comparable(go.json))}`,
        );
    }
  }
  t.diagnostic(
    `${JSON.stringify(counts)}; differences with a reason: ${JSON.stringify(Object.fromEntries(explained))}`,
  );
  assert.equal(
    unexplained.slice(0, 20).join('\n\n'),
    '',
    `${unexplained.length} differences in ${counts['objects']} objects (KUBETYPED_SEED=${seed})`,
  );
}

test('random objects in every format', async (t) => {
  if (!hasGo()) return t.skip(withoutGo);
  const oracle = new GoOracle();
  try {
    await compare(t, oracle);
  } finally {
    oracle.end();
  }
});
