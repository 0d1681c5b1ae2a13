export { codecs, PriorityClass, PriorityClassList, Workload, WorkloadList, PodGroup, PodGroupList, } from './zz_generated.pb.ts';
