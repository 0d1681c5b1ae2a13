export type { Validation } from '../kinds/aspects/validation.ts';
export type {
  ExpressionCompiler,
  ExpressionFault,
  ExpressionUse,
  PolicyExpressions,
} from './checks/expressions.ts';
export { unknownKindFault } from './kind_faults.ts';
export {
  type CheckReferencesOptions,
  checkReferences,
  type ReferenceFinding,
  type ReferenceRule,
  referenceRules,
} from './references.ts';
export {
  type CustomResourceFaults,
  type CustomResourceJudge,
  type KubernetesRelease,
  type ValidateOptions,
  validate,
  validateVerified,
} from './validate.ts';
export { type ValidateAsOptions, validateAs } from './validate_as.ts';
export { type ValidateUpdateOptions, validateUpdate } from './validate_update.ts';
