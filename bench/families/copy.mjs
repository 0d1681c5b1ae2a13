// Copies and comparisons of decoded objects.
import { deepEqual } from '../../dist/node/apimachinery/api/equality/index.js';
import { deepCopy } from '../../dist/node/apimachinery/runtime/index.js';
import { newSerializer } from './decode.mjs';

function decoded(texts) {
  const serializer = newSerializer();
  return texts.map((text) => serializer.decode(text).object);
}

function copyAgainst(against, baseline, data, limit) {
  return {
    name: `copy ${data}`,
    against,
    data,
    limit,
    prepare(texts) {
      const plain = texts.map((text) => JSON.parse(text));
      const objects = decoded(texts);
      return {
        baseline: (turn) => baseline(plain[turn % plain.length]),
        ours: (turn) => deepCopy(objects[turn % objects.length]),
      };
    },
  };
}

/** The same of what JSON.parse gives: objects of no class. */
function copyPlain(name, data, limit, read) {
  return {
    name: `copy ${name}`,
    against: 'structuredClone',
    data,
    limit,
    prepare(texts) {
      const [baseline, ours] = [texts.map(read), texts.map(read)];
      return {
        baseline: (turn) => structuredClone(baseline[turn % baseline.length]),
        ours: (turn) => deepCopy(ours[turn % ours.length]),
      };
    },
  };
}

/** Parsed again once they are gone: an object from which a property was deleted is slower than any other. */
function withoutManagedFields(text) {
  return JSON.parse(JSON.stringify(JSON.parse(text), (key, value) => (key === 'managedFields' ? undefined : value)));
}

function copyAgainstGo(data) {
  return {
    name: `copy ${data}`,
    against: 'Go',
    go: 'copy',
    data,
    prepare(texts) {
      const objects = decoded(texts);
      return { ours: (turn) => deepCopy(objects[turn % objects.length]) };
    },
  };
}

/** Equal objects that share nothing: both sides are compared to the end. */
function pairs(texts) {
  const others = decoded(texts);
  return decoded(texts).map((object, index) => [object, others[index]]);
}

function compareAgainstCopy(data, limit) {
  return {
    name: `compare equal ${data}s`,
    against: 'deepCopy',
    data,
    limit,
    prepare(texts) {
      const all = pairs(texts);
      return {
        baseline: (turn) => deepCopy(all[turn % all.length][0]),
        ours: (turn) => deepEqual(...all[turn % all.length]),
      };
    },
  };
}

function compareAgainstGo(data) {
  return {
    name: `compare equal ${data}s`,
    against: 'Go',
    go: 'equal',
    data,
    limit: 1,
    prepare(texts) {
      const all = pairs(texts);
      return { ours: (turn) => deepEqual(...all[turn % all.length]) };
    },
  };
}

const roundTrip = (object) => JSON.parse(JSON.stringify(object));

export const comparisons = [
  copyAgainst('structuredClone', structuredClone, 'pod', 1 / 8),
  copyAgainst('structuredClone', structuredClone, 'PodList', 1 / 4),
  copyPlain('plain pod', 'pod', 1 / 4, (text) => JSON.parse(text)),
  copyPlain('plain pod without managedFields', 'pod', 1 / 5, withoutManagedFields),
  copyPlain('plain PodList', 'PodList', 1 / 3, (text) => JSON.parse(text)),
  copyAgainst('JSON round trip', roundTrip, 'pod'),
  copyAgainst('JSON round trip', roundTrip, 'PodList'),
  copyAgainstGo('pod'),
  copyAgainstGo('PodList'),
  compareAgainstCopy('pod', 2),
  compareAgainstCopy('PodList', 2),
  compareAgainstGo('pod'),
  compareAgainstGo('PodList'),
];
