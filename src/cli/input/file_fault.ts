import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import type { Fault } from '#engine/schema/fault';
import type { RuleName } from './rules.ts';

/** A fault, or a warning, at a position in a file. */
export interface FileFault {
  /** The rule: what kind of fault it is. */
  readonly reason: RuleName;
  /** Line of the file, from 1. */
  readonly line: number;
  /** Column, from 1. */
  readonly column: number;
  /** The field: `spec.containers[0].image`; empty when it is the whole document. */
  readonly path: string;
  /** The message of Go's decoder or an API server. */
  readonly text: string;
  /** Of a rule about values: what it found. */
  readonly error?: FieldError;
  /** The field probably meant. */
  readonly suggestion?: string;
  /** Of a JSON value of the wrong type: what Go has there, and what it calls the value. */
  readonly expected?: string;
  readonly got?: string;
  /** The value of the wrong type, as JSON. */
  readonly value?: string;
  /** How to write what is probably meant. */
  readonly hint?: string;
}

/** What a fault of a decoder says of types. */
export function mismatchOf({ expected, got }: Partial<Fault> = {}): Pick<FileFault, 'expected' | 'got'> {
  return { ...(expected !== undefined && { expected }), ...(got !== undefined && { got }) };
}
