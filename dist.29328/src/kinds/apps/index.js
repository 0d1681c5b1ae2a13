export { checkControllerRevision } from './controller_revision.js';
export { checkDaemonSet } from './daemon_set/validation.js';
export { checkDeployment } from './deployment/validation.js';
export { checkReplicaSet } from './replica_set.js';
export { checkStatefulSet } from './stateful_set/validation.js';
