export { codecs, RuntimeClass, RuntimeClassList } from './zz_generated.pb.ts';
