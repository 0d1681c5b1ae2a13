export { checkControllerRevision } from './controller_revision.ts';
export { checkDaemonSet } from './daemon_set/validation.ts';
export { checkDeployment } from './deployment/validation.ts';
export { checkReplicaSet } from './replica_set.ts';
export { checkStatefulSet } from './stateful_set/validation.ts';
