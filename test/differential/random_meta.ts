import type { Random } from './random_scalars.ts';

const GROUPS = ['', 'apps', 'apps.example.com', 'storage.k8s.io'];
const VERSIONS = ['v1', 'v1beta1', 'v2'];
const KINDS = ['Pod', 'Deployment', 'Endpoints', 'Class', 'Policy'];
/** Plural and singular. No singular is that of two plurals: which one Go takes then is random. */
const NAMES = [
  ['pods', 'pod'],
  ['pods', 'po'],
  ['deployments', 'deployment'],
  ['classes', 'class'],
  ['sheep', 'sheep'],
  ['Upper', 'upper'],
] as const;
const WORDS = [
  'Pod',
  'Endpoints',
  'endpoints',
  's',
  'S',
  'y',
  'Y',
  'ss',
  'ay',
  'x',
  'ch',
  '\u0130',
  '\u03a3',
  '\u00c9',
  '\u1e9e',
  '\u01c5',
  '\u212a',
  '\u{10400}',
  ' ',
  '\u0000',
  'End',
  'point',
];
const KEYS = ['a', 'x', '', '__proto__', 'constructor', '\u00e9', 'toString'];
const NAME_PIECES = ['', 'n', 'a=b', ',', '\\', '\u00e9', '<&>', '\u2028', '/'];

function many<T>(r: Random, most: number, make: () => T): T[] {
  return Array.from({ length: r.int(most + 1) }, make);
}

function text(r: Random): string {
  return many(r, 3, () => r.pick(NAME_PIECES)).join('');
}

function kind(r: Random): { Group: string; Version: string; Kind: string } {
  return { Group: r.pick(GROUPS), Version: r.pick(VERSIONS), Kind: r.pick(KINDS) };
}

function allVersions(r: Random): object[] {
  const all = GROUPS.flatMap((Group) => VERSIONS.map((Version) => ({ Group, Version, order: r.int(1_000_000) })));
  return all.sort((a, b) => a.order - b.order).map(({ Group, Version }) => ({ Group, Version }));
}

function defaultMapper(r: Random, versions: readonly object[]): object {
  const add = many(r, 8, () => {
    const [Plural, Singular] = r.int(2) === 0 ? r.pick(NAMES) : ['', ''];
    return { Kind: kind(r), Plural, Singular, Root: r.int(3) === 0 };
  });
  return { Type: 'default', Defaults: versions, Add: add };
}

function mapper(r: Random, depth: number): object {
  const type = r.pick(['default', 'default', 'multi', 'first', 'priority', 'lazy']);
  if (depth === 0 || type === 'default') return defaultMapper(r, allVersions(r));
  const one = type === 'priority' || type === 'lazy';
  const count = one ? 1 : type === 'first' ? 1 + r.int(3) : r.int(4);
  const of = Array.from({ length: count }, () => mapper(r, depth - 1));
  if (type !== 'priority') return { Type: type, Of: of };
  const patterns = many(r, 4, () => {
    const { Group, Version, Kind } = kind(r);
    const any = (value: string): string => (r.int(2) === 0 ? '*' : value);
    return { Group: any(Group), Version: any(Version), Kind: any(Kind), Resource: any(r.pick(NAMES)[0]) };
  });
  return {
    Type: type,
    Of: of,
    ResourcePriority: patterns.map(({ Kind: _, ...rest }) => rest),
    KindPriority: patterns.map(({ Resource: _, ...rest }) => rest),
  };
}

function questions(r: Random): object {
  const unordered = r.int(5) === 0;
  const resource = (): object => ({
    Group: r.pick(['', '', 'apps', 'app', 'storage', 'storage.k8s.io', 'x']),
    Version: r.pick(['', '', 'v1', 'v2', 'v1beta1', '__internal', 'v9']),
    Resource: r.pick([
      'pods',
      'pod',
      'po',
      'PODS',
      'deployment',
      'classes',
      'sheep',
      'endpoints',
      'policies',
      'upper',
      'Upper',
      '',
      'x',
    ]),
  });
  return {
    Mapper: unordered ? defaultMapper(r, allVersions(r).slice(0, r.int(4))) : mapper(r, 2),
    Resources: Array.from({ length: 4 }, resource),
    Kinds: Array.from({ length: 2 }, () => ({ Group: r.pick([...GROUPS, 'x']), Kind: r.pick([...KINDS, 'X']) })),
    Versions: [[], [r.pick(VERSIONS)], [r.pick(['', '__internal', 'v9']), r.pick(VERSIONS), r.pick(['v9', 'v1'])]],
    Unordered: unordered,
  };
}

