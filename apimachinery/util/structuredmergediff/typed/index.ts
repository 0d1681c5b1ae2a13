export { Comparison } from './comparison.ts';
export { ParseableType, Parser, deducedParseableType, newParser } from './parser.ts';
export { ReconcileError, reconcileFieldSetWithSchema } from './reconcile.ts';
export { TypedValue, asTyped, type ExtractOptions, type ValidationOptions } from './typed_value.ts';
export { ValidationErrors, type ValidationError } from './validation_errors.ts';
