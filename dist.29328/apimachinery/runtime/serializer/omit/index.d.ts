export * from './omit_options.ts';
