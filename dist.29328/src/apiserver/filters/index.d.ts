export { withAudit, withAuditInit } from './audit.ts';
export { withAuthentication, withImpersonation } from './authentication.ts';
export { withAuthorization } from './authorization.ts';
export { withCrossOriginProtection } from './cross_origin.ts';
export type { APIRequest, Filter, Handler } from './filter.ts';
export { withRequestDeadline, withWriteDeadline } from './request_deadline.ts';
export { withCacheControl, withCompression, withWarningRecorder } from './response_headers.ts';
