export { checkCompositePodGroup } from './composite_pod_group.js';
export { checkPodGroup } from './pod_group.js';
export { checkPriorityClass } from './priority_class.js';
export { checkWorkload } from './workload.js';
