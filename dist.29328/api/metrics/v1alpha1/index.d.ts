export * from './zz_generated.types.ts';
