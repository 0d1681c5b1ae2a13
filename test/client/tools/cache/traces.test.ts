// The same requests, calls of handlers and caches as client-go's: see scripts/go/informervectors.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { type Outcome, runScenario, type Scenario } from './scenario.ts';

interface Row {
  readonly in: Scenario;
  readonly out: Outcome;
}

const rows = gunzipSync(readFileSync('test/client/vectors/informers.jsonl.gz'))
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

/** From 0 up to but not including 1, the same every time. */
function newRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const there: Outcome['looks'][number] = {
  store: ['a@9', 'b@6'],
  index: {},
  lastVersion: '9',
  storeVersion: '9',
  synced: true,
  handlerSync: ['h'],
};

/** After a watch from nowhere everything is read again, which the script has no answer for. */
const readAgain = ({ requests, looks: [look] }: Outcome): Outcome => ({
  requests: [
    ...requests.slice(0, 3),
    'step0 GET /api/v1/pods?allowWatchBookmarks=true' +
      (requests[3]?.includes('resourceVersion=0') ? '&resourceVersion=0' : '') +
      '&resourceVersionMatch=NotOlderThan&sendInitialEvents=true&timeout=T&timeoutSeconds=T&watch=true',
  ],
  handlers: { h: ['add a@7', 'add b@3'] },
  looks: [{ ...look!, store: ['a@7', 'b@3'], storeVersion: '3' }],
});

/** After an event that can't be read, everything is read again. */
const readAfterTable = ({ requests: [first], looks, ...rest }: Outcome): Outcome => ({
  ...rest,
  requests: [first!, `step0 ${first!.slice('0 '.length).replace('&resourceVersionMatch', '&resourceVersion=5$&')}`],
  looks: looks.map((look) => ({ ...look, lastVersion: '8', storeVersion: '8' })),
});

/** Differs from Go, on purpose: what is ours instead. */
const different: Readonly<Record<string, (out: Outcome) => Outcome>> = {
  // An object without a kind is taken for one of the resource's.
  'odd: no kind after the mark': ({ requests }) => ({
    requests: requests.slice(0, 1),
    handlers: { h: ['add a@3 initial', 'add b@6', 'update a@3 a@9'] },
    looks: [there],
  }),
  'odd: no kind before the mark': ({ requests }) => ({
    requests: requests.slice(0, 1),
    handlers: { h: ['add a@3 initial', 'add b@6 initial', 'update a@3 a@9'] },
    looks: [there],
  }),
  'version: a list at "", events 0': readAgain,
  'version: a list at "0", events 0': readAgain,
  // An object that can't be decoded is left out, and the watch goes on; client-go reads everything again.
  ...Object.fromEntries(
    ['after', 'before'].map((place) => [
      `odd: a broken object ${place} the mark`,
      ({ requests }: Outcome): Outcome => ({
        requests: requests.slice(0, 1),
        handlers: { h: ['add a@3 initial', 'update a@3 a@9'] },
        looks: [{ ...there, store: ['a@9'] }],
      }),
    ]),
  ),
  // client-go goes on without what the event was about; ours reads everything again, as it does for any other kind.
  ...Object.fromEntries(
    ['dynamic', 'metadata'].flatMap((client) =>
      ['v1', 'v1beta1'].map((version) => [`client: ${client}, an event with a Table of ${version}`, readAfterTable]),
    ),
  ),
  // Who was removed never syncs.
  'handlers: slow, removed': (out) => ({ ...out, looks: out.looks.map((look) => ({ ...look, handlerSync: [] })) }),
};

for (const [at, { in: scenario, out }] of rows.entries()) {
  test(scenario.name, async () => {
    const { requests, handlers, looks, left } = await runScenario(scenario, {
      random: newRandom(at),
      // See the tests of reflectors for what is ours.
      watchListTimeout: Infinity,
    });
    assert.deepEqual({ requests, handlers, looks }, different[scenario.name]?.(out) ?? out);
    assert.equal(left, 0, 'timers and streams are left');
  });
}
