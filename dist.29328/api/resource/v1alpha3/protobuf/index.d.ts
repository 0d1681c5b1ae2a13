export { codecs, DeviceTaintRule, DeviceTaintRuleList, ResourcePoolStatusRequest, ResourcePoolStatusRequestList, } from './zz_generated.pb.ts';
