// Random conversions, and answers of webhooks to them, most of them wrong in one place.
import type { Random } from '../differential/random_scalars.ts';
import type { Content, ConversionQuestion } from './conversion_answer.ts';

const VALUES = [null, 5, 1.5, true, 'x', '', [], {}, ['x'], { a: 'b' }];
const VERSIONS = ['example.com/v1', 'example.com/v2', 'example.com/v3', 'other.com/v2', 'v2', '', 'a/b/c'];
const LABELS = [{ x: 'y' }, { x: 'z', a: '' }, {}, { 'bad key!': 'y' }, { x: 'bad value!' }, { 'a/b': 'c' }];

function bird(random: Random, name: string, version: string): Content {
  return {
    apiVersion: `example.com/${version}`,
    kind: 'Bird',
    metadata: {
      name,
      ...(random.int(3) > 0 && { namespace: 'default' }),
      ...(random.int(3) > 0 && { uid: `uid-${name}` }),
      ...(random.int(3) === 0 && { labels: random.pick(LABELS) }),
      ...(random.int(4) === 0 && { annotations: random.pick(LABELS) }),
      ...(random.int(4) === 0 && { finalizers: ['a.com/b'], generation: 3 }),
    },
    ...(random.int(2) === 0 && { spec: { legs: random.pick([2, 2.5, 9007199254740991, 'many', null]) } }),
  };
}

/** The object with one thing that an answer must not have, or may. */
function spoilt(random: Random, object: Content): unknown {
  const metadata = object['metadata'] as Content;
  const field = random.pick(['name', 'namespace', 'uid', 'labels', 'annotations', 'finalizers', 'generation']);
  switch (random.int(10)) {
    case 0:
      return random.pick(VALUES);
    case 1:
      return { ...object, apiVersion: random.pick([...VERSIONS, ...VALUES]) };
    case 2:
      return { ...object, kind: random.pick(['Fish', 'BirdList', ...VALUES]) };
    case 3:
      return { ...object, metadata: random.pick(VALUES) };
    case 4: {
      const { [random.pick(['apiVersion', 'kind', 'metadata'])]: _, ...rest } = object;
      return rest;
    }
    case 5:
      return { ...object, metadata: { ...metadata, [field]: random.pick(VALUES) } };
    case 6: {
      const { [field]: _, ...rest } = metadata;
      return { ...object, metadata: rest };
    }
    case 7:
      return { ...object, metadata: { ...metadata, labels: { x: random.pick(VALUES) } } };
    default:
      return {
        ...object,
        metadata: { ...metadata, [random.pick(['labels', 'annotations'])]: random.pick(LABELS) },
        status: { more: true },
      };
  }
}

function objectsIn(random: Random, asked: readonly Content[], to: string): unknown {
  const good = asked.map((object) => ({ ...object, apiVersion: `example.com/${to}`, converted: true }));
  const index = random.int(Math.max(good.length, 1));
  switch (random.int(12)) {
    case 0:
      return good.slice(1);
    case 1:
      return [...good, bird(random, 'more', to)];
    case 2:
      return [...good].reverse();
    case 3:
      return random.pick([null, {}, 'x', 5, [], [null], [[]]]);
    case 4:
      return good;
    default:
      return good.map((object, at) => (at === index || random.int(6) === 0 ? spoilt(random, object) : object));
  }
}

function review(random: Random, version: string, convertedObjects: unknown): unknown {
  const result: unknown = random.pick([
    ...Array<Content>(12).fill({ status: 'Success' }),
    { status: 'Success', message: 'well' },
    { status: 'Failure', message: 'no way', reason: 'Invalid', code: 422 },
    { status: 'Failure' },
    { status: 'failure', message: '' },
    {},
    null,
    'Success',
    { status: 5 },
  ]);
  const uid = random.pick([...Array<string>(12).fill('UID'), 'other', '', null, 5]);
  const whole: Content = {
    apiVersion: `apiextensions.k8s.io/${version}`,
    kind: 'ConversionReview',
    response: { uid, result, convertedObjects },
  };
  switch (random.int(24)) {
    case 0:
      return { ...whole, [random.pick(['apiVersion', 'kind', 'response'])]: random.pick(VALUES) };
    case 1: {
      const { [random.pick(['apiVersion', 'kind', 'response'])]: _, ...rest } = whole;
      return rest;
    }
    case 2:
      return { ...whole, request: random.pick<unknown>([null, {}, { uid: 'UID' }]), more: 1 };
    case 3:
      return random.pick<unknown>([null, [], {}, 'text', 5, { apiVersion: 'v1', kind: 'Status', status: 'Failure' }]);
    default:
      return whole;
  }
}

/** A question. */
export function randomConversion(random: Random): ConversionQuestion {
  const to = random.int(20) === 0 ? random.pick(['v3', 'v4']) : random.pick(['v1', 'v2', 'v2']);
  const from = random.int(12) === 0 ? random.pick(['v3', 'v4']) : random.pick(['v1', 'v1', 'v2']);
  const versions = random.pick([
    ['v1'],
    ['v1'],
    ['v1', 'v1beta1'],
    ['v1beta1', 'v1'],
    ['v1beta1'],
    ['v2', 'v1'],
    ['v2'],
    [],
  ]);
  const items = ['a', 'b', 'c', 'd']
    .slice(0, random.int(5))
    .map((name) => bird(random, name, random.pick([from, from, from, to, 'v3'])));
  const object: Content =
    random.int(2) === 0
      ? bird(random, 'a', from)
      : { apiVersion: `example.com/${from}`, kind: 'BirdList', metadata: { resourceVersion: '7' }, items };
  const all = 'items' in object ? items : [object];
  const asked = all.filter(({ apiVersion }) => apiVersion !== `example.com/${to}`);
  const version = versions.find((each) => each !== 'v2') ?? 'v1';
  const body = JSON.stringify(
    review(random, random.int(20) === 0 ? random.pick(['v1', 'v1beta1', 'v2']) : version, objectsIn(random, asked, to)),
  );
  const code =
    random.int(16) === 0 ? random.pick([201, 204, 206, 207, 300, 302, 304, 400, 404, 409, 422, 429, 500, 503]) : 200;
  const cut =
    random.int(30) === 0 ? random.pick(['', ' ', body.slice(0, -1), `${body}x`, `# \n${body}`, `\n${body}\n`]) : body;
  return { versions, object, to, code, body: code === 204 || code === 304 ? '' : cut };
}
