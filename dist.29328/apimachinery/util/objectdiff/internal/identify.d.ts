import type { FieldFacts } from '#engine/schema/descriptor';
import type { DiffStep } from '../difference.ts';
/** The identity of a list element. */
export interface Identity {
    /** Equal for matching elements. */
    readonly id: string;
    readonly step: DiffStep;
}
/** Identifies the elements of both lists; undefined when no identity is unique in both. */
export declare function identifyElements(before: readonly unknown[], after: readonly unknown[], facts: FieldFacts | undefined): [Map<string, Element>, Map<string, Element>] | undefined;
export interface Element {
    readonly value: unknown;
    readonly step: DiffStep;
}
