export { codecs, Workload, WorkloadList, PodGroup, PodGroupList, CompositePodGroup, CompositePodGroupList, } from './zz_generated.pb.ts';
