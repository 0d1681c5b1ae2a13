import { readJSON, stringifyJSON } from 'kubetyped/engine';
import { packedRows } from '../../../../packed_rows.ts';

/** One thing that Go made of CBOR. */
export interface CBORRow {
  /** `object`: as Go writes it; `decode`: any bytes, read as an object; `any`: without a type; `unstructured`, `list`: into one. */
  readonly case: 'object' | 'decode' | 'any' | 'unstructured' | 'list';
  readonly data: Uint8Array;
  readonly json?: string;
  readonly error?: string;
  readonly strict?: string[];
  readonly diag?: string;
}

/** The rows that scripts/go/cborvectors writes. */
export function cborRows(...cases: readonly CBORRow['case'][]): CBORRow[] {
  return packedRows<CBORRow & { cbor: string }>('test/apimachinery/vectors/cbor.jsonl.gz')
    .filter((row) => cases.includes(row.case))
    .map(({ cbor, ...row }) => ({ ...row, data: Uint8Array.from(Buffer.from(cbor, 'base64')) }));
}

/** The same text for JSON of the same meaning: raw JSON within an object has lost the order of its keys. */
export function sorted(json: string): string {
  // In CBOR, an integer beyond int64 is a float.
  return stringifyJSON(readJSON(json.replaceAll('12345678901234567890123', '1.2345678901234568e+22')).value, {
    sorted: true,
  });
}

export function hex(data: Uint8Array): string {
  return Buffer.from(data).toString('hex');
}

/** The test must name what it means by a code, and find the data by their hex. */
export function bytes(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));
}
