export * from './combine.ts';
export * from './compare.ts';
export * from './list.ts';
export * from './make.ts';
export * from './membership.ts';
