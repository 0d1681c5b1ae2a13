/**
 * The algorithms of server-side apply: Go's `sigs.k8s.io/structured-merge-diff/v6`.
 *
 * In Go it is a separate module. Only `util/managedfields` uses it, so it is placed next to that, with one folder for
 * each Go package: `value`, `fieldpath`, `schema`, `typed` and `merge`, each importing those before it.
 */
export * as fieldpath from './fieldpath/index.ts';
export * as merge from './merge/index.ts';
export * as schema from './schema/index.ts';
export * as typed from './typed/index.ts';
export * as value from './value/index.ts';
