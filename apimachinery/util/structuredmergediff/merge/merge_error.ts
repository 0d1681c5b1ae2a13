import type { Steps } from '#engine/steps';

/** A step of an update or apply failed; see `cause`. */
export class MergeError extends Error {
  readonly code = 'ERR_SMD_MERGE';

  constructor(step: string, cause: unknown) {
    super(`${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'MergeError';
  }
}

/** The result of a step, or a {@link MergeError} that names it. */
export function step<T>(name: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new MergeError(name, cause);
  }
}

/** {@link step} of what takes several. */
export function* inSteps<T>(name: string, steps: Steps<T>): Steps<T> {
  try {
    return yield* steps;
  } catch (cause) {
    throw new MergeError(name, cause);
  }
}
