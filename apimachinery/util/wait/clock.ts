/** Time as the functions of this package know it. Hand in one of your own to test without waiting. */
export interface Clock {
  /** Milliseconds since whenever. */
  now(): number;
  /** Calls `fire` once, so many milliseconds from now, and never before this function has returned. Gives a function that prevents it. */
  after(milliseconds: number, fire: () => void): () => void;
}

/** The longest that setTimeout can wait. */
const LONGEST = 2 ** 31 - 1;

/** The machine's time. It does not jump when the clock on the wall is set. */
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
