// Random damage. The seed is fixed: a failure repeats. KUBETYPED_CASES and KUBETYPED_SEED change what is run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakJSON, mutate, mutateYAML, randomSpace, readWritten, write } from '../differential/random_objects.ts';
import { Random } from '../differential/random_scalars.ts';
import { caseCount } from '../some_of.ts';
import { canonicalJSON, canonicalYAML, decoders, json, survives, yaml } from './serializers.ts';

const cases = caseCount(8000, 60_000);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 20);

const base = JSON.stringify({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: {
    name: 'a',
    labels: { b: 'c' },
    creationTimestamp: '2020-01-01T00:00:00Z',
    ownerReferences: [{ uid: 'u', controller: true }],
  },
  spec: {
    replicas: 1,
    strategy: { rollingUpdate: { maxSurge: '25%' } },
    template: {
      spec: {
        containers: [{ name: 'x', resources: { limits: { cpu: '1.5' } } }],
        volumes: [{ name: 'v', secret: { defaultMode: 420 } }],
      },
    },
  },
});
const manifest = canonicalYAML.encodeToString(json.decode(base).object);
const encoder = new TextEncoder();

/** Bytes changed, taken out, put in, doubled. */
function damaged(text: string, random: Random): Uint8Array {
  const bytes = Array.from(encoder.encode(text));
  for (let times = 1 + random.int(4); times > 0; times--) {
    const at = random.int(bytes.length + 1);
    switch (random.int(4)) {
      case 0:
        bytes.splice(at, random.int(6));
        break;
      case 1:
        bytes.splice(at, 1, random.int(256));
        break;
      case 2:
        bytes.splice(at, 0, ...Array.from({ length: random.int(5) }, () => random.int(256)));
        break;
      default:
        bytes.splice(at, 0, ...bytes.slice(at, at + random.int(40)));
    }
  }
  return Uint8Array.from(bytes);
}

function input(random: Random): string | Uint8Array {
  switch (random.int(8)) {
    case 0:
    case 1:
      return damaged(base, random);
    case 2:
    case 3:
      return damaged(manifest, random);
    case 4:
      return mutateYAML(manifest, random);
    case 5:
      return Uint8Array.from({ length: random.int(60) }, () => random.int(256));
    case 6:
      return breakJSON(base, random);
    default: {
      const root = readWritten(base);
      for (let times = 1 + random.int(4); times > 0; times--) mutate(root, random);
      return write(root, randomSpace(random));
    }
  }
}

function hasOtherCase(text: string): boolean {
  return (text.match(/"(?:kind|apiversion)"/gi) ?? []).some((key) => key !== '"kind"' && key !== '"apiVersion"');
}

test('random damage gives an object or an error with a code', (t) => {
  const random = new Random(seed);
  const names = Object.keys(decoders);
  let taken = 0;
  const start = process.memoryUsage().heapUsed;
  for (let index = 0; index < cases; index++) {
    const data = input(random);
    const what = `case ${index} of seed ${seed}`;
    const object = survives(() => decoders[names[index % names.length]!]!(data), what);
    if (object === undefined) continue;
    taken++;
    const text = survives(() => json.encodeToString(object), what);
    survives(() => canonicalYAML.encodeToString(object), what);
    // `Kind` beside `kind`: which of them counts depends on the order of the keys, and YAML has its own.
    if (text === undefined || hasOtherCase(text)) continue;
    // What was taken once is taken again, and is the same.
    const again = json.decode(text).object;
    assert.equal(json.encodeToString(again), text, what);
    const [before, after] = [object, again].map((value) => canonicalJSON.encodeToString(value));
    // Raw JSON out of YAML has its keys sorted, as in Go.
    if (before !== after) assert.deepEqual(JSON.parse(after!), JSON.parse(before!), what);
    if (index % 10 === 0) survives(() => yaml.decode(yaml.encodeToString(object)), what);
  }
  t.diagnostic(`${taken} of ${cases} taken, seed ${seed}`);
  assert.ok(taken > cases / 20, `only ${taken} of ${cases} taken`);
  assert.ok(process.memoryUsage().heapUsed - start < 1e9, 'more than a gigabyte is kept');
  assert.equal(Object.keys(Object.prototype).length, 0);
});
