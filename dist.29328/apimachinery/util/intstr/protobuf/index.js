export * from './int_or_string.js';
