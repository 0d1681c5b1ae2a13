import { nearest } from '../../validation/checks/nearest.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage_error.ts';
import { builtInKinds } from './find_kind.ts';
import { shortNamesOf } from '#api/rest_mapper/short_names';

/** Whether an object of this kind is meant. */
export type KindFilter = (object: { readonly apiVersion: string; readonly kind: string }) => boolean;

/**
 * Tells kinds by their names, in any case: `Secret`, `secrets`, `po`, with a group `deployments.apps`, with a version too
 * `apps/v1/Deployment`. Custom kinds go by their kind: `Widget`, `Widget.example.com`.
 * @throws UsageError for a name that looks like a misspelt one
 */
export function kindFilter(names: readonly string[]): KindFilter {
  const filters = names.map(filterFor);
  return (object) => filters.some((filter) => filter(object));
}

function filterFor(name: string): KindFilter {
  const slash = name.lastIndexOf('/');
  const apiVersion = slash < 0 ? undefined : name.slice(0, slash);
  const [first = '', ...rest] = name
    .slice(slash + 1)
    .toLowerCase()
    .split('.');
  const group = rest.length === 0 ? undefined : rest.join('.');
  const kinds = kindsNamed(first);
  if (kinds.size === 0 && group === undefined) checkSpelling(first, name);
  const wanted = kinds.size === 0 ? new Set([first]) : kinds;
  return (object) =>
    wanted.has(object.kind.toLowerCase()) &&
    (apiVersion === undefined || object.apiVersion === apiVersion) &&
    (group === undefined || groupOf(object.apiVersion) === group);
}

/** The built-in kinds of a name, in lower case. */
function kindsNamed(name: string): ReadonlySet<string> {
  const found = builtInKinds().filter(
    (type) => type.kind.toLowerCase() === name || type.resource === name || shortNamesOf(type).includes(name),
  );
  return new Set(found.map(({ kind }) => kind.toLowerCase()));
}

/** Nobody's custom kind is one typing error away from a built-in one; if it is, its group says so. */
function checkSpelling(name: string, given: string): void {
  const names = builtInKinds().flatMap(({ kind, resource }) => (resource === undefined ? [] : [kind, resource]));
  const near = nearest(name, new Set(names));
  if (near !== undefined)
    throw new UsageError(
      `unknown kind ${printable(given)}`,
      `did you mean ${near}? A custom kind of this name is given with its group: ${printable(given)}.example.com`,
    );
}

function groupOf(apiVersion: string): string {
  return apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
}
