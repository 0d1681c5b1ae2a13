export * from './converter.ts';
