import { isSameKind, type KindClass } from '#apimachinery/runtime/kind_class';
import type { Scheme } from '#apimachinery/runtime/scheme';
import type { OtherVersion } from './aspects/other_version.ts';
import { horizontalPodAutoscalerVersion } from './autoscaling/horizontal_pod_autoscaler/version.ts';
import { eventVersion } from './core/event_version.ts';

/** The built-in Kinds that are served in a version, or group, other than the one in which they are stored. */
const OTHER_VERSIONS: readonly OtherVersion[] = [eventVersion, horizontalPodAutoscalerVersion];

/** The other versions of a built-in Kind. */
export function otherVersionsOf(stored: KindClass): readonly OtherVersion[] {
  return OTHER_VERSIONS.filter((each) => isSameKind(each.stored, stored));
}

/** Whether a built-in Kind is stored as another one. */
export function isOtherVersion(kind: KindClass): boolean {
  return OTHER_VERSIONS.some((each) => isSameKind(each.kind, kind));
}

/** Whether a built-in Kind that is stored as another one is selected by fields under names of its own. */
export function hasOwnFieldLabels(kind: KindClass): boolean {
  return OTHER_VERSIONS.some((each) => isSameKind(each.kind, kind) && each.fieldLabels !== undefined);
}

/** Lets a Scheme convert between the versions of built-in Kinds that it has. */
export function addConversions(scheme: Scheme): void {
  for (const { kind, stored, toStored, fromStored } of OTHER_VERSIONS) {
    if (!scheme.recognizes(kind) || !scheme.recognizes(stored)) continue;
    // Its classes may have less fields: those of an older release.
    const [type, storedType] = [scheme.typeFor(kind) ?? kind, scheme.typeFor(stored) ?? stored];
    scheme.addConversionFunc(type, storedType, toStored);
    scheme.addConversionFunc(storedType, type, fromStored);
  }
}
