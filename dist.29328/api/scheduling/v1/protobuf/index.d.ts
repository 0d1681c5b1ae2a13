export { codecs, PriorityClass, PriorityClassList } from './zz_generated.pb.ts';
