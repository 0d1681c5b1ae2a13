import type { Clock } from 'kubetyped/apimachinery/util/wait';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly fire: () => void;
}

/** Time that goes on when it is told to. In milliseconds. */
export class StepClock implements Clock {
  readonly #timers = new Set<Timer>();
  #now = 0;
  #order = 0;

  now(): number {
    return this.#now;
  }

  /** How many timers have neither fired nor been cancelled. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** When the next timer is due; undefined when there is none. */
  get next(): number | undefined {
    return this.#first()?.at;
  }

  after(milliseconds: number, fire: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, milliseconds), order: this.#order++, fire };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Goes on, and fires what is due, in order. */
  step(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let first = this.#first(); first !== undefined && first.at <= end; first = this.#first()) {
      this.#timers.delete(first);
      this.#now = Math.max(this.#now, first.at);
      first.fire();
    }
    this.#now = end;
  }

  #first(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers)
      if (first === undefined || timer.at < first.at || (timer.at === first.at && timer.order < first.order))
        first = timer;
    return first;
  }
}
