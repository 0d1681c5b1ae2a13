// Random scripts of calls: our priority queue gives what controller-runtime's gives, when it gives it.
//
// KUBETYPED_CASES sets the number of scripts (2000), KUBETYPED_SEED repeats a run. Go builds scripts/go/priorityqueue from
// the module proxy when the cache folder of the machine does not hold it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CallOutcome,
  type QueueCall,
  type QueueScript,
  runQueueScript,
} from '../client/util/priority_queue_script.ts';
import { builtGo, QuestionProgram, withoutGo } from './go_oracle.ts';
import { Random } from './random_scalars.ts';

const cases = Number(process.env['KUBETYPED_CASES'] ?? 2000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const BATCH = 500;

const path = builtGo('priorityqueue');
const skip = path === undefined && withoutGo;

const VERBS = ['add', 'add', 'add', 'add', 'add', 'get', 'get', 'get', 'done', 'done', 'sleep', 'forget', 'requeues'];

function randomCall(random: Random, items: readonly string[]): QueueCall {
  const verb = random.pick(VERBS);
  switch (verb) {
    case 'add':
      return {
        do: verb,
        item: random.pick(items),
        ...(random.int(3) > 0 && { priority: random.pick([-100, -1, 0, 1, 10, random.int(2 ** 31)]) }),
        ...(random.int(3) === 0 && { for: random.int(600) - 30 }),
        limited: random.int(4) === 0,
      };
    case 'sleep':
      return { do: verb, for: random.pick([1, 7, 60, 300, 5000]) };
    case 'get':
    case 'done':
      return { do: verb };
    default:
      return { do: verb, item: random.pick(items) };
  }
}

function randomScript(random: Random): QueueScript {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(0, 1 + random.int(8));
  return {
    name: 'random',
    limiter: random.pick(['', '', 'bucket']),
    calls: Array.from({ length: 1 + random.int(120) }, () => randomCall(random, items)),
  };
}

test(`${cases} random scripts for priority queues`, { skip }, async (context) => {
  const program = new QuestionProgram(path!, []);
  const random = new Random(seed);
  let given = 0;
  try {
    for (let asked = 0; asked < cases; asked += BATCH) {
      const scripts = Array.from({ length: Math.min(BATCH, cases - asked) }, () => randomScript(random));
      const answers = await program.ask<{ readonly out: readonly CallOutcome[] }>(scripts);
      for (const [at, script] of scripts.entries()) {
        const expected = answers[at]!.out;
        assert.deepEqual(await runQueueScript(script), expected, `${JSON.stringify(script)} (seed ${seed})`);
        given += expected.reduce((sum, { got = [] }) => sum + got.length, 0);
      }
    }
  } finally {
    program.end();
  }
  context.diagnostic(`${given} items given out`);
  assert.ok(given > cases * 3, 'workers get items');
});
