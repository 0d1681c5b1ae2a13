export * from './escape.ts';
export * from './parse_selector.ts';
export * from './selector.ts';
export * from './set.ts';
export * from './terms.ts';
