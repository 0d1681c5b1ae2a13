import type { MutatingAdmissionPolicy } from '#api/admissionregistration/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { type Value } from '../../cel/index.ts';
import { type Inputs, type VersionedAttributes } from '../cel/activation.ts';
import type { Matched } from '../matching/match_conditions.ts';
import type { ObjectInterfaces } from '../request/object_interfaces.ts';
/** A MutatingAdmissionPolicy with its expressions compiled. Mirrors Go's `PolicyEvaluator`. */
export declare class MutatingPolicy {
    #private;
    readonly policy: MutatingAdmissionPolicy;
    constructor(policy: MutatingAdmissionPolicy);
    /** What does not compile: where, and why. */
    get faults(): readonly {
        readonly path: string;
        readonly error: string;
    }[];
    /** How many mutations there are. */
    get count(): number;
    /** Whether the `matchConditions` hold. */
    matches(versioned: VersionedAttributes, inputs: Inputs): Matched;
    /** What the expression of a mutation makes. Can be asked for again with other decisions of the authorizer. @throws Error */
    evaluate(index: number, versioned: VersionedAttributes, inputs: Inputs): Value;
    /**
     * The object as a mutation makes it.
     * @param value of {@link evaluate}
     * @throws {StatusError} for an object that is not of its type; Error
     */
    mutate(value: Value, { kind }: VersionedAttributes, object: RuntimeObject, interfaces: ObjectInterfaces): RuntimeObject;
}
