import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import {
  EmptyObjectKind,
  fromAPIVersionAndKind,
  GroupKind,
  GroupResource,
  GroupVersion,
  GroupVersionKind,
  type GroupVersionKindLike,
  type GroupVersionLike,
  GroupVersionParseError,
  GroupVersionResource,
  type GroupVersionResourceLike,
  GroupVersions,
  parseGroupKind,
  parseGroupResource,
  parseGroupVersion,
  parseKindArg,
  parseResourceArg,
} from 'kubetyped/apimachinery/runtime/schema';
import { assertLinear } from '../../../linear.ts';
import { assertRows } from '../../vectors/schema_rows.ts';

test('parsing agrees with Go', () => {
  assertRows({
    parseGroupVersion,
    parseGroupKind,
    parseGroupResource,
    parseResourceArg,
    parseKindArg,
    fromAPIVersionAndKind,
  });
});

test('text forms agree with Go', () => {
  assertRows({
    groupVersion: (like: GroupVersionLike) => {
      const gv = new GroupVersion(like);
      return [gv.toString(), gv.identifier(), gv.empty(), metav1.groupVersionToString(like)];
    },
    groupVersionKind: (like: GroupVersionKindLike) => {
      const gvk = new GroupVersionKind(like);
      const { apiVersion, kind } = gvk.toAPIVersionAndKind();
      assert.equal(metav1.groupVersionKindToString(like), gvk.toString());
      assert.equal(metav1.groupKindToString(like), gvk.groupKind().toString());
      return [
        gvk.toString(),
        gvk.empty(),
        apiVersion,
        kind,
        gvk.groupKind().toString(),
        gvk.groupKind().empty(),
        gvk.groupVersion().toString(),
      ];
    },
    groupVersionResource: (like: GroupVersionResourceLike) => {
      const gvr = new GroupVersionResource(like);
      assert.equal(metav1.groupVersionResourceToString(like), gvr.toString());
      assert.equal(metav1.groupResourceToString(like), gvr.groupResource().toString());
      return [
        gvr.toString(),
        gvr.empty(),
        gvr.groupResource().toString(),
        gvr.groupResource().empty(),
        gvr.groupVersion().toString(),
      ];
    },
  });
});

test('choosing among kinds agrees with Go', () => {
  const empty = { group: '', version: '', kind: '' };
  assertRows({
    kindForGroupVersion: (gv: GroupVersionLike, kinds: GroupVersionKindLike[]) => {
      const chosen = new GroupVersion(gv).kindForGroupVersionKinds(kinds);
      return [chosen ?? empty, chosen !== undefined, new GroupVersion(gv).identifier()];
    },
    kindForGroupVersions: (gvs: GroupVersionLike[], kinds: GroupVersionKindLike[]) => {
      const chosen = new GroupVersions(gvs).kindForGroupVersionKinds(kinds);
      return [chosen ?? empty, chosen !== undefined, new GroupVersions(gvs).identifier()];
    },
  });
});

test('<nil> is the text of no metav1 value', () => {
  assert.equal(metav1.groupKindToString(undefined), '<nil>');
  assert.equal(metav1.groupResourceToString(undefined), '<nil>');
  assert.equal(metav1.groupVersionResourceToString(undefined), '<nil>');
});

test('values are immutable, compare with plain objects and make one another', () => {
  const gvk = new GroupVersionKind({ group: 'apps', version: 'v1', kind: 'Deployment' });
  assert.throws(() => Object.assign(gvk, { kind: 'X' }), TypeError);
  assert.ok(gvk.equals({ group: 'apps', version: 'v1', kind: 'Deployment' }));
  assert.ok(!gvk.equals({ group: 'apps', version: 'v1', kind: 'X' }));
  assert.ok(gvk.groupKind().withVersion('v1').equals(gvk));
  assert.ok(!gvk.groupKind().equals({ group: '', kind: 'Deployment' }));
  assert.ok(gvk.groupVersion().withKind('Deployment').equals(gvk));
  const gvr = gvk.groupVersion().withResource('deployments');
  assert.ok(gvr.equals({ group: 'apps', version: 'v1', resource: 'deployments' }));
  assert.ok(gvr.groupResource().withVersion('v1').equals(gvr));
  assert.ok(gvr.groupVersion().equals(gvk.groupVersion()));
  assert.ok(!new GroupResource({ resource: 'pods' }).equals(gvr));
  assert.deepEqual({ ...new GroupKind({ kind: 'Pod' }) }, { group: '', kind: 'Pod' });
  assert.equal(JSON.stringify(gvk), '{"group":"apps","version":"v1","kind":"Deployment"}');
  assert.equal(`${gvr}`, 'apps/v1, Resource=deployments');
});

test('the error of parseGroupVersion has a code and the input', () => {
  assert.throws(
    () => parseGroupVersion('a/b/c'),
    (err) => {
      assert.ok(err instanceof GroupVersionParseError);
      assert.deepEqual(
        { code: err.code, input: err.input, name: err.name },
        { code: 'ERR_GROUP_VERSION', input: 'a/b/c', name: 'GroupVersionParseError' },
      );
      return true;
    },
  );
});

test('long arguments are parsed in linear time', () => {
  const long = (n: number): string => 'a'.repeat(n);
  assertLinear('words', 1_000_000, long, (text) => {
    assert.equal(parseKindArg(text).gvk, undefined);
    assert.equal(parseKindArg(`${text}.v1.${text}`).gvk?.version, 'v1');
  });
  const slashes = (n: number): string => '/'.repeat(n);
  assertLinear('slashes', 1_000_000, slashes, (text) => assert.equal(fromAPIVersionAndKind(text, 'X').group, ''));
});

test('EmptyObjectKind has no kind and takes none', () => {
  EmptyObjectKind.setGroupVersionKind({ group: 'a', version: 'b', kind: 'c' });
  assert.ok(EmptyObjectKind.groupVersionKind().empty());
});

test('GroupVersions is iterable', () => {
  assert.deepEqual([...new GroupVersions([{ group: 'a', version: 'v1' }])].map(String), ['a/v1']);
});
