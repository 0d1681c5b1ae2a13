export { unknownKindFault } from './kind_faults.ts';
export { validateUpdate, type ValidateUpdateOptions } from './validate_update.ts';
export {
  type CustomResourceFaults,
  type CustomResourceJudge,
  validate,
  validateVerified,
  type ValidateOptions,
} from './validate.ts';
export { validateAs, type ValidateAsOptions } from './validate_as.ts';
export type { Validation } from '../kinds/aspects/validation.ts';
