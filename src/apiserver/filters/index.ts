export { withAudit, withAuditInit } from './audit.ts';
export { withAuthentication } from './authentication.ts';
export { withAuthorization } from './authorization.ts';
export { withCompression } from './compression.ts';
export { withCrossOriginProtection } from './cross_origin.ts';
export type { APIRequest, Filter, Handler } from './filter.ts';
export { withImpersonation } from './impersonation.ts';
export { withRequestDeadline, withWriteDeadline } from './request_deadline.ts';
export { withCacheControl, withWarningRecorder } from './response_headers.ts';
