export * from './fence.ts';
export * from './leader_election_config.ts';
export * from './leader_elector.ts';
export * from './lease_lock.ts';
export type * from './resource_lock.ts';
