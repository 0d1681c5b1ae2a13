import assert from 'node:assert/strict';
import { packedLines } from '../../packed_rows.ts';
import { oneIn } from '../../some_of.ts';

/** An input and what Go's functions make of it. */
export interface AnswerRow {
  readonly in: unknown;
  readonly out: unknown;
}

/** What our functions make of the input of an area, in the form of the Go program's answer. May be a promise of it. */
export type Answer = (input: never) => unknown;

/** JSON text with the keys of all objects sorted, so that equal values have equal texts. */
export function sortedJSON(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJSON).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${sortedJSON(each)}`).join(',')}}`;
}

export async function assertAnswer(area: string, answer: Answer, row: AnswerRow, note = ''): Promise<void> {
  await assertAnswers(area, answer, [row], note);
}

/** Fails with every row whose answer differs, in short. */
export async function assertAnswers(area: string, answer: Answer, rows: Iterable<AnswerRow>, note = ''): Promise<void> {
  const wrong: string[] = [];
  for (const row of rows) {
    const [ours, theirs] = [sortedJSON(await answer(row.in as never)), sortedJSON(row.out)];
    if (ours !== theirs) wrong.push(difference(JSON.stringify(row.in), ours, theirs));
  }
  if (wrong.length === 0) return;
  const shown = wrong.slice(0, SHOWN).join('\n');
  const more = wrong.length > SHOWN ? `\nand ${wrong.length - SHOWN} more` : '';
  assert.fail(`${area} ${note}: ${wrong.length} rows differ\n${shown}${more}`);
}

/** Rows that are shown of those that differ, and characters of each text around the place where it does. */
const SHOWN = 200;
const CONTEXT = 60;

function difference(input: string, ours: string, theirs: string): string {
  let at = 0;
  while (at < ours.length && ours[at] === theirs[at]) at++;
  const around = (text: string): string =>
    `${at > CONTEXT ? '…' : ''}${text.slice(Math.max(0, at - CONTEXT), at + CONTEXT)}${text.length > at + CONTEXT ? '…' : ''}`;
  const asked = input.length > 4 * CONTEXT ? `${input.slice(0, 4 * CONTEXT)}… (${input.length} characters)` : input;
  return `  ${asked}\n    ours ${around(ours)}\n    Go   ${around(theirs)}`;
}

/** The rows of `<folder>/<area>.jsonl.gz`. */
export function answerRows(area: string, folder?: string): AnswerRow[] {
  return answerLines(area, folder).map((line) => JSON.parse(line) as AnswerRow);
}

function answerLines(area: string, folder = 'test/apimachinery/vectors'): string[] {
  const lines = packedLines(`${folder}/${area}.jsonl.gz`);
  assert.ok(lines.length > 500, `${area}: only ${lines.length} rows`);
  return lines;
}

/** Compares the answers to all rows of an area with Go's; in a run of `npm test` as a whole to a third of them. */
export async function assertVectors(area: string, answer: Answer, folder?: string): Promise<void> {
  const lines = oneIn(3, answerLines(area, folder));
  await assertAnswers(
    area,
    answer,
    Array.from(lines, (line) => JSON.parse(line) as AnswerRow),
  );
}

/**
 * The same where we differ from Go on purpose.
 * @param reasons tell whether they explain a difference; one that explains none any more is a failure
 */
export async function assertVectorsBut(
  area: string,
  answer: Answer,
  reasons: Readonly<Record<string, (row: AnswerRow, ours: never) => boolean>>,
): Promise<void> {
  const explained = new Set<string>();
  const unexplained: AnswerRow[] = [];
  for (const row of answerRows(area)) {
    const ours = (await answer(row.in as never)) as never;
    if (sortedJSON(ours) === sortedJSON(row.out)) continue;
    const reason = Object.keys(reasons).find((name) => reasons[name]!(row, ours));
    if (reason === undefined) unexplained.push(row);
    else explained.add(reason);
  }
  await assertAnswers(area, answer, unexplained);
  assert.deepEqual([...explained].sort(), Object.keys(reasons).sort(), 'every reason explains a difference');
}

/** The result of a function, or what it throws. */
export function attempt<T>(run: () => T): { value: T; err: '' } | { value: undefined; err: string } {
  try {
    return { value: run(), err: '' };
  } catch (error) {
    assert.ok(error instanceof Error && typeof (error as { code?: unknown }).code === 'string', String(error));
    return { value: undefined, err: error.message };
  }
}
