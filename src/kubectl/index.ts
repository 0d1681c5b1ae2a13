export * from './apply_set.ts';
export * from './copy.ts';
export * from './describe.ts';
export * from './drain.ts';
export * from './rollout.ts';
export * from './scale.ts';
export * from './top.ts';
export * from './wait.ts';
