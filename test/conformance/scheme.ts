import { readFileSync } from 'node:fs';
import { addToScheme } from 'kubetyped/api';
import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { Scheme } from 'kubetyped/apimachinery/runtime';

/** Every Kind there is, those of meta.k8s.io too. The vectors write its name as <scheme>. */
export function fullScheme(): Scheme {
  const scheme = new Scheme('<scheme>');
  addToScheme(scheme);
  const types = Object.values(metav1).filter(
    (value): value is KindClass => typeof value === 'function' && 'kind' in value && typeof value.kind === 'string',
  );
  for (const version of ['v1', 'v1beta1']) {
    for (const type of types) scheme.addKnownTypeWithName({ group: 'meta.k8s.io', version, kind: type.kind }, type);
  }
  for (const type of types)
    if (scheme.typeFor({ group: '', version: 'v1', kind: type.kind }) === undefined)
      scheme.addKnownTypeWithName({ group: '', version: 'v1', kind: type.kind }, type);
  return scheme;
}

interface GroupVersionKind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** The groups and versions of packages that upstream has deleted, which no Go program knows. */
function deletedVersions(): Pick<GroupVersionKind, 'group' | 'version'>[] {
  const paths = Object.keys(JSON.parse(readFileSync('proto/deleted.json', 'utf8')) as object);
  return paths.map((path) => JSON.parse(readFileSync(`proto/${path}/facts.json`, 'utf8')) as GroupVersionKind);
}

/** Whether Go does not know the Kind of an object since its package was deleted. */
export function isOfDeleted(error: string | undefined): boolean {
  return deletedVersions().some(
    ({ group, version }) => error?.includes(`is registered for version "${group}/${version}" in scheme`) === true,
  );
}

/** The Kinds of a Scheme that are of one group, and that Go has: without those of meta/v1, which are of every group. */
export function ownKindsOfGo(scheme: Scheme): GroupVersionKind[] {
  const meta = new Set(scheme.knownTypes({ group: 'meta.k8s.io', version: 'v1' }).values());
  return kindsOfGo(scheme).filter((gvk) => gvk.group !== 'meta.k8s.io' && !meta.has(scheme.typeFor(gvk)!));
}

/** The Kinds of a Scheme that Go has. */
export function kindsOfGo(scheme: Scheme): GroupVersionKind[] {
  const deleted = deletedVersions();
  return scheme
    .allKnownTypes()
    .map(([{ group, version, kind }]) => ({ group, version, kind }))
    .filter((of) => !deleted.some(({ group, version }) => group === of.group && version === of.version));
}
