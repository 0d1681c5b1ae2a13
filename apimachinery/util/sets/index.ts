// Go's sets of one type (String, Int, Byte ...) are deprecated there for the generic one; here every Set is generic.
export * from './compare.ts';
export * from './make.ts';
export * from './list.ts';
export * from './membership.ts';
export * from './combine.ts';
