import type { Random } from './random_scalars.ts';

const JSON_PIECES = [
  '"kind"',
  '"Kind"',
  '"KIND"',
  '"apiVersion"',
  '"APIVERSION"',
  '"k\\u0069nd"',
  '"\\u212aind"',
  '"apiVer\\u017fion"',
  '"metadata"',
  '"Pod"',
  '"v1"',
  '"apps/v1"',
  '"a/b/c"',
  '"/"',
  '"//"',
  '""',
  'null',
  '1',
  '-0.5e3',
  'true',
  'false',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  ' ',
  '\n',
  '"\\ud800"',
  '"\\ud83d\\ude00"',
  '{}',
  '[]',
  '{"kind":"x"}',
  '"',
];
const JSON_SEEDS = [
  '{"kind":"Pod","apiVersion":"v1"}',
  '{"apiVersion":"apps/v1","kind":"Deployment","spec":{"kind":"no"}}',
  '{"kind":null,"apiVersion":null}',
  '{"kind":"A","Kind":"B","KIND":"C"}',
  '{"apiVersion":"a/b/c"}',
  '{}',
];

/** Whether a key stands twice: which of several wrong values Go then names first is another thing. */
function hasTwins(text: string): boolean {
  const keys = Array.from(text.matchAll(/"((?:[^"\\]|\\.)*)"(?=\s*:)/g), ([, key]) => key!.replace('\\u0069', 'i'));
  return new Set(keys).size < keys.length;
}

function interpretable(r: Random): string {
  for (;;) {
    const text = somethingLikeJSON(r);
    if (!hasTwins(text)) return text;
  }
}

function somethingLikeJSON(r: Random): string {
  if (r.int(3) === 0) return Array.from({ length: r.int(9) }, () => r.pick(JSON_PIECES)).join('');
  const members = Array.from(
    { length: r.int(5) },
    () => `${r.pick(JSON_PIECES.slice(0, 9))}:${r.pick(JSON_PIECES.slice(9))}`,
  );
  return r.mutated(r.pick([...JSON_SEEDS, `{${members.join(',')}}`]), JSON_PIECES);
}

const OBJECTS = [
  '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a"},"data":{"k":"v"}}',
  '{"kind":"Foo","apiVersion":"example.com/v1","x":1}',
  '{"kind":"Pod"}',
  '{"apiVersion":"v1"}',
  '{"kind":"Status","apiVersion":"v1","message":"m"}',
  'kind: Namespace\napiVersion: v1\n',
  'kind: Bar\napiVersion: example.com/v1\n',
  '{',
  '',
  'null',
  '[]',
  '{"kind":"Pod","apiVersion":"a/b/c"}',
  '{"kind":"ConfigMap","apiVersion":"v1","data":{"k":1}}',
  '=done',
  '=',
  '{"kind":"Lease","apiVersion":"coordination.k8s.io/v1","spec":{"holderIdentity":"x"}}',
];
const DECODERS = ['json', 'yaml', 'empty'];

function objectList(r: Random): object {
  return {
    objects: Array.from({ length: r.int(5) }, () => r.pick(OBJECTS)),
    decoders: Array.from({ length: r.int(4) }, () => r.pick(DECODERS)),
  };
}

function base64(r: Random): string {
  for (;;) {
    const text = r.mutated(
      Buffer.from(r.pick([...OBJECTS.filter((each) => each.startsWith('{"kind"')), 'x', ''])).toString('base64'),
      ['=', '\n', '\r', ' ', 'A', '/', '-', '_', '==', '\u00e9'],
    );
    // An error about a byte that is not UTF-8 names the byte in Go, and U+FFFD here.
    if (!Buffer.from(text, 'base64').toString().includes('\ufffd')) return text;
  }
}

function kind(r: Random): object {
  return {
    group: r.pick(['', 'apps', 'stable.example.com', 'storage.k8s.io', 'no']),
    version: r.pick(['', 'v1', 'v1beta1', 'v2']),
    kind: r.pick(['', 'Pod', 'Deployment', 'CronTab', 'Table', 'StorageClass', 'Status', 'PatchOptions', 'List']),
  };
}

/** A random input for an area of scripts/go/runtimevectors. */
export function randomRuntimeInput(area: string, r: Random): unknown {
  switch (area) {
    case 'interpret':
      return interpretable(r);
    case 'object-list':
      return objectList(r);
    case 'base64-serializer':
      return base64(r);
    case 'openapi-name':
      return kind(r);
    default:
      throw new Error(`no area ${area}`);
  }
}
