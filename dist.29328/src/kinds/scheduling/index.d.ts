export { checkCompositePodGroup } from './composite_pod_group.ts';
export { checkPodGroup } from './pod_group.ts';
export { checkPriorityClass } from './priority_class.ts';
export { checkWorkload } from './workload.ts';
