import type { Random } from './random_scalars.ts';

type Data = Record<string, unknown>;

const PIECES = [
  'a',
  'Z',
  '0',
  '-',
  '--',
  '.',
  '_',
  '/',
  ' ',
  '\n',
  ',',
  ':',
  '<',
  '"',
  '\\',
  '\u2028',
  '\u00ad',
  '\u0130',
  '\u017f',
  '\u03a3',
  '\u212a',
  '\u023a',
  '\u00e9',
  '\u65e5',
  '\u{1f600}',
  '\u0000',
  '\u007f',
  '\u200b',
  '\ue000',
  '\u{e0001}',
  '\ufffd',
];
const NAMES = [
  '',
  'a',
  'web',
  'my-name',
  'web-',
  '-',
  'a.b',
  'a.b-',
  'example.com/app',
  'App',
  'EXAMPLE.com/App',
  '__proto__',
  'constructor',
  '12',
  'a/b/c',
  '..',
  '\u00e9-',
];
const OPERATORS = ['In', 'NotIn', 'Exists', 'DoesNotExist', 'in', ''];
const TIMES = [
  null,
  '2024-01-02T03:04:05Z',
  '2024-01-02T04:04:05+01:00',
  '2024-01-02T03:04:05.5Z',
  '2024-01-02T03:04:05.500000001Z',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00.5Z',
  '0001-01-01T01:00:00+01:00',
  '2025-06-07T08:09:10Z',
];

function text(r: Random, likely: readonly string[] = NAMES, longest = 300): string {
  if (r.int(30) === 0) {
    const piece = r.pick(['a', 'a-', '\u00e9', '\u65e5', '\u{1f600}', '\u0130', '\u212a', 'a.']);
    return r.mutated(piece.repeat(r.int(longest)), PIECES);
  }
  return r.int(2) === 0 ? r.pick(likely) : r.mutated(r.pick(likely), PIECES);
}

/** The text, that can be any other. */
function mostly(r: Random, likely: readonly string[]): string {
  return r.int(3) > 0 ? r.pick(likely) : text(r, likely);
}

function put(r: Random, out: Data, key: string, value: () => unknown): void {
  if (r.int(2) === 0) out[key] = value();
}

function list(r: Random, most: number, each: () => unknown): unknown[] | null {
  return r.int(10) === 0 ? null : Array.from({ length: r.int(most + 1) }, each);
}

function map(r: Random): Data | null {
  return r.int(10) === 0 ? null : Object.fromEntries(Array.from({ length: r.int(4) }, () => [text(r), text(r)]));
}

