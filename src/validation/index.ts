export { unknownKindFault } from './kind_faults.ts';
export { validate, validateVerified, type ValidateOptions } from './validate.ts';
