import { existsSync } from 'node:fs';
import { packedRows } from '../packed_rows.ts';

/** What random questions can be asked about, and what ours answers. */
export interface Subject<Question extends object> {
  /** Where faults may be put. */
  readonly folders: readonly string[];
  /** Rows of questions that tell faults, as a Go program takes them, and its answers. */
  readonly file: string;
  /** Rows that tests hold against answers already. */
  readonly known: readonly string[];
  /** The question of a row, without its answer. A Go program takes it as a row. */
  questionOf(row: object): Question;
  /** A source of random questions. */
  random(seed: number): () => Question;
  answer(question: Question): unknown;
}

/** The rows of a file; none of one that is not there. */
export function readRows(path: string): object[] {
  if (!existsSync(path)) return [];
  return packedRows<object>(path);
}
