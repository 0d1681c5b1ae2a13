export * from './condition.js';
export * from './field_selector.js';
export * from './label_selector.js';
export * from './labels.js';
export * from './managed_fields.js';
export * from './options.js';
export * from './table_options.js';
