import type { ExpressionCompiler, ExpressionFault, ExpressionUse } from '#src/validation/checks/expressions';
import { BoolType, compileDeviceSelector, type Environment, NullType, StringType, type Type } from '../../cel/index.ts';
import { type CompiledExpression, compileExpression } from '../cel/compile.ts';
import { policyEnvironment } from '../cel/environment.ts';
import { ObjectType, PatchesType } from '../cel/patch_values.ts';
import { variableType } from '../cel/types.ts';

const RESULTS: Readonly<Record<ExpressionUse, readonly Type[]>> = {
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
export const expressionCompiler: ExpressionCompiler = {
  policy({ hasParams, isComposed }) {
    const types = new Map<string, Type>();
    const environments = new Map<ExpressionUse | 'variable', Environment>();
    const environmentFor = (use: ExpressionUse | 'variable'): Environment => {
      const known = environments.get(use);
      if (known !== undefined) return known;
      // It sees the variables that come later, too.
      const made = policyEnvironment({
        params: hasParams,
        authorizer: use !== 'message',
        patches: use === 'applyConfiguration' || use === 'jsonPatch',
        ...(isComposed && use !== 'matchCondition' && { variables: types }),
      });
      environments.set(use, made);
      return made;
    };
    return {
      variable(name, expression) {
        const compiled = compileExpression(environmentFor('variable'), expression);
        types.set(name, variableType(compiled.outputType));
        return faultOf(compiled);
      },
      check: (use, expression) => faultOf(compileExpression(environmentFor(use), expression, RESULTS[use])),
    };
  },
  deviceSelector(expression) {
    const compiled = compileDeviceSelector(expression);
    if ('error' in compiled) return faultOf(compiled);
    return compiled.isTooComplex ? { type: 'cost', detail: 'too complex, exceeds cost limit' } : undefined;
  },
};

function faultOf({ error, stage }: Pick<CompiledExpression, 'error' | 'stage'>): ExpressionFault | undefined {
  if (error === undefined) return undefined;
  return { type: stage === 'program' ? 'internal' : 'invalid', detail: error };
}
