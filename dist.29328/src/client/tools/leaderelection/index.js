export * from './fence.js';
export * from './leader_election_config.js';
export * from './leader_elector.js';
export * from './lease_lock.js';
