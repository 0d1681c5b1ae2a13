export * from './operator.js';
