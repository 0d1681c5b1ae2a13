import assert from 'node:assert/strict';
import { packedRows } from '../../packed_rows.ts';

/** One call of a Go function: what went in, and what came out or the text of the error. */
export interface SchemaRow {
  readonly fn: string;
  readonly in: readonly never[];
  readonly out?: unknown;
  readonly error?: string;
}

/** A call of ours with the input of a row. The result must be JSON like that of the row. */
export type Call = (...input: never[]) => unknown;

let rows: SchemaRow[] | undefined;

/** The rows for some functions of `schema.jsonl.gz`, which scripts/go/schemavectors writes. */
export function schemaRows(fns: readonly string[]): SchemaRow[] {
  rows ??= packedRows<SchemaRow>('test/apimachinery/vectors/schema.jsonl.gz');
  return rows.filter((row) => fns.includes(row.fn));
}

/** Fails unless every row of the functions gets the answer that Go gave, and each function has a row. */
export function assertRows(calls: Record<string, Call>): void {
  const found = schemaRows(Object.keys(calls));
  assert.deepEqual(new Set(found.map((row) => row.fn)), new Set(Object.keys(calls)));
  for (const row of found) {
    let answer: { out?: unknown; error?: string };
    try {
      const out = calls[row.fn]!(...row.in);
      answer = out === undefined ? {} : { out: JSON.parse(JSON.stringify(out)) as unknown };
    } catch (err) {
      answer = { error: (err as Error).message };
    }
    assert.deepEqual(
      answer,
      row.error === undefined ? (row.out === undefined ? {} : { out: row.out }) : { error: row.error },
      JSON.stringify(row),
    );
  }
}
