export * from './list_options.ts';
