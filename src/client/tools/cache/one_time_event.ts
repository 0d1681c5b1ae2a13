import type { WaitOptions } from '../../util/workqueue/taken.ts';

/** Something that happens once, or can't happen any more. */
export class OneTimeEvent {
  #state: 'open' | 'happened' | { readonly failure: Error } = 'open';
  readonly #waiting = new Set<() => void>();

  get hasHappened(): boolean {
    return this.#state === 'happened';
  }

  happen(): void {
    if (this.#state === 'open') this.#state = 'happened';
    this.#tell();
  }

  /** It won't happen any more. */
  fail(failure: Error): void {
    if (this.#state === 'open') this.#state = { failure };
    this.#tell();
  }

  /** @throws the failure, or the signal's reason */
  async wait({ signal }: WaitOptions = {}): Promise<void> {
    if (this.#state === 'open') {
      signal?.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        const abort = (): void => {
          this.#waiting.delete(end);
          reject(signal?.reason);
        };
        const end = (): void => {
          signal?.removeEventListener('abort', abort);
          resolve();
        };
        signal?.addEventListener('abort', abort, { once: true });
        this.#waiting.add(end);
      });
    }
    if (typeof this.#state === 'object') throw this.#state.failure;
  }

  #tell(): void {
    for (const end of this.#waiting) end();
    this.#waiting.clear();
  }
}
