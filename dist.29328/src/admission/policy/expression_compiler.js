import { BoolType, compileDeviceSelector, NullType, StringType } from '../../cel/index.js';
import { compileExpression } from '../cel/compile.js';
import { policyEnvironment } from '../cel/environment.js';
import { ObjectType, PatchesType } from '../cel/patch_values.js';
import { variableType } from '../cel/types.js';
const RESULTS = {
    applyConfiguration: [ObjectType],
    auditAnnotation: [StringType, NullType],
    jsonPatch: [PatchesType],
    matchCondition: [BoolType],
    message: [StringType],
    validation: [BoolType],
};
/**
 * Compiles the expressions of built-in Kinds for `validate` and `validateUpdate` of `kubetyped/validation`: those of
 * admission policies and match conditions, and the selectors of devices.
 *
 * ```ts
 * const errors = validate(policy, { expressions: expressionCompiler });
 * ```
 */
export const expressionCompiler = {
    policy({ hasParams, isComposed }) {
        const types = new Map();
        const environmentFor = (use) => policyEnvironment({
            params: hasParams,
            authorizer: use !== 'message',
            patches: use === 'applyConfiguration' || use === 'jsonPatch',
            ...(isComposed && use !== 'matchCondition' && { variables: types }),
        });
        return {
            variable(name, expression) {
                const compiled = compileExpression(environmentFor(), expression);
                types.set(name, variableType(compiled.outputType));
                return faultOf(compiled);
            },
            check: (use, expression) => faultOf(compileExpression(environmentFor(use), expression, RESULTS[use])),
        };
    },
    deviceSelector(expression) {
        const compiled = compileDeviceSelector(expression);
        if ('error' in compiled)
            return faultOf(compiled);
        return compiled.isTooComplex ? { type: 'cost', detail: 'too complex, exceeds cost limit' } : undefined;
    },
};
function faultOf({ error, stage }) {
    if (error === undefined)
        return undefined;
    return { type: stage === 'program' ? 'internal' : 'invalid', detail: error };
}
