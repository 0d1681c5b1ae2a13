import type { Random } from '../differential/random_scalars.ts';

/** A request to one of two servers. Texts such as `$rv:0` stand for what that server has answered before. */
export interface RandomRequest {
  readonly method: string;
  /** Below the namespace: `configmaps/a`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly contentType?: string;
  readonly accept?: string;
  readonly body?: unknown;
}

const NAMES = ['a', 'b', 'c'];
/** Versions in requests, most of them made up. */
export const VERSIONS = ['$rv:0', '$rv:-1', '$rv:-1', '$rv:-2', '', '0', '1', '999999999', 'x'];
const UIDS = ['$uid:0', '$uid:-1', 'no-such-uid'];
const FINALIZERS = ['example.com/a', 'example.com/b', 'kubernetes', 'no slash'];
const MANAGERS = ['one', 'two', 'kubectl'];

/** A sequence of requests about a few config maps or pods. */
export function randomSequence(random: Random): RandomRequest[] {
  const isPod = random.int(3) === 0;
  const first = create(random, isPod, 'a');
  const length = 4 + random.int(10);
  return [first, ...Array.from({ length }, () => randomRequest(random, isPod))];
}

function randomRequest(random: Random, isPod: boolean): RandomRequest {
  const name = random.pick(NAMES);
  switch (random.int(14)) {
    case 0:
      return create(random, isPod, name);
    case 1:
    case 2:
      return update(random, isPod, name);
    case 3:
      return patch(random, isPod, name, 'application/merge-patch+json', mergePatch(random, isPod));
    case 4:
      return patch(random, isPod, name, 'application/strategic-merge-patch+json', mergePatch(random, isPod));
    case 5:
      return patch(random, isPod, name, 'application/json-patch+json', jsonPatch(random));
    case 6:
    case 7:
    case 8:
      return apply(random, isPod, name);
    case 9:
    case 10:
      return remove(random, isPod, name);
    case 11:
      return {
        method: 'GET',
        path: `${plural(isPod)}/${name}`,
        query: maybe(random, 'resourceVersion', VERSIONS),
        ...accepts(random),
      };
    case 12:
      return list(random, isPod);
    default:
      return random.int(3) === 0
        ? { method: 'DELETE', path: plural(isPod), query: { ...selectors(random), ...dryRun(random) } }
        : list(random, isPod);
  }
}

const plural = (isPod: boolean): string => (isPod ? 'pods' : 'configmaps');

function maybe(random: Random, name: string, values: readonly string[], outOf = 2): Record<string, string> {
  return random.int(outOf) === 0 ? { [name]: random.pick(values) } : {};
}

const dryRun = (random: Random): Record<string, string> => maybe(random, 'dryRun', ['All', 'All', 'None'], 6);

function writeQuery(random: Random): Record<string, string> {
  return {
    ...dryRun(random),
    ...maybe(random, 'fieldValidation', ['Strict', 'Warn', 'Ignore', 'Never'], 3),
    ...maybe(random, 'fieldManager', MANAGERS, 2),
  };
}

function accepts(random: Random): { accept?: string } {
  const meta = (kind: string): string => `application/json;as=${kind};v=v1;g=meta.k8s.io`;
  const kinds = ['PartialObjectMetadata', 'PartialObjectMetadataList'];
  return random.int(6) === 0
    ? { accept: random.pick([...kinds.map(meta), 'text/plain', `${meta('PartialObjectMetadata')},application/json`]) }
    : {};
}

function metadata(random: Random, name: string): Record<string, unknown> {
  const meta: Record<string, unknown> = { name };
  if (random.int(3) === 0) meta['labels'] = { tier: random.pick(['front', 'back', 'not valid!']) };
  if (random.int(5) === 0) meta['annotations'] = { note: 'x'.repeat(random.int(4)) };
  if (random.int(4) === 0) meta['finalizers'] = [random.pick(FINALIZERS)];
  if (random.int(6) === 0) meta['resourceVersion'] = random.pick(VERSIONS);
  if (random.int(9) === 0) meta['uid'] = random.pick(UIDS);
  if (random.int(12) === 0) meta['namespace'] = random.pick(['elsewhere', '']);
  if (random.int(12) === 0) meta['name'] = random.pick(['', 'UPPER', 'b', 'a/b', '..']);
  if (random.int(9) === 0) meta['generation'] = random.int(4) - 1;
  if (random.int(9) === 0) meta['deletionTimestamp'] = '2020-01-01T00:00:00Z';
  if (random.int(9) === 0) meta['managedFields'] = random.pick([[], [{}], null]);
  if (random.int(9) === 0) {
    const owner = { apiVersion: 'v1', kind: 'Node', name: 'n', uid: random.pick(['u', '']) };
    meta['ownerReferences'] = random.pick([
      [owner],
      [owner, owner],
      [
        { ...owner, controller: true },
        { ...owner, uid: 'w', controller: true },
      ],
    ]);
  }
  return meta;
}

function content(random: Random, isPod: boolean): Record<string, unknown> {
  if (!isPod) {
    const data: Record<string, unknown> = {};
    for (const key of ['x', 'y', 'z'])
      if (random.int(2) === 0) data[key] = random.int(12) === 0 ? 1 : String(random.int(3));
    return {
      ...(random.int(5) > 0 && { data }),
      ...(random.int(8) === 0 && { datum: data }),
      ...(random.int(8) === 0 && { immutable: true }),
    };
  }
  const container = (name: string): object => ({
    name,
    image: `nginx:${random.int(3)}`,
    ...(random.int(3) === 0 && { env: [{ name: 'A', value: String(random.int(3)) }] }),
    ...(random.int(4) === 0 && { resources: { limits: { cpu: random.pick(['1000m', '1', '0.5']) } } }),
    ...(random.int(9) === 0 && { imag: 'x' }),
  });
  return {
    spec: {
      containers: random.pick([['c'], ['c', 'd'], ['d', 'c']]).map(container),
      ...(random.int(4) === 0 && { nodeName: 'n' }),
    },
  };
}

function object(random: Random, isPod: boolean, name: string): Record<string, unknown> {
  return {
    apiVersion: random.int(20) === 0 ? 'v2' : 'v1',
    kind: random.int(20) === 0 ? 'Secret' : isPod ? 'Pod' : 'ConfigMap',
    metadata: metadata(random, name),
    ...content(random, isPod),
  };
}

function create(random: Random, isPod: boolean, name: string): RandomRequest {
  return {
    method: 'POST',
    path: plural(isPod),
    query: writeQuery(random),
    contentType: 'application/json',
    body: object(random, isPod, name),
  };
}

function update(random: Random, isPod: boolean, name: string): RandomRequest {
  const body = object(random, isPod, name);
  if (random.int(2) === 0) (body['metadata'] as Record<string, unknown>)['resourceVersion'] = '$rv:-1';
  return {
    method: 'PUT',
    path: `${plural(isPod)}/${name}`,
    query: writeQuery(random),
    contentType: 'application/json',
    body,
  };
}

function patch(random: Random, isPod: boolean, name: string, contentType: string, body: unknown): RandomRequest {
  return {
    method: 'PATCH',
    path: `${plural(isPod)}/${name}`,
    query: { ...writeQuery(random), ...maybe(random, 'force', ['true'], 15) },
    contentType,
    body,
  };
}

function mergePatch(random: Random, isPod: boolean): unknown {
  if (random.int(15) === 0) return random.pick([[], null, {}, 'text']);
  const { name: _, ...meta } = metadata(random, 'a');
  if (random.int(4) === 0) meta['finalizers'] = null;
  return { metadata: meta, ...content(random, isPod) };
}

function jsonPatch(random: Random): unknown {
  const paths = [
    '/data/x',
    '/data',
    '/metadata/labels',
    '/metadata/labels/tier',
    '/metadata/finalizers',
    '/metadata/resourceVersion',
    '/spec/containers/0/image',
    '/nothing/at',
  ];
  const operation = (): object => ({
    op: random.pick(['add', 'add', 'replace', 'remove', 'test', 'copy', 'jump']),
    path: random.pick(paths),
    value: random.pick<unknown>(['1', { tier: 'front' }, ['example.com/a'], null, 5]),
    ...(random.int(6) === 0 && { from: random.pick(paths) }),
  });
  return Array.from({ length: 1 + random.int(2) }, operation);
}

function apply(random: Random, isPod: boolean, name: string): RandomRequest {
  const body = object(random, isPod, name);
  const query = {
    fieldManager: random.pick(MANAGERS),
    ...maybe(random, 'force', ['true', 'false'], 3),
    ...dryRun(random),
    ...maybe(random, 'fieldValidation', ['Strict', 'Ignore'], 4),
  };
  return {
    method: 'PATCH',
    path: `${plural(isPod)}/${name}`,
    query,
    contentType: 'application/apply-patch+yaml',
    body,
  };
}

function remove(random: Random, isPod: boolean, name: string): RandomRequest {
  const options: Record<string, unknown> = { apiVersion: 'meta.k8s.io/v1', kind: 'DeleteOptions' };
  if (random.int(3) === 0)
    options['preconditions'] = random.pick([
      { uid: random.pick(UIDS) },
      { resourceVersion: random.pick(VERSIONS.slice(0, 4)) },
    ]);
  if (random.int(3) === 0) options['gracePeriodSeconds'] = random.pick([0, 30, -1]);
  if (random.int(3) === 0)
    options['propagationPolicy'] = random.pick(['Background', 'Foreground', 'Orphan', 'Sideways']);
  if (random.int(9) === 0) options['orphanDependents'] = random.pick([true, false]);
  if (random.int(6) === 0) options['dryRun'] = ['All'];
  const isBare = random.int(3) === 0;
  return {
    method: 'DELETE',
    path: `${plural(isPod)}/${name}`,
    query: isBare ? dryRun(random) : {},
    ...(!isBare && { contentType: 'application/json', body: options }),
  };
}

function selectors(random: Random): Record<string, string> {
  return {
    ...maybe(random, 'labelSelector', ['tier=front', 'tier!=front', 'tier in (back)', '!tier', 'tier in back'], 3),
    ...maybe(
      random,
      'fieldSelector',
      ['metadata.name=a', 'metadata.name!=a', 'data.x=1', 'metadata.namespace=none'],
      4,
    ),
  };
}

function list(random: Random, isPod: boolean): RandomRequest {
  return {
    method: 'GET',
    path: plural(isPod),
    query: {
      ...selectors(random),
      ...maybe(random, 'limit', ['1', '2', '500', '-1', 'x'], 2),
      ...maybe(random, 'continue', ['$continue', '$continue', 'nonsense'], 3),
      ...maybe(random, 'resourceVersion', ['$rv:-1', '0', '', 'x'], 4),
      ...maybe(random, 'resourceVersionMatch', ['Exact', 'NotOlderThan', 'Sometimes'], 6),
    },
    ...accepts(random),
  };
}
