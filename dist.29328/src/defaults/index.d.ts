export * from './set_defaults.ts';
