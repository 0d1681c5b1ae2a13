import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

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
  assert.equal(
    sortedJSON(await answer(row.in as never)),
    sortedJSON(row.out),
    `${area} ${JSON.stringify(row.in)} ${note}`,
  );
}

/** The rows of `<folder>/<area>.jsonl.gz`. */
export function answerRows(area: string, folder = 'test/apimachinery/vectors'): AnswerRow[] {
  const text = gunzipSync(readFileSync(`${folder}/${area}.jsonl.gz`)).toString('utf8');
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as AnswerRow);
  assert.ok(rows.length > 500, `${area}: only ${rows.length} rows`);
  return rows;
}

/** Compares the answers to all rows of an area with Go's. */
export async function assertVectors(area: string, answer: Answer, folder?: string): Promise<void> {
  for (const row of answerRows(area, folder)) await assertAnswer(area, answer, row);
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
  for (const row of answerRows(area)) {
    const ours = (await answer(row.in as never)) as never;
    if (sortedJSON(ours) === sortedJSON(row.out)) continue;
    const reason = Object.keys(reasons).find((name) => reasons[name]!(row, ours));
    if (reason === undefined) await assertAnswer(area, answer, row);
    else explained.add(reason);
  }
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
