import type { Int64 } from '#engine/schema/wire';
/** Whether an object does what it is for; `failed` if it never will by itself. */
export type Readiness = 'ready' | 'waiting' | 'failed';
/** What objects of a Kind say of themselves, as a server gives them. */
export interface ReadinessOf<T extends object> {
    of(object: T): Readiness;
}
/** What of an object's status says how it is. */
export interface ConditionLike {
    readonly type: string;
    readonly status: string;
    readonly observedGeneration?: Int64 | undefined;
}
/** An object that has conditions, as most Kinds do. */
export interface WithConditions {
    readonly metadata?: {
        readonly generation?: Int64 | undefined;
    } | undefined;
    readonly status?: {
        readonly conditions?: readonly ConditionLike[] | undefined;
    } | undefined;
}
/** True once a condition of the object has a status, `True` unless said. */
export declare function hasCondition(type: string, status?: string): (object: WithConditions | undefined) => boolean;
/** The controller has seen the last change of the object. */
export declare function isObserved(object: {
    readonly metadata?: {
        readonly generation?: Int64 | undefined;
    } | undefined;
    readonly status?: {
        readonly observedGeneration?: Int64 | undefined;
    } | undefined;
} | undefined): boolean;
