export * from './direct.ts';
