import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { compareKubeAwareVersionStrings } from '#apimachinery/version/index';
import { scheme } from '../../index.ts';
import { nearest } from '../../validation/checks/nearest.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage_error.ts';
import type { ExplainedKind } from '../../apiserver/endpoints/openapi/explanations.ts';
import { shortNamesOf } from '#api/rest_mapper/short_names';

/** A kind given by name, and the rest of the argument. */
export interface FoundKind<T = KindClass> {
  readonly type: T;
  /** Other versions and groups that have it. */
  readonly others: readonly T[];
  /** The names of fields. */
  readonly rest: readonly string[];
}

/**
 * Finds `pod`, `pods`, `deployments.apps`, `Pod.spec.containers`.
 * @param apiVersion the group and version required; without it, the best match is used
 * @throws UsageError when there is none
 */
export function findKind(text: string, apiVersion: string | undefined): FoundKind {
  return findKindAmong(builtInKinds(), text, apiVersion);
}

/** The kinds of the Kubernetes API. */
export function builtInKinds(): readonly KindClass[] {
  return [...new Set(scheme.allKnownTypes().map(([, type]) => type))];
}

/** The same for kinds from any source. */
export function findKindAmong<T extends ExplainedKind>(
  kinds: readonly T[],
  text: string,
  apiVersion: string | undefined,
): FoundKind<T> {
  const [first = '', ...rest] = text.split('.');
  const name = first.toLowerCase();
  const named = kinds.filter(
    (type) =>
      type.kind.toLowerCase() === name ||
      type.resource === name ||
      type.aliases?.includes(name) === true ||
      shortNamesOf(type).includes(name),
  );
  if (named.length === 0) throw new UsageError(`unknown kind ${printable(first)}`, hint(kinds, name));
  // A group may follow the name, and looks like fields.
  const ofGroup = named.filter(({ group }) => group !== '' && `${rest.join('.')}.`.startsWith(`${group}.`));
  const candidates = ofGroup.length > 0 ? ofGroup : named;
  const fields = ofGroup.length > 0 ? rest.slice(ofGroup[0]!.group.split('.').length) : rest;
  const fitting =
    apiVersion === undefined
      ? candidates
      : candidates.filter((type) => new GroupVersion(type).toString() === apiVersion);
  const [type] = fitting.sort(compare);
  if (type === undefined) {
    throw new UsageError(
      `${printable(apiVersion!)} has no ${candidates[0]!.kind}`,
      `it is in ${candidates.map((each) => new GroupVersion(each)).join(', ')}`,
    );
  }
  return {
    type,
    others: named.filter((other) => other !== type).sort(compare),
    rest: fields.filter((field) => field !== ''),
  };
}

function hint(kinds: readonly ExplainedKind[], name: string): string {
  const near = nearest(
    name,
    kinds.flatMap((type) => [type.kind, type.resource ?? type.kind]),
  );
  return near === undefined ? 'kubetyped kinds lists them' : `did you mean ${near}?`;
}

/** The core group first, then non-deprecated kinds, then the most stable version. */
function compare(a: ExplainedKind, b: ExplainedKind): number {
  return (
    Number(a.group !== '') - Number(b.group !== '') ||
    age(a) - age(b) ||
    compareKubeAwareVersionStrings(b.version, a.version) ||
    (a.group < b.group ? -1 : 1)
  );
}

function age({ lifecycle }: ExplainedKind): number {
  return lifecycle?.removed !== undefined ? 2 : lifecycle?.deprecated !== undefined ? 1 : 0;
}
