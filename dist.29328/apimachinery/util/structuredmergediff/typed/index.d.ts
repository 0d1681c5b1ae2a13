export { Comparison } from './comparison.ts';
export { deducedParseableType, newParser, ParseableType, Parser } from './parser.ts';
export { ReconcileError, reconcileFieldSetWithSchema } from './reconcile.ts';
export { asTyped, type ExtractOptions, TypedValue, type ValidationOptions } from './typed_value.ts';
export { type ValidationError, ValidationErrors } from './validation_errors.ts';
