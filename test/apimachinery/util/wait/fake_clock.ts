import type { Clock } from 'kubetyped/apimachinery/util/wait';

interface Timer {
  readonly at: number;
  readonly fire: () => void;
}

/** Lets everybody work until all wait for something. */
export async function settle(): Promise<void> {
  do await new Promise<void>((resolve) => setImmediate(resolve));
  while (isSomebodyBusy());
}

/** Whether somebody works who has only given others a turn. */
const isSomebodyBusy = (): boolean => process.getActiveResourcesInfo().includes('Immediate');

/** Time that stands still until everybody waits, and then goes on to the next timer. In whole nanoseconds. */
export class FakeClock implements Clock {
  #nanoseconds = 0;
  #timers: Timer[] = [];

  /** Since the clock was made. */
  get nanoseconds(): number {
    return this.#nanoseconds;
  }

  /** How many timers have neither fired nor been cancelled. */
  get waiting(): number {
    return this.#timers.length;
  }

  now(): number {
    return this.#nanoseconds / 1e6;
  }

  after(milliseconds: number, fire: () => void): () => void {
    const timer = { at: this.#nanoseconds + Math.max(0, Math.round(milliseconds * 1e6)), fire };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, resolve));
  }

  /** Runs what needs this clock to its end. */
  async run<T>(start: () => Promise<T>): Promise<T> {
    let isDone = false;
    const result = start().finally(() => (isDone = true));
    // Whoever awaits the result gets its error.
    result.catch(() => undefined);
    for (;;) {
      await settle();
      if (isDone) return result;
      this.#fireNext();
    }
  }

  #fireNext(): void {
    const next = this.#timers.reduce((first, timer) => (timer.at < first.at ? timer : first), {
      at: Infinity,
      fire: nobody,
    });
    this.#timers = this.#timers.filter((each) => each !== next);
    this.#nanoseconds = Math.max(this.#nanoseconds, next.at);
    next.fire();
  }
}

function nobody(): never {
  throw new Error('everybody waits, but for no timer');
}
