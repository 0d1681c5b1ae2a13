import type { Namespace } from '#api/core/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersionKindLike, GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { Spellings } from '#engine/json/notes';
import { type Authorize, type Value } from '../../cel/index.ts';
import type { Attributes } from '../request/attributes.ts';
import type { CompiledExpression } from './compile.ts';
/** A request as expressions of one policy see it: with its objects in the version that the policy matches. */
export interface VersionedAttributes {
    readonly attributes: Attributes;
    /** The version of the objects. */
    readonly kind: GroupVersionKindLike;
    readonly object: RuntimeObject | undefined;
    /** How the numbers of the object are spelled: one spelled `1.0` is a double. */
    readonly spellings?: Spellings | undefined;
    readonly oldObject: RuntimeObject | undefined;
}
/** What else an expression gets. */
export interface Inputs {
    /** The resource that the policy matches; that of the request unless given. */
    readonly resource?: GroupVersionResourceLike;
    readonly params?: RuntimeObject | undefined;
    readonly namespace?: Namespace | undefined;
    /** Left out: there is no `authorizer`. */
    readonly authorize?: Authorize | undefined;
    /** The compiled variables of the policy, in their order. */
    readonly variables?: ReadonlyMap<string, CompiledExpression>;
}
/** The values of the names in expressions, computed when they are first needed. Mirrors Go's `evaluationActivation`. */
export declare class Activation {
    #private;
    constructor(versioned: VersionedAttributes, inputs: Inputs);
    /** The value of a name. */
    readonly find: (name: string) => Value | undefined;
    /** What variables have cost since this was asked for the last time. */
    takeCost(): number;
}
