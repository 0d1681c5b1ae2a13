// Asks the Go implementation about random objects, changed in random ways, and fails where the answers differ: whether
// the object is taken, the text of the error, the strict errors, the canonical JSON and YAML.
//
// KUBETYPED_CASES sets the number of cases (5000), KUBETYPED_SEED repeats a run. UPSTREAM is where Go and its libraries
// are (/opt/upstream).
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { QuantityValue } from 'kubetyped/apimachinery/api/resource';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { unmarshalStrict } from 'kubetyped/apimachinery/util/json';
import { fullScheme } from '../conformance/scheme.ts';
import { difference, sameJSON } from '../conformance/difference.ts';
import { GoOracle, hasGo, upstream } from './go_oracle.ts';
import { breakJSON, mutate, mutateYAML, randomSpace, readWritten, write } from './random_objects.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 5000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? Date.now() % 2 ** 31);
/** Mutations of each random object, and objects a round. */
const MUTATIONS = 10;
const ROUND = 50;

const scheme = fullScheme();
const serializers = {
  json: { lax: new JSONSerializer(scheme), strict: new JSONSerializer(scheme, { strict: true }) },
  yaml: { lax: new YAMLSerializer(scheme), strict: new YAMLSerializer(scheme, { strict: true }) },
};
const canonical = { json: new JSONSerializer(scheme, { canonical: true }), yaml: new YAMLSerializer(scheme, { canonical: true }) };
const kinds = scheme.allKnownTypes().map(([gvk]) => ({ group: gvk.group, version: gvk.version, kind: gvk.kind }));

type Format = 'json' | 'yaml';

interface Question {
  format: Format;
  data: string;
}

/** What either side makes of a text. */
interface Answer {
  error?: string;
  strictErrors?: readonly string[];
  json?: string;
  jsonError?: string;
  yaml?: string;
  yamlError?: string;
}

const textOf = (error: unknown): string => (error as { text?: string }).text ?? (error as Error).message;

function attempt(run: () => string): { text?: string; error?: string } {
  try {
    return { text: run() };
  } catch (error) {
    assert.ok(error instanceof Error);
    return { error: textOf(error) };
  }
}

function ourAnswer({ format, data }: Question): Answer {
  const { lax, strict } = serializers[format];
  let object;
  try {
    ({ object } = lax.decode(data));
  } catch (error) {
    assert.equal(typeof (error as { code?: unknown }).code, 'string', `an error without a code: ${(error as Error).stack} for ${data}`);
    return { error: textOf(error) };
  }
  const answer: Answer = {};
  try {
    strict.decode(data);
  } catch (error) {
    answer.strictErrors = (error as { errors?: string[] }).errors ?? [`only when strict: ${textOf(error)}`];
  }
  const json = attempt(() => canonical.json.encodeToString(object).trimEnd());
  if (json.text !== undefined) answer.json = json.text;
  else answer.jsonError = json.error!;
  const yaml = attempt(() => canonical.yaml.encodeToString(object));
  if (yaml.text !== undefined) answer.yaml = yaml.text;
  else answer.yamlError = yaml.error!;
  return answer;
}

/** Where we differ from Go and why. */
const reasons: Record<string, (question: Question, ours: Answer, go: Answer) => boolean> = {
  // Go reads each value of a repeated key, one over the other; here the last one counts.
  duplicates: ({ format, data }) => format === 'json' && hasDuplicates(data),
  // Go keeps the bytes of raw JSON; here it is a value, so spellings, repeated keys and the order of integer-like keys go.
  opaque: (_, ours, go) => ours.json !== undefined && go.json !== undefined && ours.json !== go.json && sameJSON(ours.json, go.json),
  // In a JavaScript object keys that look like array indexes come first, so another error may be the first.
  integerKeys: ({ format, data }, ours, go) => format === 'json' && ours.error !== undefined && go.error !== undefined && /"(?:0|[1-9]\d*)"\s*:/.test(data),
  // A number that no float64 holds is refused everywhere; Go takes it where it keeps raw JSON, or nothing.
  overflow: (_, ours, go) => go.error === undefined && /^json: number .* is out of range$/.test(ours.error ?? ''),
  // A quantity that is a JSON number keeps its spelling in Go; here the number is a value.
  quantityNumber: ({ data }, ours, go) => ours.json !== undefined && go.json !== undefined && /[:\s]-?[\d.]+[eE]/.test(data) && sameButQuantities(JSON.parse(ours.json), JSON.parse(go.json)),
  // The same, of so many digits that the number has lost some: 9007199254740993.0.
  largeQuantity: ({ data }, ours, go) => /\d{16,}\.\d/.test(data) && ours.json !== undefined && ours.json.replaceAll(/\d{16,}/g, '') === go.json?.replaceAll(/\d{16,}/g, ''),
  // How far Go has read when it meets a character that YAML forbids is known here to a few characters.
  forbiddenCharacter: ({ format }, ours, go) => format === 'yaml' && ours.error === 'yaml: control characters are not allowed' && go.error?.startsWith('yaml: ') === true,
  // Go reads a quantity without undoing JSON escapes, and so refuses some it should take.
  quantityEscape: ({ format, data }, _, go) => format === 'json' && data.includes('\\u') && go.error?.startsWith('quantities must match') === true,
};

