export * from './condition.ts';
export * from './field_selector.ts';
export * from './label_selector.ts';
export * from './labels.ts';
export * from './managed_fields.ts';
export * from './options.ts';
export * from './table_options.ts';
