export { withAudit, withAuditInit } from './audit.js';
export { withAuthentication, withImpersonation } from './authentication.js';
export { withAuthorization } from './authorization.js';
export { withCrossOriginProtection } from './cross_origin.js';
export { withRequestDeadline, withWriteDeadline } from './request_deadline.js';
export { withCacheControl, withCompression, withWarningRecorder } from './response_headers.js';
