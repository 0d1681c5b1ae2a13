/** What is wrong at one place of a file. */
export interface FileFault {
  /**
   * - `syntax`: the document can't be read
   * - `kind`: it doesn't say what it is, or Kubernetes has no such kind
   * - `type`: a value can't be what the field holds
   * - `unknown`: there is no such field
   * - `duplicate`: a key stands twice
   * - `value`: an API server would refuse it, or the definition of a custom resource does not allow it
   */
  readonly reason: 'syntax' | 'kind' | 'type' | 'unknown' | 'duplicate' | 'value';
  /** Line of the file, from 1. */
  readonly line: number;
  /** Column, from 1. */
  readonly column: number;
  /** The field: `spec.containers[0].image`; empty when it is the whole document. */
  readonly path: string;
  /** What Go's decoder or an API server says. */
  readonly text: string;
  /** A field that may have been meant. */
  readonly suggestion?: string;
}
