export { codecs, APIServiceList, APIService } from './zz_generated.pb.ts';
