import { readJSON, stringifyJSON } from 'kubetyped/engine';
import { packedRows } from '../../../../../packed_rows.ts';

/** One call of a Go function. JSON is text. */
export interface UnstructuredRow {
  readonly fn: string;
  readonly object: string;
  readonly fields?: string[];
  readonly arg?: string;
  readonly kind?: string;
  readonly out?: string;
  readonly list?: boolean;
  readonly error?: string;
  readonly strict?: string[];
}

/** The rows that scripts/go/unstructuredvectors writes. */
export function unstructuredRows(): UnstructuredRow[] {
  const rows = packedRows<UnstructuredRow>('test/apimachinery/vectors/unstructured.jsonl.gz');
  return rows.map((row) => ({ ...row, object: row.object ?? '' }));
}

export function parse(text: string): Record<string, unknown> {
  return readJSON(text).value as Record<string, unknown>;
}

/** The same text for the same JSON; nothing is null, as Go has it. */
export function same(value: unknown): string {
  return stringifyJSON(value ?? null, { sorted: true });
}

/** Whether 5 and 5.0 are told apart by the row: we can't. */
export function hasWholeFloat(row: UnstructuredRow): boolean {
  return /[:[,]-?\d+\.0\b/.test(row.object);
}
