export * from './name.ts';
