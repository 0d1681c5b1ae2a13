// The same requests, calls of handlers and caches as client-go's: see scripts/go/informervectors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packedRows } from '../../../packed_rows.ts';
import { oneIn } from '../../../some_of.ts';
import { type Outcome, runScenario, type Scenario } from './scenario.ts';

interface Row {
  readonly in: Scenario;
  readonly out: Outcome;
}

const rows = packedRows<Row>('test/client/vectors/informers.jsonl.gz');

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

/** The outcome of Go in another scenario. */
const asIn =
  (name: string): ((out: Outcome) => Outcome) =>
  () =>
    rows.find(({ in: scenario }) => scenario.name === name)!.out;

/** How forms differ from Go, on purpose, by where they are: the form whose outcome in Go is that of ours. */
const forms = (
  of: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Record<string, (out: Outcome) => Outcome> =>
  Object.fromEntries(
    Object.entries(of).flatMap(([place, like]) =>
      Object.entries(like).map(([form, other]) => [`form: ${form} ${place}`, asIn(`form: ${other} ${place}`)]),
    ),
  );

/** Whatever is no object of the kind: everything is read again. client-go goes on without what the event was about. */
const unexpected = { 'another kind': 'an object that is a text', 'a list as object': 'an object that is a text' };
const failure = { 'a failure as object': 'an object that is a text' };
/** An object that can't be decoded is left out, and the watch goes on; client-go reads everything again. */
const undecodable = Object.fromEntries(['labels of no text', 'a list as spec'].map((form) => [form, 'another kind']));
/** A list of something else is refused; to client-go it is empty, and nothing exists any more. */
const otherList = { 'another kind': 'an array', 'the kind List': 'an array', 'the kind of an item': 'an array' };

/** Items that can't be decoded are left out, until an event brings them. */
const withoutItems =
  (...calls: readonly string[]): ((out: Outcome) => Outcome) =>
  () => ({ ...asIn('form: indented in a list')(rows[0]!.out), handlers: { h: calls } });

/** An object of which nothing is said is one without a name. */
const withEmpty =
  (calls: readonly string[], seen: Pick<Outcome['looks'][number], 'store' | 'index'>): ((out: Outcome) => Outcome) =>
  ({ requests: [first] }) => ({ requests: [first!], handlers: { h: calls }, looks: [{ ...there, ...seen }] });

/** Differs from Go, on purpose: what is ours instead. */
const different: Readonly<Record<string, (out: Outcome) => Outcome>> = {
  ...forms({
    'in initial events': {
      ...unexpected,
      ...failure,
      ...undecodable,
      'versions that are numbers, not text': 'another kind',
      'no version of the API': 'indented',
    },
    'in an event': { ...unexpected, ...failure, ...undecodable, 'no version of the API': 'indented' },
    'in initial events, dynamic': { ...failure, 'no version of the API': 'indented' },
    'in an event, dynamic': { ...failure, 'no version of the API': 'indented' },
    'in a list': otherList,
    // A failure in place of a list is one, whatever the status of the answer; an object without metadata fails the list.
    'in a list, dynamic': { 'a failure': 'an array', 'an item that is null': 'an array' },
  }),
  'form: labels of no text in a list': withoutItems('add b@4 initial', 'add a@6', 'update b@4 b@11'),
  'form: versions that are numbers, not text in a list': withoutItems('add b@4 initial', 'add a@6', 'update b@4 b@11'),
  'form: a list as spec in a list': withoutItems('add a@6', 'add b@11'),
  'form: an object that is empty in initial events': withEmpty(['add @ initial', 'add b@4 initial', 'update b@4 b@9'], {
    store: ['@', 'b@9'],
    index: {},
  }),
  'form: an object that is empty in an event': withEmpty(
    ['add a@3 initial', 'add b@4 initial', 'add @', 'update b@4 b@9'],
    { store: ['@', 'a@3', 'b@9'], index: { x: ['d/a'] } },
  ),
  // client-go waits for ever for a frame that is as long as the first letters say.
  'header: Protobuf of a watch with initial events': asIn('header: CBOR of a watch with initial events'),
  'parts: a bookmark of another kind': ({ requests: [first], looks: [look] }) => ({
    requests: [first!, `step0 ${first!.slice('0 '.length).replace('&resourceVersionMatch', '&resourceVersion=5$&')}`],
    handlers: { h: ['add a@3 initial', 'update a@3 a@8'] },
    looks: [{ ...look!, store: ['a@8'], lastVersion: '9', storeVersion: '9' }],
  }),
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

for (const [at, { in: scenario, out }] of oneIn(4, rows.entries())) {
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
