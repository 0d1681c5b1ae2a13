export * from './find_results.ts';
export * from './parse_path.ts';
export * from './path.ts';
