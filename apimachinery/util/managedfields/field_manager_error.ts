/** An object can't be applied, or who owns its fields can't be said. The message is Go's; `cause` is what failed. */
export class FieldManagerError extends Error {
  readonly code = 'ERR_FIELD_MANAGER';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FieldManagerError';
  }
}

/** The result of a step; what fails in it is told with the step's name. */
export function during<T>(step: () => string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new FieldManagerError(`${step()}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
