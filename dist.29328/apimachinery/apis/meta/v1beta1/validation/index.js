export * from './table_options.js';
