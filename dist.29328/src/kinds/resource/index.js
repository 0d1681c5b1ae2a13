export { checkDeviceClass } from './device_class.js';
export { checkDeviceTaintRule } from './device_taint_rule.js';
export { checkResourceClaim, checkResourceClaimTemplate } from './resource_claims.js';
export { checkResourceSlice } from './slice_validation.js';
