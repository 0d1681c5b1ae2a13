export { codecs, ResourceSlice, ResourceSliceList, ResourceClaim, ResourceClaimList, DeviceClass, DeviceClassList, ResourceClaimTemplate, ResourceClaimTemplateList, } from './zz_generated.pb.ts';
