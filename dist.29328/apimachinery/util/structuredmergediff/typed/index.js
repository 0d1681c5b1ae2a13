export { Comparison } from './comparison.js';
export { deducedParseableType, newParser, ParseableType, Parser } from './parser.js';
export { ReconcileError, reconcileFieldSetWithSchema } from './reconcile.js';
export { asTyped, TypedValue } from './typed_value.js';
export { ValidationErrors } from './validation_errors.js';
