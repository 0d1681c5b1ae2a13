/**
 * What server-side apply is computed with: Go's `sigs.k8s.io/structured-merge-diff/v6`.
 *
 * In Go it is a module of its own beside apimachinery. Only `util/managedfields` uses it, so it stands next to that, with
 * one folder for each Go package: `value`, `fieldpath`, `schema`, `typed` and `merge`, each importing those before it.
 */
export * as fieldpath from './fieldpath/index.ts';
export * as merge from './merge/index.ts';
export * as schema from './schema/index.ts';
export * as typed from './typed/index.ts';
export * as value from './value/index.ts';
