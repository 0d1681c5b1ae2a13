// Asks a Go program of scripts/go about random inputs, and fails where our answers differ.
//
// KUBETYPED_CASES sets the number of cases per area (20000; 3000 of patches), KUBETYPED_AREAS limits the areas, KUBETYPED_SEED repeats a
// run. UPSTREAM is where Go and its libraries are (/opt/upstream).
import { after, before, test, type TestContext } from 'node:test';
import assert from 'node:assert/strict';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { assertAnswer, type Answer, type AnswerRow } from '../apimachinery/vectors/answer_rows.ts';
import { Random } from './random_scalars.ts';

const upstream = process.env['UPSTREAM'] ?? '/opt/upstream';
const environment = join(upstream, 'env.sh');
const givenCases = process.env['KUBETYPED_CASES'];
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const chosen = process.env['KUBETYPED_AREAS']?.split(',');
const BATCH = 2000;

/** The Go program, answering questions in their order. */
export class Oracle {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;

  constructor(program: string) {
    this.process = spawn('bash', ['scripts/extract.sh', program, '-serve'], { env: { ...process.env, UPSTREAM: upstream } });
    this.process.stderr.pipe(process.stderr);
    this.lines = createInterface({ input: this.process.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
  }

  async ask(area: string, inputs: readonly unknown[]): Promise<unknown[]> {
    this.process.stdin.write(inputs.map((input) => `${JSON.stringify({ area, in: input })}\n`).join(''));
    const answers: unknown[] = [];
    while (answers.length < inputs.length) {
      const line = await this.lines.next();
      assert.ok(line.done !== true, 'the Go program ended');
      answers.push((JSON.parse(line.value) as { out?: unknown }).out ?? null);
    }
    return answers;
  }

  end(): void {
    this.process.stdin.end();
  }
}

/** A test for each area of the program. */
export function compareAnswers(
  program: string,
  answers: Readonly<Record<string, Answer>>,
  randomInput: (area: string, random: Random) => unknown,
): void {
  eachArea(program, Object.keys(answers), randomInput, async (area, row) => assertAnswer(area, answers[area]!, row, `(seed ${seed})`));
}

/** Go gives one of several answers, as it takes the keys of maps in any order. Before a row is wrong, it is asked this often. */
const RUNS = 400;

/**
 * The same for a program that gives all answers it has seen.
 * @param agrees tells what is wrong with a row
 * @param exemptionsOf tells, in the end, how often which difference was taken for one that is meant
 */
export function compareRows(
  program: string,
  areas: readonly string[],
  randomInput: (area: string, random: Random) => object,
  agrees: (area: string, row: AnswerRow) => string | undefined,
  exemptionsOf: (area: string) => string,
): void {
  eachArea(program, areas, randomInput, async (area, row, oracle) => {
    if (agrees(area, row) === undefined) return;
    const [out] = await oracle.ask(area, [{ ...(row.in as object), runs: RUNS }]);
    assert.equal(agrees(area, { in: row.in, out }), undefined, `(seed ${seed})`);
  }, 3000, (area) => `differences that are meant: ${exemptionsOf(area)}`);
}

function eachArea(
  program: string,
  areas: readonly string[],
  randomInput: (area: string, random: Random) => unknown,
  check: (area: string, row: AnswerRow, oracle: Oracle) => Promise<void>,
  usualCases = 20_000,
  summary?: (area: string) => string,
): void {
  const cases = Number(givenCases ?? usualCases);
  let oracle: Oracle | undefined;
  before(() => {
    if (existsSync(environment)) oracle = new Oracle(program);
  });
  after(() => oracle?.end());

  for (const area of areas) {
    test(area, async (t: TestContext) => {
      if (chosen !== undefined && !chosen.includes(area)) return t.skip('not among KUBETYPED_AREAS');
      if (oracle === undefined) return t.skip(`NOT COMPARED WITH GO: no ${environment}; set UPSTREAM`);
      t.diagnostic(`${cases} cases, KUBETYPED_SEED=${seed}`);
      const random = new Random(seed);
      for (let done = 0; done < cases; done += BATCH) {
        const inputs = Array.from({ length: Math.min(BATCH, cases - done) }, () => randomInput(area, random));
        const outs = await oracle.ask(area, inputs);
        for (const [index, out] of outs.entries()) await check(area, { in: inputs[index], out }, oracle);
      }
      if (summary !== undefined) t.diagnostic(summary(area));
    });
  }
}
