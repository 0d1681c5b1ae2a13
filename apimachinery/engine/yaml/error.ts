/** A YAML text has more values than its reader wants. Thrown as soon as that is known. */
export class TooManyValuesError extends RangeError {
  readonly code = 'ERR_TOO_MANY_VALUES' as const;

  constructor(most: number) {
    super(`yaml: there are more than ${most} values`);
    this.name = 'TooManyValuesError';
  }
}

/**
 * A YAML text that cannot be read, or a value that cannot be written as YAML.
 *
 * `message` is the text Go's YAML library (go.yaml.in/yaml/v2, as used by sigs.k8s.io/yaml) gives for the same
 * input. Go's own line numbers are kept in it, which for some errors are one too small; `line` and `column` are
 * the place where the reader stopped, counted from 1 (columns in UTF-16 units), and 0 when there is no place.
 */
export class YAMLError extends Error {
  /** Always `'ERR_YAML'`. */
  readonly code = 'ERR_YAML' as const;
  /** Line of the problem, from 1; 0 if it has none. */
  readonly line: number;
  /** Column of the problem, from 1; 0 if it has none. */
  readonly column: number;

  constructor(message: string, line = 0, column = 0) {
    super(message);
    this.name = 'YAMLError';
    this.line = line;
    this.column = column;
  }
}