function condition(r: Random): Record<string, unknown> {
  return {
    type: r.pick(['A', 'B', '', 'Ready']),
    status: r.pick(['True', 'False', 'Unknown', '']),
    observedGeneration: r.pick([0, 0, 1, Number.MAX_SAFE_INTEGER]),
    lastTransitionTime: r.pick([
      null,
      '2020-09-13T12:26:40Z',
      '2020-09-13T14:26:40.5+02:00',
      '1970-01-01T00:00:00Z',
      '0001-01-01T00:00:00Z',
      '0001-01-01T00:00:01Z',
    ]),
    reason: r.pick(['', 'Up', 'Down']),
    message: r.pick(['', 'm', '<&>']),
  };
}

function conditions(r: Random): object {
  const next = condition(r);
  const type = r.pick(['A', 'B', '', 'Ready', 'x']);
  if (r.int(10) === 0) return { Conditions: null, New: next, Type: type };
  const list = many(r, 4, () => condition(r));
  const [first] = list;
  if (first !== undefined && r.int(2) === 0)
    Object.assign(
      next,
      { type: first['type'] },
      r.int(2) === 0 ? { status: first['status'], reason: first['reason'], message: first['message'] } : {},
    );
  return { Conditions: list, New: next, Type: type };
}

function metadata(r: Random): Record<string, unknown> {
  const fields: Record<string, () => unknown> = {
    name: () => text(r),
    generateName: () => 'g-',
    namespace: () => text(r),
    selfLink: () => '/x',
    uid: () => r.pick(['', 'u']),
    resourceVersion: () => '5',
    generation: () => r.int(3),
    creationTimestamp: () => r.pick([null, '2020-01-01T00:00:00Z', '0001-01-01T00:00:00Z']),
    deletionTimestamp: () => '2020-01-01T00:00:00Z',
    deletionGracePeriodSeconds: () => r.int(2),
    labels: () => Object.fromEntries(many(r, 2, () => [r.pick(KEYS), text(r)])),
    finalizers: () => ['f'],
    annotations: () => Object.fromEntries(many(r, 2, () => [r.pick(KEYS), text(r)])),
    managedFields: () => [{ manager: 'm', fieldsV1: { 'f:a': {} } }],
    ownerReferences: () =>
      many(r, 2, () => ({
        apiVersion: 'v1',
        kind: 'Pod',
        name: text(r),
        uid: r.pick(['', 'u']),
        ...r.pick([{}, { controller: true }, { controller: false, blockOwnerDeletion: true }]),
      })),
  };
  const out: Record<string, unknown> = {};
  for (const [name, make] of Object.entries(fields)) if (r.int(3) === 0) out[name] = make();
  return out;
}

function access(r: Random): object {
  const type = r.pick(['Pod', 'ConfigMap', 'PodList', 'List', 'Status', 'DeleteOptions']);
  const set = r.pick(['x', '', '/y', 'a/b/c', '\u00e9<']);
  const typeMeta = { apiVersion: 'v1', kind: type };
  if (type === 'DeleteOptions') return { Type: type, Object: typeMeta, Set: set };
  if (type === 'Pod' || type === 'ConfigMap')
    return { Type: type, Object: { ...typeMeta, metadata: metadata(r) }, Set: set };
  const listMetadata = r.pick([{}, { resourceVersion: '5', continue: 'c' }, { selfLink: '/x', remainingItemCount: 3 }]);
  return {
    Type: type,
    Object: { ...typeMeta, metadata: listMetadata, ...(type === 'Status' ? {} : { items: [] }) },
    Set: set,
  };
}

