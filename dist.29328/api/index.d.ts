export * from './zz_generated.kinds.ts';
export * from './zz_generated.register.ts';
