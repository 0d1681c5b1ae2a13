// Asks sigs.k8s.io/yaml what YAML it makes of random JSON, and of texts that are nearly JSON or are YAML, and fails where
// jsonToYAML writes anything else.
//
// KUBETYPED_CASES sets the number of texts (2000), KUBETYPED_SEED repeats a run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonToYAML } from 'kubetyped/apimachinery/util/yaml';
import { randomText } from '../engine/json/random_json.ts';
import { GoOracle, hasGo, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 2000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 6);

/** Texts that YAML reads as something else when they aren't quoted, or writes in several lines. */
const STRINGS = [
  ...[
    '',
    ' ',
    '~',
    'null',
    'true',
    'yes',
    'No',
    'on',
    '1',
    '-1.5',
    '1e3',
    '0x1F',
    '0o7',
    '1_000',
    '.inf',
    '.NaN',
    '=',
    '<<',
  ],
  ...[
    '2026-01-02',
    '2026-01-02T03:04:05Z',
    '12:30:45',
    '- a',
    'a: b',
    'a:',
    '# a',
    'a #b',
    '!x',
    '&a',
    '*a',
    '%a',
    '@a',
    '`a',
  ],
  ...[
    '[a]',
    '{a}',
    '? a',
    '|',
    '>',
    '---',
    '...',
    "it's",
    '"q"',
    'a\nb',
    'a\n',
    '\na',
    ' a\n b',
    'a\n\n',
    'a\tb',
    '\t',
    'a ',
  ],
  ...[
    '\u0000',
    '\u007f',
    '\u0085',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\ufffd',
    'é日😀',
    '\\',
    'x'.repeat(200),
    'a b '.repeat(60),
  ],
];
const NUMBERS = [
  '0',
  '-0',
  '1.0',
  '1e3',
  '1E-7',
  '1e21',
  '1e400',
  '-1.50',
  '123456789012345678901',
  '0.1',
  '100000000.5',
  '5e-324',
];

function value(random: Random, depth: number): string {
  const kind = depth > 4 ? 2 : random.int(4);
  const inner = (): string[] => Array.from({ length: random.int(4) }, () => value(random, depth + 1));
  if (kind === 0) return `[${inner().join(',')}]`;
  if (kind === 1)
    return `{${inner()
      .map((each) => `${text(random)}:${each}`)
      .join(',')}}`;
  return kind === 2 && random.int(3) === 0 ? random.pick([...NUMBERS, 'true', 'false', 'null']) : text(random);
}

function text(random: Random): string {
  const one = random.pick(STRINGS);
  return JSON.stringify(random.int(3) === 0 ? one + random.pick(STRINGS) : one);
}

function asked(random: Random): string {
  const json = random.int(3) === 0 ? randomText(random) : value(random, 0);
  if (random.int(4) > 0) return json;
  return random.int(2) === 0
    ? random.mutated(json, [...'{}[]",:#&*!|>%@`\'\n -?', 'null'])
    : JSON.stringify(json, null, 1);
}

function answer(json: string): string | Error {
  try {
    return jsonToYAML(json);
  } catch (error) {
    assert.ok(error instanceof Error);
    return error;
  }
}

function isJSON(data: string): boolean {
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}

/**
 * The lines in any order, and keys without quotation marks: Go keeps keys of YAML that are no strings, and sorts them before
 * those that are; here they become some.
 */
function linesOf(yaml: string | Error): string[] {
  return String(yaml)
    .replace(/^((?: |- |\? )*)"([^"\n]*)":/gm, '$1$2:')
    .split('\n')
    .sort();
}

test(`${cases} random texts: jsonToYAML writes what Go writes`, {
  skip: !hasGo() && withoutGo,
}, async () => {
  const random = new Random(seed);
  // Half a character can't be sent to Go.
  const texts = Array.from({ length: cases }, () => asked(random).replace(/\p{Surrogate}/gu, '\ufffd'));
  const oracle = new GoOracle();
  const answers = await oracle.ask<{ yaml: string }>(
    'jsonToYAML',
    texts.map((data) => ({ data })),
  );
  oracle.end();
  let written = 0;
  for (const [at, data] of texts.entries()) {
    const go = answers[at]!;
    const ours = answer(data);
    if (go instanceof Error) assert.equal(ours instanceof Error && ours.message, go.message, data);
    else {
      if (isJSON(data)) assert.equal(ours, go.yaml, data);
      else assert.deepEqual(linesOf(ours), linesOf(go.yaml), data);
      written++;
    }
  }
  assert.ok(written > cases / 3 && written < cases, String(written));
});
