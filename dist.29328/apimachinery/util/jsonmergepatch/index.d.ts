export * from './three_way.ts';
