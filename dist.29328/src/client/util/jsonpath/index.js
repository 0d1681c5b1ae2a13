export * from './find_results.js';
export * from './parse_path.js';
export * from './path.js';
