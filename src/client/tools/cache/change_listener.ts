import type { Change } from './changes.ts';
import type { DeepReadonly } from './deep_readonly.ts';
import type { Listener, Notification, ResyncSchedule } from './notification.ts';
import { metaNamespaceKeyFunc } from './object_name.ts';

/** Keeps what nobody has asked for yet, one change a key. */
export class ChangeListener<T extends object> implements Listener<T> {
  readonly resync: ResyncSchedule;
  readonly #changes = new Map<string, Change<T>>();
  #isStopped = false;
  #wake: (() => void) | undefined;

  constructor(resync: ResyncSchedule) {
    this.resync = resync;
  }

  everythingPushed(): void {}

  push(notification: Notification<T>): void {
    if (this.#isStopped) return;
    const key = metaNamespaceKeyFunc(notification.object);
    const merged = merge(this.#changes.get(key), newChange(key, notification));
    if (merged === undefined) this.#changes.delete(key);
    else this.#changes.set(key, merged);
    this.#wake?.();
  }

  stop(): void {
    this.#isStopped = true;
    this.#wake?.();
  }

  /** The next change; undefined when there will be none. @throws the signal's reason */
  async next(signal: AbortSignal | undefined): Promise<Change<T> | undefined> {
    for (;;) {
      signal?.throwIfAborted();
      for (const [key, change] of this.#changes) {
        this.#changes.delete(key);
        return change;
      }
      if (this.#isStopped) return undefined;
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          this.#wake = undefined;
          signal?.removeEventListener('abort', wake);
          resolve();
        };
        this.#wake = wake;
        signal?.addEventListener('abort', wake, { once: true });
      });
    }
  }
}

function newChange<T>(key: string, notification: Notification<T>): Change<T> {
  const object = notification.object as DeepReadonly<T>;
  switch (notification.type) {
    case 'add':
      return { type: 'add', key, object };
    case 'update':
      return { type: 'update', key, object, old: notification.old as DeepReadonly<T> };
    default:
      return { type: 'delete', key, object };
  }
}

/** Two changes as one; undefined when nothing is left of them. */
function merge<T>(first: Change<T> | undefined, second: Change<T>): Change<T> | undefined {
  if (first === undefined) return second;
  const { key, object } = second;
  if (second.type === 'delete') return first.type === 'add' ? undefined : second;
  if (first.type === 'add') return { type: 'add', key, object };
  return { type: 'update', key, object, old: first.type === 'update' ? first.old : first.object };
}
