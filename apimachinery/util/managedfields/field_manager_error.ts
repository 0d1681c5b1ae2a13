import type { Steps } from '#engine/steps';

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
    throw failed(step, cause);
  }
}

/** The same of what is done in steps itself. */
export function* duringSteps<T>(step: () => string, steps: Steps<T>): Steps<T> {
  try {
    return yield* steps;
  } catch (cause) {
    throw failed(step, cause);
  }
}

function failed(step: () => string, cause: unknown): FieldManagerError {
  return new FieldManagerError(`${step()}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}
