import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Scheme } from '#apimachinery/runtime/scheme';
import type { OtherVersion } from './aspects/other_version.ts';
import { eventVersion } from './core/event_version.ts';

/** The built-in Kinds that are served in a version, or group, other than the one in which they are stored. */
const OTHER_VERSIONS: readonly OtherVersion[] = [eventVersion];

/** The other versions of a built-in Kind. */
export function otherVersionsOf(stored: KindClass): readonly OtherVersion[] {
  return OTHER_VERSIONS.filter((each) => each.stored === stored);
}

/** Whether a built-in Kind is stored as another one. */
export function isOtherVersion(kind: KindClass): boolean {
  return OTHER_VERSIONS.some((each) => each.kind === kind);
}

/** Lets a Scheme convert between the versions of built-in Kinds. */
export function addConversions(scheme: Scheme): void {
  for (const { kind, stored, toStored, fromStored } of OTHER_VERSIONS) {
    scheme.addConversionFunc(kind, stored, toStored);
    scheme.addConversionFunc(stored, kind, fromStored);
  }
}
