export * from './omit_options.js';
