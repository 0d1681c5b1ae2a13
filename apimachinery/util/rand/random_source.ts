/** Gives numbers from 0 up to but not including 1, as Math.random does. Hand in one of your own to get the same again. */
export type RandomSource = () => number;

/** A range without numbers in it, or a length that is none. */
export class RandomRangeError extends Error {
  readonly code = 'ERR_RANDOM_RANGE';

  constructor(message: string) {
    super(message);
    this.name = 'RandomRangeError';
  }
}
