import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { BoundPolicies } from './policy_objects.ts';
interface Named {
    readonly metadata: ObjectMeta;
}
interface Binding extends Named {
    readonly spec?: {
        readonly policyName?: string | null | undefined;
    } | null | undefined;
}
/** A policy and its bindings. */
export interface Hook<P, B> {
    readonly policy: P;
    readonly bindings: readonly B[];
}
/** The policies that have bindings, in the order of their names. Go takes them in any order. */
export declare function hooksOf<P extends Named, B extends Binding>(given: BoundPolicies<P, B>): Promise<Hook<P, B>[]>;
export {};
