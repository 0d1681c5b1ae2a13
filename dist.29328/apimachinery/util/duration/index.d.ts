export * from './human_duration.ts';
