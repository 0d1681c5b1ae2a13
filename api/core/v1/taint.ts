import { compareTime, type Time } from '#apimachinery/apis/meta/v1/time';
import type { Taint } from './zz_generated.types.ts';

/** Taints that may be missing, which is the same as none. */
export type Taints = readonly Taint[] | null | undefined;

/**
 * Whether two taints are the same one of a node: key and effect tell taints apart, not the value.
 * Mirrors Go's method `Taint.MatchTaint`.
 */
export function matchTaint(taint: Taint, taintToMatch: Taint): boolean {
  return (taint.key ?? '') === (taintToMatch.key ?? '') && (taint.effect ?? '') === (taintToMatch.effect ?? '');
}

/**
 * `key=value:effect`, the form that kubectl takes and shows. Of a value or effect that is missing nothing is shown:
 * `key:effect`, `key=value:`, `key`. Mirrors Go's method `Taint.ToString`.
 */
export function taintToString(taint: Omit<Taint, 'effect'> & { effect: string }): string {
  const value = taint.value ? `=${taint.value}` : '';
  // A value without an effect ends with the colon, a key alone does not.
  const effect = taint.effect || value !== '' ? `:${taint.effect ?? ''}` : '';
  return `${taint.key ?? ''}${value}${effect}`;
}

/** Whether the taint is there, whatever its value is. As `taints.TaintExists` of Kubernetes' own packages. */
export function taintExists(taints: Taints, taintToFind: Taint): boolean {
  return (taints ?? []).some((taint) => matchTaint(taint, taintToFind));
}

/** Whether there is a taint with this key, whatever its effect is. As `taints.TaintKeyExists` of Kubernetes' own packages. */
export function taintKeyExists(taints: Taints, key: string): boolean {
  return (taints ?? []).some((taint) => (taint.key ?? '') === key);
}

/** Taints after a change. The list that was given is not changed. */
export interface ChangedTaints {
  readonly taints: Taint[];
  /** Whether `taints` differ from the list that was given. When they do not, nothing needs to be written. */
  readonly changed: boolean;
}

/**
 * The taints with one more, at the end; or, when it is there already, with its value and time instead of the old ones,
 * in its place. As `taints.AddOrUpdateTaint` of Kubernetes' own packages, which takes a node.
 */
export function addOrUpdateTaint(taints: Taints, taint: Taint): ChangedTaints {
  const list = [...(taints ?? [])];
  if (!taintExists(list, taint)) return { taints: [...list, taint], changed: true };
  const changed = !list.some((each) => equalTaints(each, taint));
  return { taints: changed ? list.map((each) => (matchTaint(each, taint) ? taint : each)) : list, changed };
}

/** The taints without one, whatever its value is. As `taints.DeleteTaint` of Kubernetes' own packages. */
export function removeTaint(taints: Taints, taint: Taint): ChangedTaints {
  return without(taints, (each) => matchTaint(each, taint));
}

/** The taints without those of a key, whatever their effect is. As `taints.DeleteTaintsByKey` of Kubernetes' own packages. */
export function removeTaintsByKey(taints: Taints, key: string): ChangedTaints {
  return without(taints, (each) => (each.key ?? '') === key);
}

/** The taints of each list that are not in the other, whatever their values are. As `taints.TaintSetDiff` of Kubernetes' own packages. */
export function taintSetDiff(taintsNew: Taints, taintsOld: Taints): { toAdd: Taint[]; toRemove: Taint[] } {
  return {
    toAdd: (taintsNew ?? []).filter((taint) => !taintExists(taintsOld, taint)),
    toRemove: (taintsOld ?? []).filter((taint) => !taintExists(taintsNew, taint)),
  };
}

function without(taints: Taints, unwanted: (taint: Taint) => boolean): ChangedTaints {
  const list = taints ?? [];
  const kept = list.filter((taint) => !unwanted(taint));
  return { taints: kept, changed: kept.length < list.length };
}

function equalTaints(a: Taint, b: Taint): boolean {
  return matchTaint(a, b) && (a.value ?? '') === (b.value ?? '') && equalTimes(a.timeAdded, b.timeAdded);
}

function equalTimes(a: Time | null | undefined, b: Time | null | undefined): boolean {
  return a === b || (a ? Boolean(b) && compareTime(a, b!) === 0 : !b);
}
