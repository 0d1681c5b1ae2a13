export * from './list_options.js';
