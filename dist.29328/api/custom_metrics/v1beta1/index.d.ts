export * from './zz_generated.constants.ts';
export * from './zz_generated.types.ts';
