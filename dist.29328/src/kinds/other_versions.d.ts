import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Scheme } from '#apimachinery/runtime/scheme';
import type { OtherVersion } from './aspects/other_version.ts';
/** The other versions of a built-in Kind. */
export declare function otherVersionsOf(stored: KindClass): readonly OtherVersion[];
/** Whether a built-in Kind is stored as another one. */
export declare function isOtherVersion(kind: KindClass): boolean;
/** Lets a Scheme convert between the versions of built-in Kinds that it has. */
export declare function addConversions(scheme: Scheme): void;
