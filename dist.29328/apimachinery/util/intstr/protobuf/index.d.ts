export * from './int_or_string.ts';