function list(r: Random): object {
  const object = (type: string): { Type: string; Object: object } => {
    const typeMeta =
      type === 'Unstructured' ? { apiVersion: 'e/v1', kind: 'Widget' } : { apiVersion: 'v1', kind: type };
    return {
      Type: type,
      Object:
        type === 'DeleteOptions'
          ? typeMeta
          : {
              ...typeMeta,
              metadata: { name: `n${text(r)}` },
              ...(type === 'Pod' ? { spec: { containers: [] }, status: {} } : {}),
            },
    };
  };
  const itemTypes: Record<string, string> = { PodList: 'Pod', List: 'ConfigMap', UnstructuredList: 'Unstructured' };
  const type = r.pick(['PodList', 'PodList', 'List', 'UnstructuredList', 'Pod', 'ConfigMap', 'DeleteOptions']);
  const item = itemTypes[type];
  if (item === undefined) return { ...object(type), Set: null };
  const kind = type === 'UnstructuredList' ? 'WidgetList' : type;
  const items = many(r, 4, () => object(item).Object);
  const set = many(r, 3, () =>
    object(type === 'PodList' && r.int(4) === 0 ? r.pick(['ConfigMap', 'DeleteOptions']) : item),
  );
  return { Type: type, Object: { apiVersion: 'v1', kind, metadata: {}, items }, Set: set };
}

function helpers(r: Random): object {
  const strings = many(r, 3, () => r.pick(KEYS));
  const groups = strings.map(() => ({
    name: 'g',
    versions: many(r, 2, () => ({ groupVersion: `${r.pick(KEYS)}/v1`, version: 'v1' })),
  }));
  return {
    Meta: metadata(r),
    Existing: metadata(r),
    Key: r.pick(KEYS),
    Value: text(r),
    Number: r.pick([0, 30, -1, Number.MAX_SAFE_INTEGER, r.int(2 ** 31)]),
    Strings: strings,
    Apply: { force: r.int(2) === 0, fieldManager: r.pick(KEYS), ...(r.int(2) === 0 ? { dryRun: ['All'] } : {}) },
    Groups: { groups },
  };
}

function times(r: Random): object {
  const two = (most: number): string => String(r.int(most)).padStart(2, '0');
  const year = (): string => r.pick(['2020', '0001', '0000', '1969', '9999', String(1900 + r.int(200))]);
  const moment = (fraction: string): string =>
    `${year()}-0${1 + r.int(2)}-0${1 + r.int(2)}T${two(3)}:${two(2)}:${two(2)}${fraction}${r.pick(['Z', 'Z', '+01:00', '-01:00'])}`;
  const time = (): string | null =>
    r.int(8) === 0
      ? null
      : r.int(3) === 0
        ? '0001-01-01T00:00:00Z'
        : moment(r.pick(['', '', '.5', '.000001', '.123456789']));
  const micro = (): string | null =>
    r.int(8) === 0
      ? null
      : r.int(3) === 0
        ? '0001-01-01T00:00:00.000000Z'
        : moment(r.pick(['.000000', '.000001', '.500000']));
  const about = (most: number): number => r.int(most) - r.int(Math.ceil(most / 3));
  const whole = (): number => r.pick([0, 1, -1, 999_999_999, 1_000_000_000, -2_500_000_000, r.int(1_000_000_000)]);
  return {
    A: time(),
    B: time(),
    MicroA: micro(),
    MicroB: micro(),
    Date: [
      r.pick([0, 1, 50, 99, 100, 1969, 1970, 2024, 9999, r.int(10_000)]),
      about(20),
      about(400),
      about(30),
      about(100),
      about(100),
      whole(),
    ],
    Unix: [r.pick([0, 1, -1, 1_600_000_000, -62_135_596_800, 253_402_300_799, r.int(2 ** 31) * 4]), whole()],
  };
}

/** A random input for an area of scripts/go/metavectors. */
export function randomMetaInput(area: string, r: Random): unknown {
  switch (area) {
    case 'meta-guess':
      return {
        Group: r.pick(GROUPS),
        Version: r.pick(['', ...VERSIONS]),
        Kind: many(r, 5, () => r.pick(WORDS)).join(''),
      };
    case 'meta-mapper':
      return questions(r);
    case 'meta-conditions':
      return conditions(r);
    case 'meta-accessor':
      return access(r);
    case 'meta-list':
      return list(r);
    case 'meta-v1':
      return helpers(r);
    case 'meta-time':
      return times(r);
    default:
      throw new Error(`no area ${area}`);
  }
}
