// Definitions of real projects, random ones, and mutants of both, created and updated: the same errors and warnings as
// Go's.
//
// KUBETYPED_CASES sets their number (800), KUBETYPED_SEED repeats a run.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import {
  answerDefinition,
  type DefinitionAnswer,
  type DefinitionQuestion,
} from '../apiextensions/definition_answer.ts';
import { mutateDefinition } from '../apiextensions/mutate_definition.ts';
import { randomDefinition } from '../apiextensions/random_definition.ts';
import { allDefinitions } from '../apiextensions/real_definitions.ts';
import { Random } from '../conformance/cel/random_schema.ts';
import { shared } from '../conformance/shared_data.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 800);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);

const path = builtGo('customresources');
const skip = path === undefined && withoutGo;

function plain({ errors, warnings }: DefinitionAnswer): unknown {
  // Go shows what may be a password.
  const redacted = errors
    ?.map((error) => error.replace(/"[^"]*"(?=: user information is not permitted)/, '"<redacted>"'))
    .sort();
  return JSON.parse(JSON.stringify({ errors: redacted, warnings })) as unknown;
}

/**
 * The same but for metadata in the defaults of a schema that an error shows, as a bad value: while Go validates defaults,
 * it tidies up the metadata of embedded resources within them.
 */
function differsInShownMetadata(ours: DefinitionAnswer, expected: DefinitionAnswer): boolean {
  const comparable = ({ errors = [], warnings = [] }: DefinitionAnswer): unknown => [
    errors.map((text) => text.replace(/(?<="Default":).*?(?=,"Maximum")/g, withoutMetadata)).sort(),
    warnings,
  ];
  return isDeepStrictEqual(comparable(ours), comparable(expected));
}

function withoutMetadata(shown: string): string {
  return JSON.stringify(JSON.parse(shown), (key, value: unknown) => (key === 'metadata' ? undefined : value));
}

/** More is not shown of a question. */
const LONGEST = 20_000;
const MOST = 10;
const RUNS = 30;

/** What only one of both says. */
function difference(ours: DefinitionAnswer, expected: DefinitionAnswer): string {
  const texts = ({ errors = [], warnings = [] }: DefinitionAnswer): string[] =>
    [...errors, ...warnings].map((text) => text);
  const only = (a: readonly string[], b: readonly string[]): string[] => a.filter((text) => !b.includes(text));
  const [our, theirs] = [texts(ours), texts(expected)];
  const shown = (list: readonly string[]): string => list.map((text) => `\n    ${text.slice(0, 600)}`).join('');
  return `ours only:${shown(only(our, theirs))}\n  Go only:${shown(only(theirs, our))}\n`;
}

function randomQuestion(random: Random, real: readonly object[]): DefinitionQuestion {
  const first = real.length > 0 && random.chance(0.5) ? random.pick(real) : randomDefinition(random);
  const definition = random.chance(0.95) ? mutateDefinition(random, first) : first;
  if (random.chance(0.6)) return { definition };
  const versioned = (given: object): object => {
    const { metadata } = given as { metadata?: object };
    const status = {
      storedVersions: [random.pick(['v1', 'v0'])],
      conditions: random.chance(0.5)
        ? [{ type: 'Established', status: 'True', reason: 'a', message: 'b', lastTransitionTime: null }]
        : [],
    };
    return { ...given, metadata: { ...metadata, resourceVersion: '1' }, status };
  };
  const old = random.chance(0.5) ? first : mutateDefinition(random, first);
  return { definition: versioned(definition), old: versioned(old) };
}

test(`${cases} definitions, created and updated`, { skip }, async (context) => {
  const real = allDefinitions().map(({ definition }) => definition);
  if (real.length === 0) context.diagnostic(`NOT CHECKED: real definitions, as there is no ${shared}/corpus`);
  const program = new QuestionProgram(path!, []);
  const random = new Random(seed);
  const wrong: string[] = [];
  const counts = { valid: 0, invalid: 0, refused: 0, panics: 0, shownOtherwise: 0 };
  try {
    for (let asked = 0; asked < cases; asked++) {
      const question = asked < real.length ? { definition: real[asked]! } : randomQuestion(random, real);
      const [expected] = await program.ask<DefinitionAnswer>([question]);
      if (expected!.panic !== undefined) {
        counts.panics++;
        assert.ok((answerDefinition(question).errors ?? []).length > 0, `${asked}: Go panics: ${expected!.panic}`);
        continue;
      }
      const ours = answerDefinition(question);
      const kind = expected!.refused !== undefined ? 'refused' : expected!.errors!.length > 0 ? 'invalid' : 'valid';
      counts[kind]++;
      if (kind === 'refused') {
        assert.ok(ours.refused !== undefined, `${asked}: ${expected!.refused} ${JSON.stringify(question)}`);
      } else if (!isDeepStrictEqual(plain(ours), plain(expected!))) {
        if (differsInShownMetadata(ours, expected!)) {
          counts.shownOtherwise++;
          continue;
        }
        // Of rules that cost the same, any may be the one that costs most: Go is asked again before a row is wrong.
        const others = await program.ask<DefinitionAnswer>(Array.from({ length: RUNS }, () => question));
        if (others.some((other) => isDeepStrictEqual(plain(ours), plain(other)))) continue;
        wrong.push(`${asked}: ${difference(ours, expected!)} ${JSON.stringify(question).slice(0, LONGEST)}`);
        if (wrong.length === MOST) break;
      }
    }
  } finally {
    program.end();
  }
  context.diagnostic(JSON.stringify(counts));
  assert.deepEqual(wrong, [], `(seed ${seed})`);
  assert.ok(counts.invalid > cases / 5 && counts.panics < cases / 20, JSON.stringify(counts));
});
