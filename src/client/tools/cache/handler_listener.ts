import { Line } from '../../internal/line.ts';
import type { WaitOptions } from '../../util/workqueue/taken.ts';
import type { DeepReadonly } from './deep_readonly.ts';
import { type ErrorHandler, InformerStateError } from './errors.ts';
import type { HandlerRegistration, ResourceEventHandler } from './event_handler.ts';
import type { Listener, Notification, ResyncSchedule } from './notification.ts';
import { metaNamespaceKeyFunc } from './object_name.ts';
import { OneTimeEvent } from './one_time_event.ts';
import type { TimeSlice } from './time_slice.ts';

/** Calls a handler, one notification after the other. */
export class HandlerListener<T extends object> implements Listener<T>, HandlerRegistration {
  readonly resync: ResyncSchedule;
  readonly #handler: ResourceEventHandler<T>;
  readonly #onError: ErrorHandler;
  readonly #slice: TimeSlice;
  readonly #line = new Line<Notification<T>>();
  readonly #synced = new OneTimeEvent();
  readonly #removed: (listener: HandlerListener<T>) => void;
  #isEverythingPushed = false;
  #initialLeft = 0;
  #isStopped = false;
  #running: Promise<void> | undefined;

  constructor(
    handler: ResourceEventHandler<T>,
    resync: ResyncSchedule,
    slice: TimeSlice,
    onError: ErrorHandler,
    removed: (listener: HandlerListener<T>) => void,
  ) {
    this.#handler = handler;
    this.resync = resync;
    this.#slice = slice;
    this.#onError = onError;
    this.#removed = removed;
  }

  get hasSynced(): boolean {
    return this.#synced.hasHappened;
  }

  get pending(): number {
    return this.#line.size;
  }

  /** The call that goes on, if one does. */
  get running(): Promise<void> | undefined {
    return this.#running;
  }

  synced(options: WaitOptions = {}): Promise<void> {
    return this.#synced.wait(options);
  }

  everythingPushed(): void {
    this.#isEverythingPushed = true;
    this.#checkSynced();
  }

  push(notification: Notification<T>): void {
    if (this.#isStopped) return;
    if (notification.type === 'add' && notification.inInitialList) this.#initialLeft++;
    this.#line.push(notification);
    this.#running ??= this.#run();
  }

  remove(): void {
    this.#removed(this);
  }

  stop(): void {
    this.#isStopped = true;
    this.#synced.fail(new InformerStateError('the informer has stopped, or the handler was removed'));
  }

  async #run(): Promise<void> {
    // Not within the change of the store, which may go on.
    await undefined;
    for (let next = this.#line.shift(); next !== undefined && !this.#isStopped; next = this.#line.shift()) {
      try {
        const result = this.#call(next as Notification<DeepReadonly<T>>);
        if (result !== undefined) await result;
      } catch (error) {
        this.#onError(error, { source: 'handler', key: metaNamespaceKeyFunc(next.object) });
      }
      if (next.type === 'add' && next.inInitialList) {
        this.#initialLeft--;
        this.#checkSynced();
      }
      if (this.#slice.isOver) await this.#slice.pause();
    }
    this.#running = undefined;
  }

  #call(notification: Notification<DeepReadonly<T>>): void | Promise<void> {
    const handler = this.#handler;
    switch (notification.type) {
      case 'add':
        return handler.add?.(notification.object, { inInitialList: notification.inInitialList });
      case 'update':
        return handler.update?.(notification.old, notification.object);
      default:
        return handler.delete?.(notification.object, { finalStateUnknown: notification.finalStateUnknown });
    }
  }

  #checkSynced(): void {
    if (this.#isEverythingPushed && this.#initialLeft === 0) this.#synced.happen();
  }
}
