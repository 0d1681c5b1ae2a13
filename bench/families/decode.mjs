// JSON text (or bytes) to checked, typed objects.
import { addToScheme } from '../../dist/node/api/index.js';
import { Scheme } from '../../dist/node/apimachinery/runtime/index.js';
import { Serializer } from '../../dist/node/apimachinery/runtime/serializer/json/index.js';

export function newSerializer(options) {
  const scheme = new Scheme('bench');
  addToScheme(scheme);
  return new Serializer(scheme, options);
}

function againstParse(data, limit, options) {
  return {
    name: `decode ${data}${options?.strict ? ', strict' : ''}`,
    against: 'JSON.parse',
    data,
    limit,
    prepare(texts) {
      const serializer = newSerializer(options);
      return {
        baseline: (turn) => JSON.parse(texts[turn % texts.length]),
        ours: (turn) => serializer.decode(texts[turn % texts.length]).object,
      };
    },
  };
}

/** Looks at every value, as the users of an object do in the end. */
export function readAll(value) {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const key in value) count += readAll(value[key]);
  return count;
}

function thenRead(data, limit) {
  return {
    name: `decode ${data}, then read every field`,
    against: 'JSON.parse',
    data,
    limit,
    prepare(texts) {
      const serializer = newSerializer();
      return {
        baseline: (turn) => readAll(JSON.parse(texts[turn % texts.length])),
        ours: (turn) => readAll(serializer.decode(texts[turn % texts.length]).object),
      };
    },
  };
}

/** Without managed fields, against parsing the whole text. */
function omitting(data, limit) {
  return {
    ...againstParse(data, limit, { omitManagedFields: true }),
    name: `decode ${data}, omitManagedFields`,
  };
}

/** Leaving out must not take longer than decoding everything, however little there is to leave out. */
function omittingAgainstAll(data, limit) {
  return {
    name: `decode ${data}, omitManagedFields`,
    against: 'decoding all',
    data,
    limit,
    prepare(texts) {
      const all = newSerializer();
      const omitting = newSerializer({ omitManagedFields: true });
      return {
        baseline: (turn) => all.decode(texts[turn % texts.length]).object,
        ours: (turn) => omitting.decode(texts[turn % texts.length]).object,
      };
    },
  };
}

function againstClient(data, type) {
  return {
    name: `decode ${data}`,
    against: 'client-node',
    data,
    async prepare(texts) {
      const { ObjectSerializer } = await import('@kubernetes/client-node/dist/gen/models/ObjectSerializer.js');
      const serializer = newSerializer();
      return {
        baseline: (turn) => ObjectSerializer.deserialize(JSON.parse(texts[turn % texts.length]), type),
        ours: (turn) => serializer.decode(texts[turn % texts.length]).object,
      };
    },
  };
}

function againstGo(data) {
  return {
    name: `decode ${data}, bytes`,
    against: 'Go',
    go: 'decode',
    data,
    limit: 1,
    prepare(texts) {
      const serializer = newSerializer();
      const bytes = texts.map((text) => new TextEncoder().encode(text));
      return { ours: (turn) => serializer.decode(bytes[turn % bytes.length]).object };
    },
  };
}

export const comparisons = [
  againstParse('pod'),
  againstParse('PodList', 1.3),
  againstParse('NodeList', 1.6),
  thenRead('PodList', 1.3),
  thenRead('NodeList', 1.3),
  omitting('pod'),
  omitting('PodList', 0.85),
  omitting('NodeList'),
  omittingAgainstAll('pod', 1),
  omittingAgainstAll('NodeList', 1.05),
  againstClient('pod', 'V1Pod'),
  againstClient('PodList', 'V1PodList'),
  againstClient('NodeList', 'V1NodeList'),
  againstGo('pod'),
  againstGo('PodList'),
  againstGo('NodeList'),
  againstParse('pod', undefined, { strict: true }),
  againstParse('PodList', undefined, { strict: true }),
  againstParse('NodeList', undefined, { strict: true }),
];
