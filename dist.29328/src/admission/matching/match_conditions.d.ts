import type { MatchCondition } from '#api/admissionregistration/v1/zz_generated.types';
import { type Environment } from '../../cel/index.ts';
import { type Inputs, type VersionedAttributes } from '../cel/activation.ts';
/** Whether the conditions hold; an error when they can't be evaluated, and failures count. */
export type Matched = boolean | Error;
/** The `matchConditions` of a policy or webhook, compiled. Mirrors Go's `matchconditions.Matcher`. */
export declare class MatchConditions {
    #private;
    constructor(conditions: readonly MatchCondition[], environment: Environment);
    /** @param ignoresFailures `failurePolicy: Ignore`, with which an error is as good as false */
    match(versioned: VersionedAttributes, { params, authorize, variables }: Inputs, ignoresFailures: boolean): Matched;
}
