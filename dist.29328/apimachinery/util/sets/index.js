// Go's sets of one type (String, Int, Byte ...) are deprecated there for the generic one; here every Set is generic.
export * from './combine.js';
export * from './compare.js';
export * from './list.js';
export * from './make.js';
export * from './membership.js';
