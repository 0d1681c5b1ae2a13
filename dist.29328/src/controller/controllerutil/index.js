export * from './create_or_update.js';
export * from './finalizers.js';
export * from './owner_references.js';
