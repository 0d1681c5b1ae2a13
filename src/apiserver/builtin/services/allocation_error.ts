/** An address or port can't be had. */
export class AllocationError extends Error {
  readonly code = 'ERR_ALLOCATION';
  /** Whether there is none left, whichever one would be taken. */
  readonly isFull: boolean;

  constructor(message: string, { isFull = false }: { readonly isFull?: boolean } = {}) {
    super(message);
    this.name = 'AllocationError';
    this.isFull = isFull;
  }
}

/** Go's `ErrFull`. */
export const newFullError = (): AllocationError => new AllocationError('range is full', { isFull: true });
