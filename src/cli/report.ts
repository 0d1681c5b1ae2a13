/** What is wrong at one place of a file. */
export interface FileFault {
  /**
   * - `syntax`: the document can't be read
   * - `kind`: it doesn't say what it is
   * - `type`: a value can't be what the field holds
   * - `unknown`: there is no such field
   * - `duplicate`: a key stands twice
   * - `value`: the definition of a custom resource does not allow it
   */
  readonly reason: 'syntax' | 'kind' | 'type' | 'unknown' | 'duplicate' | 'value';
  /** Line of the file, from 1. */
  readonly line: number;
  /** Column, from 1. */
  readonly column: number;
  /** The field: `spec.containers[0].image`; empty when it is the whole document. */
  readonly path: string;
  /** What Go's decoder says. */
  readonly text: string;
  /** A field that may have been meant. */
  readonly suggestion?: string;
}

export type Result = 'ok' | 'faulty' | 'skipped';

/** What was found out about one object: a document, or an item of a document of the kind List. */
export interface ObjectReport {
  /** Line of the file where the object starts. */
  readonly line: number;
  /** For an item of a List: `items[3]`. */
  readonly item?: string;
  /** Empty when the document doesn't say. */
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly name?: string;
  /** `skipped`: nobody registered the kind. */
  readonly result: Result;
  readonly faults: readonly FileFault[];
  readonly warnings: readonly string[];
  /** How many rules in CEL its definition has. They were not evaluated. */
  readonly uncheckedRules?: number;
  /** The kind that a CustomResourceDefinition defines: `example.com Widget`. */
  readonly defines?: string;
}

/** The objects of one file. The outer list is that of its documents, without empty ones. */
export interface FileReport {
  readonly path: string;
  readonly documents: readonly (readonly ObjectReport[])[];
}
