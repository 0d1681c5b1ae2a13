import assert from 'node:assert/strict';
import { packedRows } from '../../packed_rows.ts';

/** A row of `test/apimachinery/vectors/stream.jsonl.gz`, which scripts/go/streamvectors writes. */
export interface StreamRow {
  readonly area: 'events' | 'read' | 'frames' | 'accept' | 'mediaType' | 'recognize' | 'identifier';
  readonly format?: string;
  /** Base64. */
  readonly stream?: string;
  /** Base64. */
  readonly frames?: readonly string[];
  readonly events?: readonly { readonly type: string; readonly object: unknown }[];
  readonly in?: string;
  readonly out?: string;
  readonly err?: string;
}

const rows: readonly StreamRow[] = packedRows<StreamRow>('test/apimachinery/vectors/stream.jsonl.gz');

/** The rows of an area, and of a format if one is given. */
export function streamRows(area: StreamRow['area'], format?: string): readonly StreamRow[] {
  const found = rows.filter((row) => row.area === area && (format === undefined || row.format === format));
  assert.ok(found.length > 0, `no rows of ${area} ${format ?? ''}`);
  return found;
}

export function bytesOf(base64: string | undefined): Uint8Array {
  return new Uint8Array(Buffer.from(base64 ?? '', 'base64'));
}

/** Bytes in pieces of a size, as they might come over a connection. */
export async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
