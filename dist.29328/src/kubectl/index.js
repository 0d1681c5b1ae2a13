export * from './drain.js';
export * from './rollout.js';
export * from './scale.js';
