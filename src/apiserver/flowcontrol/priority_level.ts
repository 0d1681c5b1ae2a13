/// <reference types="node" />
import { createHash } from 'node:crypto';
import type { PriorityLevelConfiguration } from '#api/flowcontrol/v1/zz_generated.types';

/** Milliseconds that a request waits for a seat: a quarter of the minute that it may take. */
const LONGEST_WAIT = 15_000;

/** Begins a request that has waited. */
type Begin = () => void;

/** How many requests of a FlowSchema have a seat, and how many wait for one. */
export interface SchemaSeats {
  executing: number;
  waiting: number;
}

/**
 * The seats of a priority level, and the queues in which requests wait for one. Each flow has a hand of the queues, and joins
 * the shortest of it: one that sends very much fills its own. The queues are served in turn.
 *
 * Differs from Go: a request takes one seat, however large it is, and levels do not borrow seats from others.
 */
export class PriorityLevel {
  configuration: PriorityLevelConfiguration;
  /** How many requests it answers at once. */
  seats = 0;
  executing = 0;
  waiting = 0;
  /** By the name of the FlowSchema, since its first request. */
  readonly schemas: Map<string, SchemaSeats> = new Map();
  /** The one that is served next. */
  #next = 0;
  #queues: Begin[][] = [];

  constructor(configuration: PriorityLevelConfiguration) {
    this.configuration = configuration;
  }

  get isExempt(): boolean {
    return this.configuration.spec?.type === 'Exempt';
  }

  /**
   * Takes a seat, which {@link leave} gives back.
   * @param schema the name of the FlowSchema of the request
   * @param flow what the request has in common with others of its flow
   * @returns whether there is one; a promise while the request waits
   */
  enter(schema: string, flow: string): boolean | Promise<boolean> {
    const seats = this.schemas.get(schema) ?? { executing: 0, waiting: 0 };
    this.schemas.set(schema, seats);
    if (this.executing < this.seats && this.waiting === 0) {
      this.executing++;
      seats.executing++;
      return true;
    }
    const { limitResponse } = this.configuration.spec?.limited ?? {};
    if (limitResponse?.type !== 'Queue') return false;
    const { queues: count = 64, handSize = 8, queueLengthLimit = 50 } = limitResponse.queuing ?? {};
    while (this.#queues.length < count) this.#queues.push([]);
    const queue = shuffleSharding(flow, count, handSize)
      .map((index) => this.#queues[index] ?? [])
      .reduce((shortest, each) => (each.length < shortest.length ? each : shortest));
    return queue.length < queueLengthLimit && this.#wait(queue, seats);
  }

  leave(schema: string): void {
    this.executing--;
    const seats = this.schemas.get(schema);
    if (seats !== undefined) seats.executing--;
    this.dispatch();
  }

  /** Begins as many of those that wait as there are seats. */
  dispatch(): void {
    while (this.waiting > 0 && this.executing < this.seats) {
      this.#next = (this.#next + 1) % this.#queues.length;
      const begin = this.#queues[this.#next]?.shift();
      if (begin === undefined) continue;
      this.waiting--;
      this.executing++;
      begin();
    }
  }

  #wait(queue: Begin[], seats: SchemaSeats): Promise<boolean> {
    return new Promise((resolve) => {
      const begin = (): void => {
        clearTimeout(timer);
        seats.waiting--;
        seats.executing++;
        resolve(true);
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1);
        this.waiting--;
        seats.waiting--;
        resolve(false);
      }, LONGEST_WAIT);
      queue.push(begin);
      this.waiting++;
      seats.waiting++;
    });
  }
}

/** Different numbers below `deck`, the same for the same flow. Mirrors `shufflesharding` of k8s.io/apiserver. */
export function shuffleSharding(flow: string, deck: number, handSize: number): number[] {
  let hash = createHash('sha256').update(flow).digest().readBigUInt64LE();
  const cards = Array.from({ length: deck }, (_, index) => index);
  return Array.from({ length: Math.min(handSize, deck) }, () => {
    const [card = 0] = cards.splice(Number(hash % BigInt(cards.length)), 1);
    hash /= BigInt(cards.length + 1);
    return card;
  });
}
