// What Go makes of definitions and custom resources, row by row (scripts/vectors.sh customresources).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { packedRows } from '../packed_rows.ts';
import { oneIn, PART } from '../some_of.ts';
import { answerDefinition, type DefinitionAnswer, type DefinitionQuestion } from './definition_answer.ts';
import { answerCase, type Case, type CaseAnswer, served } from './pipeline_answer.ts';

interface ResourceRow {
  readonly in: {
    readonly definition: CustomResourceDefinition;
    readonly version: string;
    readonly cases: readonly Case[];
  };
  readonly out: { readonly cases: readonly CaseAnswer[] };
}

interface DefinitionRow {
  readonly in: DefinitionQuestion;
  readonly out: DefinitionAnswer;
}

function rows<T>(name: string): T[] {
  return packedRows<T>(`test/apiextensions/pipeline/${name}.jsonl.gz`);
}

/** What no float64 holds is refused in other words. */
function comparable(answer: CaseAnswer): CaseAnswer {
  return answer.undecodable === undefined ? answer : { undecodable: '' };
}

/** As JSON.parse would read it, without the sign of zeros: to Go -0 is an integer, which has none, and -0.0 is not. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? Number(each) : each)),
  ) as unknown;
}

test('custom resources, created and updated: pruned, with defaults, judged and charged as by Go', () => {
  const all = [...rows<ResourceRow>('resources'), ...rows<ResourceRow>('resource_situations')];
  let cases = 0;
  for (const { in: question, out } of oneIn(3, all)) {
    const resource = served(question.definition, question.version);
    for (const [index, each] of question.cases.entries()) {
      cases++;
      assert.deepEqual(
        plain(answerCase(resource, each)),
        out.cases[index],
        JSON.stringify({ ...question, cases: [each] }),
      );
    }
  }
  assert.ok(cases >= (PART ? 450 : 1480), `only ${cases} cases`);
});

test('the spelling of numbers decides what rules see', () => {
  const all = rows<ResourceRow>('spellings');
  let cases = 0;
  for (const { in: question, out } of oneIn(3, all)) {
    const resource = served(question.definition, question.version);
    for (const [index, each] of question.cases.entries()) {
      cases++;
      const ours = comparable(answerCase(resource, each));
      const place = JSON.stringify({ ...question, cases: [each] });
      assert.deepEqual(plain(ours), plain(comparable(out.cases[index]!)), place);
    }
  }
  assert.ok(cases >= (PART ? 1600 : 5000), `only ${cases} cases`);
});

test('definitions, created and updated: refused as by Go', () => {
  const all = [...rows<DefinitionRow>('definitions'), ...rows<DefinitionRow>('definition_situations')];
  assert.ok(all.length >= 790, `only ${all.length} rows`);
  for (const { in: question, out } of oneIn(3, all)) {
    const { errors, warnings } = answerDefinition(question);
    assert.deepEqual({ errors, warnings }, { errors: out.errors, warnings: out.warnings }, JSON.stringify(question));
  }
});
