import type { Container, EphemeralContainer, PodSpec } from '#api/core/v1/zz_generated.structs';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
/** What is wrong with a Pod: in short, and which parts of it. */
export interface Violation {
    readonly reason: string;
    readonly detail: string;
}
/** What is looked at of a Pod. */
export interface CheckedPod {
    readonly metadata: Pick<ObjectMeta, 'annotations'>;
    readonly spec: PodSpec;
}
type CheckPod = (pod: CheckedPod) => Violation | undefined;
/** Something that a level forbids. */
export interface Check {
    readonly id: string;
    /** The minor versions from which on Pods are checked in a way, in order. */
    readonly versions: readonly {
        readonly minimum: number;
        readonly checkPod: CheckPod;
        /** Pods that are not checked. */
        readonly exempt?: (spec: PodSpec) => boolean;
        /** The check of the level below that is not made, as this one is stricter. */
        readonly overrides?: string;
    }[];
}
/** A container of any sort. */
export type AnyContainer = Container | EphemeralContainer;
export declare function containersOf({ initContainers, containers, ephemeralContainers }: PodSpec): AnyContainer[];
/** The names of containers, those that are several times there as well. */
export declare function namesOf(spec: PodSpec, isBad: (container: AnyContainer) => boolean): string[];
export declare const plural: (word: string, { length }: readonly unknown[]) => string;
export declare const uses: (users: readonly unknown[]) => string;
export declare const joinQuote: (items: readonly string[]) => string;
export declare const containersNamed: (names: readonly string[]) => string;
/** Each once, in Go's order. */
export declare const sorted: (items: Iterable<string>) => string[];
/** Those that have set something wrong: the Pod itself, and containers. */
export declare function setters(isPodBad: boolean, containers: readonly string[]): string[];
/** Such a Pod has no root of its node. */
export declare function isInUserNamespace({ hostUsers }: PodSpec): boolean;
export {};
