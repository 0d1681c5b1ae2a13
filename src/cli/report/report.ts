import type { FileFault } from '../input/file_fault.ts';

/** A fault that counts for nothing, and why. */
export interface Excepted {
  readonly fault: FileFault;
  readonly by: 'comment' | 'annotation' | 'baseline';
  /** What the exception says; empty for the baseline. */
  readonly why: string;
}

export type Result = 'ok' | 'faulty' | 'skipped';

/** The report on one object: a document, or an item of a document of the kind List. */
export interface ObjectReport {
  /** Line of the file where the object starts. */
  readonly line: number;
  /** For an item of a List: `items[3]`. */
  readonly item?: string;
  /** Empty if missing in the document. */
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly name?: string;
  /** `skipped`: the kind is not registered. */
  readonly result: Result;
  readonly faults: readonly FileFault[];
  readonly warnings: readonly FileFault[];
  /** The object, for checks across objects. */
  readonly object?: object;
  /** What the object's annotation excepts, as it is written. */
  readonly ignore?: string;
  /** Faults and warnings that an exception or the baseline covers. */
  readonly excepted?: readonly Excepted[];
  /** Annotations keep it from clusters: `local` wherever it is, `function` where no kustomization names its file. */
  readonly use?: 'local' | 'function';
  /** The file that a document of a rendered stream says it was made of. */
  readonly source?: string;
  /** The kind that a CustomResourceDefinition defines: `example.com Widget`. */
  readonly defines?: string;
}

/** The objects of one file. The outer list is that of its documents, without empty ones. */
export interface FileReport {
  readonly path: string;
  readonly documents: readonly (readonly ObjectReport[])[];
  /** How many objects of it the command line did not ask for. */
  readonly filtered?: number;
  /** Whether this is what a program made of the file: lines are those of its output. */
  readonly rendered?: boolean;
}
