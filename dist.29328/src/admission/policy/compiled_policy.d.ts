import type { MatchCondition, Variable } from '#api/admissionregistration/v1/zz_generated.types';
import type { Environment } from '../../cel/index.ts';
import { type CompiledExpression } from '../cel/compile.ts';
import { type Declared } from '../cel/environment.ts';
import { MatchConditions } from '../matching/match_conditions.ts';
/** What policies of both kinds have. */
export interface PolicyParts {
    readonly paramKind?: unknown;
    readonly variables?: readonly Variable[] | null | undefined;
    readonly matchConditions?: readonly MatchCondition[] | null | undefined;
}
/** The variables and conditions of a policy, compiled, and the names for its other expressions. */
export declare class CompiledPolicy {
    #private;
    readonly variables: ReadonlyMap<string, CompiledExpression>;
    readonly conditions: MatchConditions;
    constructor({ paramKind, variables, matchConditions }: PolicyParts);
    /** The names that an expression may use. */
    environment(declared: Pick<Declared, 'authorizer' | 'patches'>): Environment;
}
