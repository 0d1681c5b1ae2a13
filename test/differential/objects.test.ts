// Asks the Go implementation about random objects, changed in random ways, and fails where the answers differ: whether
// the object is taken, the text of the error, the strict errors, the canonical JSON and YAML.
//
// KUBETYPED_CASES sets the number of cases (5000), KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { difference } from '../conformance/difference.ts';
import { fullScheme, kindsOfGo } from '../conformance/scheme.ts';
import { GoOracle, hasGo, withoutGo } from './go_oracle.ts';
import { type Answer, answered, type Format, type Question, reasons } from './known_differences.ts';
import { breakJSON, mutate, mutateYAML, randomSpace, readWritten, write } from './random_objects.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 5000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
/** Mutations of each random object, and objects a round. */
const MUTATIONS = 10;
const ROUND = 50;

const scheme = fullScheme();
const serializers = {
  json: { lax: new JSONSerializer(scheme), strict: new JSONSerializer(scheme, { strict: true }) },
  yaml: { lax: new YAMLSerializer(scheme), strict: new YAMLSerializer(scheme, { strict: true }) },
};
const canonical = {
  json: new JSONSerializer(scheme, { canonical: true }),
  yaml: new YAMLSerializer(scheme, { canonical: true }),
};
const kinds = kindsOfGo(scheme);

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
    assert.equal(
      typeof (error as { code?: unknown }).code,
      'string',
      `an error without a code: ${(error as Error).stack} for ${data}`,
    );
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

function describe(ours: Answer, go: Answer): string {
  for (const what of ['error', 'strictErrors', 'json', 'jsonError', 'yaml', 'yamlError'] as const) {
    const [a, b] = [ours[what], go[what]].map((value) =>
      typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'),
    );
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
    const answers = await oracle.ask<Answer>(
      'decode',
      asked.map(({ format, data }) => ({ format, data, strict: true })),
    );
    for (const [index, question] of asked.entries()) {
      const reply = answers[index]!;
      if (reply instanceof Error) throw reply;
      const go = answered(reply);
      const ours = ourAnswer(question);
      counts.compared++;
      if (go.error !== undefined) counts.refused++;
      else if (go.strictErrors !== undefined) counts.strict++;
      const text = describe(ours, go);
      if (text === '') continue;
      const reason = Object.keys(reasons).find((name) => reasons[name]!(question, ours, go));
      if (reason !== undefined) explained.set(reason, (explained.get(reason) ?? 0) + 1);
      else unexplained.push(`${question.format} ${JSON.stringify(question.data)}\n${text}`);
    }
    if (unexplained.length > 200) break;
  }
  t.diagnostic(
    `${counts.compared} compared: ${counts.refused} refused by Go, ${counts.strict} with strict errors; differences with a reason: ${JSON.stringify(Object.fromEntries(explained))}`,
  );
  assert.equal(
    unexplained.join('\n\n'),
    '',
    `${unexplained.length} of ${counts.compared} differ (KUBETYPED_SEED=${seed})`,
  );
}

test('random objects', async (t) => {
  if (!hasGo()) return t.skip(withoutGo);
  const oracle = new GoOracle();
  try {
    await compare(t, oracle);
  } finally {
    oracle.end();
  }
});
