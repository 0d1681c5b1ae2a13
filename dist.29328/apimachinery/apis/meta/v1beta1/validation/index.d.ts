export * from './table_options.ts';
