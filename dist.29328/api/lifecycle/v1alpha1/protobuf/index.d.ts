export { codecs, EvictionRequest, EvictionRequestList, Eviction, EvictionList } from './zz_generated.pb.ts';
