export * from './human_duration.js';
