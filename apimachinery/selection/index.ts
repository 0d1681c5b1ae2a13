export * from './operator.ts';
