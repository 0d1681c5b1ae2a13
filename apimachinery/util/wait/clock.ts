/** The time source of this package. Pass your own to test without waiting. */
export interface Clock {
  /** Milliseconds since an arbitrary epoch. */
  now(): number;
  /** Calls `fire` once after the delay, never before this function has returned. Returns a function that cancels it. */
  after(milliseconds: number, fire: () => void): () => void;
}

/** The longest delay of setTimeout. */
const LONGEST = 2 ** 31 - 1;

/** The system's monotonic clock: it does not jump when the time is set. */
export const realClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, fire) {
    let id: ReturnType<typeof setTimeout>;
    const wait = (left: number): void => {
      const part = Math.min(left, LONGEST);
      id = setTimeout(() => (left > part ? wait(left - part) : fire()), part);
    };
    wait(Math.max(milliseconds, 0));
    return () => clearTimeout(id);
  },
};
