// Go's sets of one type (String, Int, Byte ...) are deprecated there for the generic one; here every Set is generic.

export * from './combine.ts';
export * from './compare.ts';
export * from './list.ts';
export * from './make.ts';
export * from './membership.ts';