function integer(r: Random): number | null {
  return r.pick([null, 0, 1, -1, r.int(100), -r.int(100), Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);
}

function flag(r: Random): boolean | null {
  return r.pick([true, true, false, null]);
}

function ownerReference(r: Random): Data {
  const out: Data = {};
  if (r.int(20) > 0) out['apiVersion'] = mostly(r, ['apps/v1', 'v1']);
  if (r.int(20) > 0) out['kind'] = mostly(r, ['Deployment', 'Event']);
  if (r.int(20) > 0) out['name'] = mostly(r, ['web']);
  if (r.int(20) > 0) out['uid'] = mostly(r, ['1-2-3']);
  put(r, out, 'controller', () => flag(r));
  put(r, out, 'blockOwnerDeletion', () => flag(r));
  return out;
}

function managedFieldsEntry(r: Random): Data {
  const out: Data = {};
  put(r, out, 'manager', () => text(r));
  out['operation'] = mostly(r, ['Apply', 'Update']);
  put(r, out, 'fieldsType', () => mostly(r, ['FieldsV1']));
  put(r, out, 'subresource', () => text(r));
  put(r, out, 'time', () => r.pick(TIMES));
  return out;
}

function objectMeta(r: Random): Data {
  const out: Data = {};
  put(r, out, 'name', () => text(r));
  put(r, out, 'generateName', () => text(r));
  put(r, out, 'namespace', () => text(r));
  put(r, out, 'uid', () => text(r));
  put(r, out, 'resourceVersion', () => text(r, ['', '1']));
  put(r, out, 'generation', () => integer(r));
  put(r, out, 'creationTimestamp', () => r.pick(TIMES));
  put(r, out, 'deletionTimestamp', () => r.pick(TIMES));
  put(r, out, 'deletionGracePeriodSeconds', () => integer(r));
  put(r, out, 'labels', () => map(r));
  put(r, out, 'annotations', () => map(r));
  put(r, out, 'ownerReferences', () => list(r, 3, () => ownerReference(r)));
  put(r, out, 'finalizers', () =>
    list(r, 3, () => mostly(r, ['orphan', 'foregroundDeletion', 'kubernetes', 'example.com/app'])),
  );
  put(r, out, 'managedFields', () => list(r, 2, () => managedFieldsEntry(r)));
  return out;
}

function requirement(r: Random): Data {
  const out: Data = { key: text(r), operator: mostly(r, OPERATORS) };
  put(r, out, 'values', () => list(r, 3, () => text(r)));
  return out;
}

function selectors(r: Random): Data {
  const out: Data = { field: requirement(r), value: r.int(3) === 0, unsafe: r.int(3) === 0, path: r.int(4) > 0 };
  if (r.int(20) === 0) return out;
  const selector: Data = {};
  put(r, selector, 'matchLabels', () => map(r));
  put(r, selector, 'matchExpressions', () => list(r, 3, () => requirement(r)));
  return { ...out, labels: selector };
}

function condition(r: Random): Data {
  const out: Data = { type: mostly(r, ['Ready', 'Ready', 'Synced']), status: mostly(r, ['True', 'False', 'Unknown']) };
  put(r, out, 'observedGeneration', () => integer(r));
  put(r, out, 'lastTransitionTime', () => r.pick(TIMES));
  put(r, out, 'reason', () => text(r, ['Ready', 'A', 'a_', 'a,b:c_d'], 1200));
  if (r.int(100) === 0)
    out['message'] = r.pick(['m', '\u00e9', '\u65e5']).repeat(r.pick([10922, 10923, 16384, 16385, 32768, 32769]));
  return out;
}

function writeOptions(r: Random): Data {
  const out: Data = {};
  put(r, out, 'dryRun', () => list(r, 2, () => mostly(r, ['All'])));
  put(r, out, 'fieldManager', () => text(r));
  put(r, out, 'fieldValidation', () => mostly(r, ['', 'Ignore', 'Warn', 'Strict']));
  return out;
}

function options(r: Random): Data {
  const deletion: Data = { ignoreStoreReadErrorWithClusterBreakingPotential: flag(r) };
  put(r, deletion, 'orphanDependents', () => flag(r));
  put(r, deletion, 'propagationPolicy', () =>
    r.int(8) === 0 ? null : mostly(r, ['Foreground', 'Background', 'Orphan', '']),
  );
  put(r, deletion, 'dryRun', () => list(r, 2, () => mostly(r, ['All'])));
  put(r, deletion, 'gracePeriodSeconds', () => integer(r));
  put(r, deletion, 'preconditions', () => r.pick([null, {}, { uid: 'x' }]));
  const patch = writeOptions(r);
  put(r, patch, 'force', () => flag(r));
  const lists: Data = {};
  put(r, lists, 'watch', () => r.int(2) === 0);
  put(r, lists, 'resourceVersion', () => mostly(r, ['', '0', '1']));
  put(r, lists, 'resourceVersionMatch', () => mostly(r, ['Exact', 'NotOlderThan']));
  put(r, lists, 'continue', () => r.pick(['', 'x']));
  put(r, lists, 'sendInitialEvents', () => flag(r));
  const patchType = r.pick([
    'application/json-patch+json',
    'application/merge-patch+json',
    'application/apply-patch+yaml',
    'application/apply-patch+cbor',
    'x',
  ]);
  return {
    delete: deletion,
    create: writeOptions(r),
    update: writeOptions(r),
    patch,
    patchType,
    table: { includeObject: mostly(r, ['', 'None', 'Metadata', 'Object']) },
    list: lists,
    watchList: r.int(2) === 0,
  };
}

/** A random input for an area of scripts/go/metavalidationvectors. */
export function randomMetaValidationInput(area: string, r: Random): unknown {
  switch (area) {
    case 'object-meta': {
      const meta = objectMeta(r);
      const old = r.int(2) === 0 ? { ...objectMeta(r), ...meta } : objectMeta(r);
      return {
        new: meta,
        old,
        namespaced: r.int(2) === 0,
        rule: r.pick(['subdomain', 'label', '1035', 'path', 'namespace', 'serviceaccount']),
        path: r.int(4) > 0,
      };
    }
    case 'managed-fields':
      return list(r, 4, () => managedFieldsEntry(r));
    case 'selector-rules':
      return selectors(r);
    case 'condition':
      return list(r, 3, () => condition(r));
    case 'request-options':
      return options(r);
    default:
      throw new Error(`no area ${area}`);
  }
}
