// The round-trip files of Kubernetes itself, every field of every kind set, of this release and of those before. They are
// read from the Go module where it lies.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { codecs } from 'kubetyped/api/protobuf';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as ProtobufSerializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { goModule, withoutGo } from '../differential/go_oracle.ts';
import { difference } from './difference.ts';
import { fullScheme, ownKindsOfGo } from './scheme.ts';

const scheme = fullScheme();
const strict = new Serializer(scheme, { strict: true });
const strictYAML = new YAMLSerializer(scheme, { strict: true });
const lossless = new Serializer(scheme);
const compact = new Serializer(scheme, { canonical: true });
const pretty = new Serializer(scheme, { canonical: true, pretty: true });
const yaml = new YAMLSerializer(scheme, { canonical: true });
const protobuf = new ProtobufSerializer(scheme, { codecs });

interface GroupVersionKind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

function same(what: string, ours: string, go: string): void {
  assert.ok(ours === go, difference(what, ours, go));
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** `core.v1.Pod`: group, version and kind; the group may have dots. */
function gvkOf(name: string): GroupVersionKind {
  const parts = name.split('.');
  const [kind = '', version = ''] = [parts.pop(), parts.pop()];
  const group = parts.join('.');
  return { group: group === 'core' ? '' : group, version, kind };
}

/** JSON text without the white space between its tokens. */
function withoutSpace(text: string): string {
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}

/** The kinds of a folder, by the names of their files without the ending. */
function kindsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.after_roundtrip.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

const text = (folder: string, name: string): string => readFileSync(`${folder}/${name}`, 'utf8');

for (const [module, path, count] of [
  ['k8s.io/api', 'testdata', 193],
  ['k8s.io/apiextensions-apiserver', 'pkg/apis/testdata', 4],
] as const) {
  const data = (): string => `${goModule(module)}/${path}`;

  test(`${count} kinds of ${module} in JSON, YAML and Protobuf, and back`, (t) => {
    if (goModule(module) === undefined) return t.skip(withoutGo);
    const folder = `${data()}/HEAD`;
    const names = kindsOf(folder);
    assert.equal(names.length, count);
    for (const name of names) {
      const gvk = gvkOf(name);
      const json = text(folder, `${name}.json`);
      // Strict: nothing in these files may be unknown. Their WatchEvent has no TypeMeta.
      const decoded = strict.decode(json, gvk);
      assert.deepEqual({ ...decoded.gvk }, gvk, name);
      same(name, pretty.encodeToString(decoded.object), json);
      same(name, compact.encodeToString(decoded.object), `${withoutSpace(json)}\n`);
      assert.deepEqual(JSON.parse(lossless.encodeToString(decoded.object)), JSON.parse(json), name);
      const inYAML = text(folder, `${name}.yaml`);
      const { object } = strictYAML.decode(inYAML, gvk);
      assert.deepEqual(object, decoded.object, name);
      same(name, yaml.encodeToString(object), inYAML);
      same(name, yaml.encodeToString(decoded.object), inYAML);
      const bytes = new Uint8Array(readFileSync(`${folder}/${name}.pb`));
      const read = protobuf.decode(bytes, gvk).object;
      same(name, pretty.encodeToString(read), json);
      same(`${name} back`, hex(protobuf.encode(read)), hex(bytes));
      same(`${name} from JSON`, hex(protobuf.encode(lossless.decode(json, gvk).object)), hex(bytes));
    }
  });
}

/** Kinds that upstream has no round-trip files of. */
const WITHOUT: readonly string[] = [
  'apiregistration.k8s.io.v1.APIService',
  'apiregistration.k8s.io.v1beta1.APIService',
  'authentication.k8s.io.v1alpha1.SelfSubjectReview',
];

test('every Kind of ours is in these files, but for lists and those that upstream leaves out', (t) => {
  const [api, extensions] = [goModule('k8s.io/api'), goModule('k8s.io/apiextensions-apiserver')];
  if (api === undefined || extensions === undefined) return t.skip(withoutGo);
  const there = new Set([`${api}/testdata/HEAD`, `${extensions}/pkg/apis/testdata/HEAD`].flatMap(kindsOf));
  const ours = ownKindsOfGo(scheme).filter(({ kind }) => !kind.endsWith('List'));
  const names = ours.map(({ group, version, kind }) => `${group || 'core'}.${version}.${kind}`);
  assert.deepEqual(names.filter((name) => !there.has(name)).sort(), WITHOUT);
  assert.equal(names.length, 190);
});

/** Kinds that releases before had and that are no types any more. */
const GONE: readonly string[] = [
  'autoscaling.v2beta1.HorizontalPodAutoscaler',
  'autoscaling.v2beta2.HorizontalPodAutoscaler',
  'certificates.k8s.io.v1alpha1.PodCertificateRequest',
  'networking.k8s.io.v1alpha1.IPAddress',
  'networking.k8s.io.v1alpha1.ServiceCIDR',
  'resource.k8s.io.v1alpha3.DeviceClass',
  'resource.k8s.io.v1alpha3.ResourceClaim',
  'resource.k8s.io.v1alpha3.ResourceClaimTemplate',
  'resource.k8s.io.v1alpha3.ResourceSlice',
  'scheduling.k8s.io.v1alpha1.PriorityClass',
  'scheduling.k8s.io.v1alpha1.Workload',
];

test('what releases before wrote is read, and written as this one does', (t) => {
  const module = goModule('k8s.io/api');
  if (module === undefined) return t.skip(withoutGo);
  const folders = readdirSync(`${module}/testdata`).filter((name) => /^v1\.\d+\.\d+$/.test(name));
  assert.ok(folders.length >= 3, folders.join(' '));
  const unknown = new Set<string>();
  for (const folder of folders.map((name) => `${module}/testdata/${name}`)) {
    for (const name of kindsOf(folder)) {
      const gvk = gvkOf(name);
      if (scheme.typeFor(gvk) === undefined) {
        unknown.add(name);
        continue;
      }
      /** What comes out: the same, unless fields are gone. */
      const after = (extension: string): string => {
        const changed = `${folder}/${name}.after_roundtrip.${extension}`;
        return existsSync(changed) ? changed : `${folder}/${name}.${extension}`;
      };
      const place = `${folder.slice(module.length)}/${name}`;
      same(
        place,
        pretty.encodeToString(lossless.decode(text(folder, `${name}.json`), gvk).object),
        readFileSync(after('json'), 'utf8'),
      );
      same(
        place,
        yaml.encodeToString(new YAMLSerializer(scheme).decode(text(folder, `${name}.yaml`), gvk).object),
        readFileSync(after('yaml'), 'utf8'),
      );
      const bytes = new Uint8Array(readFileSync(`${folder}/${name}.pb`));
      same(place, hex(protobuf.encode(protobuf.decode(bytes, gvk).object)), readFileSync(after('pb')).toString('hex'));
    }
  }
  assert.deepEqual([...unknown].sort(), GONE);
});
