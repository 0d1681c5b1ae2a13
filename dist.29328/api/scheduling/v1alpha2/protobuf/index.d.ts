export { codecs, Workload, WorkloadList, PodGroup, PodGroupList } from './zz_generated.pb.ts';
