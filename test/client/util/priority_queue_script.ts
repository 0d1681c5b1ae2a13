// Scripts of calls of a priority queue: see scripts/go/priorityqueue.
import {
  newBucketRateLimiter,
  newItemExponentialFailureRateLimiter,
  PriorityQueue,
} from 'kubetyped/client/util/workqueue';
import { StepClock } from '../step_clock.ts';

export interface QueueScript {
  readonly name: string;
  readonly limiter?: string;
  readonly calls: readonly QueueCall[];
}

export interface QueueCall {
  readonly do: string;
  readonly item?: string;
  readonly for?: number;
  readonly priority?: number;
  readonly limited?: boolean;
}

/** What a call gave, and which items workers got after it. */
export interface CallOutcome {
  readonly requeues?: number;
  readonly got?: readonly { readonly item: string; readonly priority: number; readonly down?: boolean }[];
  readonly size: number;
}

/** What our queue makes of a script. Nothing ages, as nothing does in Go's. */
export async function runQueueScript({ limiter, calls }: QueueScript): Promise<CallOutcome[]> {
  const clock = new StepClock();
  const queue = new PriorityQueue<string>({
    clock,
    ageAfter: Infinity,
    limiter:
      limiter === 'bucket' ? newBucketRateLimiter(10, 3, clock) : newItemExponentialFailureRateLimiter(5, 1_000_000),
  });
  const working: (() => void)[] = [];
  const outcomes: CallOutcome[] = [];
  // Those that came between two calls are worked on from the second on, as in Go.
  let begun: (() => void)[] = [];
  let got: { item: string; priority: number; down?: boolean }[] = [];
  for (const [at, { do: verb, item = '', for: time = 0, priority, limited }] of calls.entries()) {
    clock.step(1 + at / 1000);
    await settle();
    let requeues = 0;
    if (verb === 'add')
      queue.addWithOptions(item, {
        after: time,
        ...(priority !== undefined && { priority }),
        ...(limited !== undefined && { rateLimited: limited }),
      });
    else if (verb === 'forget') queue.forget(item);
    else if (verb === 'requeues') requeues = queue.numRequeues(item);
    else if (verb === 'done') working.shift()?.();
    else if (verb === 'sleep') clock.step(time);
    else if (verb === 'shutDown') queue.close();
    else if (verb === 'get')
      void queue.get().then((work) => {
        if (work !== undefined) begun.push(work.done);
        got.push(
          work === undefined ? { item: '', priority: 0, down: true } : { item: work.item, priority: work.priority },
        );
      });
    else throw new Error(`${verb}: no such call`);
    await settle();
    outcomes.push({ ...(requeues > 0 && { requeues }), ...(got.length > 0 && { got }), size: queue.size });
    working.push(...begun);
    begun = [];
    got = [];
  }
  queue.close();
  return outcomes;
}

/** Until every worker has got what there was for it. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
