export * from './drain.ts';
export * from './rollout.ts';
export * from './scale.ts';
