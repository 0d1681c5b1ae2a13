export * from './get_reference.ts';
