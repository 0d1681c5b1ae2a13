export { checkDeviceClass } from './device_class.ts';
export { checkDeviceTaintRule } from './device_taint_rule.ts';
export { checkResourceClaim, checkResourceClaimTemplate } from './resource_claims.ts';
export { checkResourceSlice } from './slice_validation.ts';
