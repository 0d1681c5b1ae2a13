/**
 * The algorithms of server-side apply: Go's `sigs.k8s.io/structured-merge-diff/v6`.
 *
 * In Go it is a separate module. Only `util/managedfields` uses it, so it is placed next to that, with one folder for
 * each Go package: `value`, `fieldpath`, `schema`, `typed` and `merge`, each importing those before it.
 */
export * as fieldpath from './fieldpath/index.js';
export * as merge from './merge/index.js';
export * as schema from './schema/index.js';
export * as typed from './typed/index.js';
export * as value from './value/index.js';
