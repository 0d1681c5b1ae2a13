export { codecs, PodDisruptionBudget, PodDisruptionBudgetList, Eviction } from './zz_generated.pb.ts';
