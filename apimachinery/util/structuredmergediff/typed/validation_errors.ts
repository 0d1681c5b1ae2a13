/** An error at one path of a value. Mirrors Go's `typed.ValidationError`. */
export interface ValidationError {
  /** `.spec.containers[name="web"].image`; empty for the whole value. */
  readonly path: string;
  readonly message: string;
}

/** A value doesn't conform to its schema. The message is Go's. Mirrors Go's `typed.ValidationErrors`. */
export class ValidationErrors extends Error {
  readonly code = 'ERR_SMD_VALIDATION';
  readonly errors: readonly ValidationError[];

  constructor(errors: readonly ValidationError[]) {
    super(
      errors.length === 1 ? textOf(errors[0]!) : ['errors:', ...errors.map((error) => `  ${textOf(error)}`)].join('\n'),
    );
    this.name = 'ValidationErrors';
    this.errors = errors;
  }
}

function textOf({ path, message }: ValidationError): string {
  return path === '' ? message : `${path}: ${message}`;
}
