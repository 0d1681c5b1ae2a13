// Asks a Go program of scripts/go about random inputs, and fails where our answers differ.
//
// KUBETYPED_CASES sets the number of cases per area (20000; 3000 of patches), KUBETYPED_AREAS limits the areas, KUBETYPED_SEED repeats a
// run.

import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { type Answer, type AnswerRow, assertAnswer } from '../apimachinery/vectors/answer_rows.ts';
import { GoProgram, hasGo, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const givenCases = process.env['KUBETYPED_CASES'];
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const chosen = process.env['KUBETYPED_AREAS']?.split(',');
const BATCH = 2000;

/** A test for each area of the program. */
export function compareAnswers(
  program: string,
  answers: Readonly<Record<string, Answer>>,
  randomInput: (area: string, random: Random) => unknown,
): void {
  eachArea<AnswerRow>(program, Object.keys(answers), randomInput, (area, row) =>
    assertAnswer(area, answers[area]!, row, `(seed ${seed})`),
  );
}

/**
 * A test for each area of a program that says of every input what it gives, or what is wrong with it.
 * @param compare fails where we answer something else
 */
export function compareOutcomes<T extends Outcome>(
  program: string,
  areas: readonly string[],
  randomInput: (area: string, random: Random) => string,
  compare: (area: string, outcome: T, note: string) => void,
): void {
  const refused = new Map<string, number>();
  const check = (area: string, outcome: T): Promise<void> => {
    if (outcome.err !== undefined) refused.set(area, (refused.get(area) ?? 0) + 1);
    compare(area, outcome, `${area} ${outcome.in} (seed ${seed})`);
    return Promise.resolve();
  };
  eachArea<T>(program, areas, randomInput, check, { summary: (area) => `${refused.get(area) ?? 0} refused by both` });
}

/** What Go says of an input. */
interface Outcome {
  readonly in: string;
  readonly err?: string;
}

/** Go gives one of several answers, as it takes the keys of maps in any order. Before a row is wrong, it is asked this often. */
const RUNS = 400;

/**
 * The same as {@link compareAnswers} for a program that gives all answers it has seen.
 * @param agrees returns what is wrong with a row
 * @param exemptionsOf tells, in the end, how often which difference was taken for one that is meant
 */
export function compareRows(
  program: string,
  areas: readonly string[],
  randomInput: (area: string, random: Random) => object,
  agrees: (area: string, row: AnswerRow) => string | undefined,
  exemptionsOf: (area: string) => string,
): void {
  const check: Check<AnswerRow> = async (area, row, ask) => {
    if (agrees(area, row) === undefined) return;
    const [again] = await ask([{ ...(row.in as object), runs: RUNS }]);
    assert.equal(agrees(area, { ...again!, in: row.in }), undefined, `(seed ${seed})`);
  };
  eachArea(program, areas, randomInput, check, {
    usualCases: 3000,
    summary: (area) => `differences that are meant: ${exemptionsOf(area)}`,
  });
}

export type Check<Row> = (area: string, row: Row, ask: (inputs: readonly unknown[]) => Promise<Row[]>) => Promise<void>;

interface AreaOptions {
  readonly usualCases?: number;
  /** What is to be said in the end. */
  readonly summary?: (area: string) => string;
}

/** A test for each area, which has every row that the program gives for the random inputs. */
export function eachArea<Row extends { readonly in: unknown }>(
  programName: string,
  areas: readonly string[],
  randomInput: (area: string, random: Random) => Row['in'],
  check: Check<Row>,
  { usualCases = 20_000, summary }: AreaOptions = {},
): void {
  const cases = Number(givenCases ?? usualCases);
  let program: GoProgram | undefined;
  before(() => {
    if (hasGo()) program = new GoProgram(programName, '-serve');
  });
  after(() => program?.end());

  for (const area of areas) {
    test(area, async (t: TestContext) => {
      if (chosen !== undefined && !chosen.includes(area)) return t.skip('not among KUBETYPED_AREAS');
      if (program === undefined) return t.skip(withoutGo);
      t.diagnostic(`${cases} cases, KUBETYPED_SEED=${seed}`);
      const ask = async (inputs: readonly unknown[]): Promise<Row[]> => {
        const answers = await program!.ask<object>(inputs.map((input) => ({ area, in: input })));
        return answers.map((answer, index) => ({ ...answer, in: inputs[index] }) as Row);
      };
      const random = new Random(seed);
      for (let done = 0; done < cases; done += BATCH) {
        const inputs = Array.from({ length: Math.min(BATCH, cases - done) }, () => randomInput(area, random));
        for (const row of await ask(inputs)) await check(area, row, ask);
      }
      if (summary !== undefined) t.diagnostic(summary(area));
    });
  }
}
