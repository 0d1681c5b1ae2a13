export * from './create_or_update.ts';
export * from './finalizers.ts';
export * from './owner_references.ts';
