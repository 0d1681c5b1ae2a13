import assert from 'node:assert/strict';
import { QuantityValue } from 'kubetyped/apimachinery/api/resource';
import type { Scalar } from 'kubetyped/engine';
import { packedRows } from '../../packed_rows.ts';

/** What Go makes of a JSON text: the JSON text it writes back, or its error. */
export interface Row {
  readonly in: string;
  readonly out?: string;
  readonly err?: string;
}

/** The rows of `test/apimachinery/vectors/<area>.jsonl.gz`, which scripts/go/scalarvectors writes. */
export function readVectors(area: string): Row[] {
  const rows = packedRows<Row>(`test/apimachinery/vectors/${area}.jsonl.gz`);
  assert.ok(rows.length > 1000, `${area}: only ${rows.length} rows`);
  return rows;
}

/** A JSON text as the decoder gives it to a scalar: an integer that no number holds is a bigint. */
function decoded(json: string): unknown {
  const value: unknown = JSON.parse(json);
  return typeof value === 'number' && /^-?[0-9]+$/.test(json) && !Number.isSafeInteger(value) ? BigInt(json) : value;
}

/** What a scalar makes of the JSON text, in the form of a row. */
export function answerOf(scalar: Scalar, json: string): Row {
  if (json === 'null') {
    return scalar.nullError === undefined
      ? { in: json, out: JSON.stringify(scalar.zero) }
      : { in: json, err: scalar.nullError };
  }
  const value = decoded(json);
  const err = scalar.check(value);
  if (err !== undefined) return { in: json, err };
  const canonical = scalar.canonical(value);
  return { in: json, out: JSON.stringify(canonical === undefined ? scalar.zero : canonical) };
}

/** A row with its output parsed, so that two spellings of one JSON text (`<` and `\u003c`) are the same. */
export function comparable(row: Row): object {
  return row.out === undefined ? { in: row.in, err: row.err } : { in: row.in, out: JSON.parse(row.out) as unknown };
}

/** Whether two quantities are equal, in the form of a row of the quantity-equal vectors. */
export function equalAnswerOf(input: string): Row {
  const [a, b] = JSON.parse(input) as [string, string];
  const err = QuantityValue.check(a) ?? QuantityValue.check(b);
  return err === undefined ? { in: input, out: String(QuantityValue.equal?.(a, b)) } : { in: input, err };
}

/** Fails unless the scalar makes of the row's input what Go made of it. */
export function assertAgrees(scalar: Scalar, row: Row): void {
  assert.deepEqual(comparable(answerOf(scalar, row.in)), comparable(row));
}