function sameButQuantities(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b || QuantityValue.equal!(a, b);
  const entries = Object.entries(a);
  return entries.length === Object.keys(b).length && entries.every(([key, value]) => sameButQuantities(value, (b as Record<string, unknown>)[key]));
}

function hasDuplicates(data: string): boolean {
  try {
    return unmarshalStrict(data).strictErrors.length > 0;
  } catch {
    return false;
  }
}

function describe(question: Question, ours: Answer, go: Answer): string {
  for (const what of ['error', 'strictErrors', 'json', 'jsonError', 'yaml', 'yamlError'] as const) {
    const [a, b] = [ours[what], go[what]].map((value) => (typeof value === 'string' ? value : JSON.stringify(value) ?? 'nothing'));
    if (a !== b) return difference(what, a!, b!);
  }
  return '';
}

async function questions(oracle: GoOracle, random: Random): Promise<Question[]> {
  const wanted = Array.from({ length: ROUND }, () => ({ gvk: random.pick(kinds), seed: random.int(1e9) }));
  const bases = await oracle.ask<{ json: string }>('random', wanted);
  const asked: Question[] = [];
  for (const base of bases) {
    // Kinds that only this project registers in a version.
    if (base instanceof Error) continue;
    let yaml: string | undefined;
    for (let n = 0; n < MUTATIONS; n++) {
      const format = random.pick<Format>(['json', 'json', 'yaml']);
      if (format === 'yaml' && random.int(3) > 0) {
        yaml ??= attempt(() => canonical.yaml.encodeToString(serializers.json.lax.decode(base.json).object)).text ?? '';
        asked.push({ format, data: mutateYAML(yaml, random) });
        continue;
      }
      const root = readWritten(base.json);
      for (let times = 1 + random.int(3); times > 0; times--) mutate(root, random);
      const text = write(root, randomSpace(random));
      asked.push({ format, data: random.int(6) === 0 ? breakJSON(text, random) : text });
    }
  }
  return asked.filter(({ data }) => !/[eE][+-]?0*[1-9][0-9]{5}/.test(data));
}

async function compare(t: TestContext, oracle: GoOracle): Promise<void> {
  t.diagnostic(`${cases} cases, KUBETYPED_SEED=${seed}`);
  const random = new Random(seed);
  const counts = { compared: 0, refused: 0, strict: 0 };
  const explained = new Map<string, number>();
  const unexplained: string[] = [];
  while (counts.compared < cases) {
    const asked = await questions(oracle, random);
    const answers = await oracle.ask<Answer>('decode', asked.map(({ format, data }) => ({ format, data, strict: true })));
    for (const [index, question] of asked.entries()) {
      const reply = answers[index]!;
      if (reply instanceof Error) throw reply;
      const { error, strictErrors, json, jsonError, yaml, yamlError } = reply;
      const go: Answer = error !== undefined ? { error } : { ...(strictErrors && { strictErrors }), ...(json ? { json } : {}), ...(jsonError && { jsonError }), ...(yaml ? { yaml } : {}), ...(yamlError && { yamlError }) };
      const ours = ourAnswer(question);
      counts.compared++;
      if (error !== undefined) counts.refused++;
      else if (strictErrors !== undefined) counts.strict++;
      const text = describe(question, ours, go);
      if (text === '') continue;
      const reason = Object.keys(reasons).find((name) => reasons[name]!(question, ours, go));
      if (reason !== undefined) explained.set(reason, (explained.get(reason) ?? 0) + 1);
      else unexplained.push(`${question.format} ${JSON.stringify(question.data)}\n${text}`);
    }
    if (unexplained.length > 200) break;
  }
  t.diagnostic(`${counts.compared} compared: ${counts.refused} refused by Go, ${counts.strict} with strict errors; differences with a reason: ${JSON.stringify(Object.fromEntries(explained))}`);
  assert.equal(unexplained.join('\n\n'), '', `${unexplained.length} of ${counts.compared} differ (KUBETYPED_SEED=${seed})`);
}

test('random objects', async (t) => {
  if (!hasGo()) return t.skip(`NOT COMPARED WITH GO: no ${upstream}/env.sh; set UPSTREAM`);
  const oracle = new GoOracle();
  try {
    await compare(t, oracle);
  } finally {
    oracle.end();
  }
});
