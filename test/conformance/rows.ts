import { readdirSync } from 'node:fs';
import { packedRows } from '../packed_rows.ts';

const folder = 'test/conformance/vectors';

/** One line of a vector file: see README.md beside them. */
export interface Row {
  kind?: string;
  variant?: string;
  case?: string;
  format?: 'json' | 'yaml' | 'protobuf';
  data?: string;
  base64?: string;
  repeat?: { prefix?: string; open: string; middle?: string; close: string; suffix?: string; count: number };
  input?: string;
  json?: string;
  jsonLength?: number;
  yaml?: string;
  yamlError?: string;
  protobuf?: string;
  protobufJSON?: string;
  protobufError?: string;
  error?: string;
  strictErrors?: string[];
  strictError?: string;
}

export function readRows(file: string): Row[] {
  return packedRows<Row>(`${folder}/${file}`);
}

/** The files with objects, one for each group and version. */
export function objectFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl.gz') && name !== 'errors.jsonl.gz')
    .sort();
}

/** The input of a row of errors.jsonl.gz. */
export function inputOf(row: Row): string | Uint8Array {
  if (row.base64 !== undefined) return Uint8Array.from(Buffer.from(row.base64, 'base64'));
  if (row.repeat !== undefined) {
    const { prefix = '', open, middle = '', close, suffix = '', count } = row.repeat;
    return prefix + open.repeat(count) + middle + close.repeat(count) + suffix;
  }
  return row.data!;
}
