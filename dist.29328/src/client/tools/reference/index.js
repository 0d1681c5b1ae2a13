export * from './get_reference.js';
