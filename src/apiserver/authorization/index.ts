export * from './authorizer.ts';
