/** An object can't be applied, or its field owners can't be determined. The message is Go's; `cause` is what failed. */
export class FieldManagerError extends Error {
  readonly code = 'ERR_FIELD_MANAGER';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FieldManagerError';
  }
}

/** Runs a step; errors get its name. */
export function during<T>(step: () => string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new FieldManagerError(`${step()}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
