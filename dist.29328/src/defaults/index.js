export * from './set_defaults.js';
