/** Tells clients by which id the audit log knows their request. Mirrors Go's `WithAuditInit`. */
export const withAuditInit = async (request, next) => {
    const response = await next(request);
    // A connection that is taken over begins another protocol.
    if (response.takeOver !== undefined)
        return response;
    return { ...response, headers: { 'Audit-Id': request.auditID, ...response.headers } };
};
/** Logs requests and their answers. Mirrors Go's `WithAudit`, and `WithFailedAuthenticationAudit` for those without a user. */
export function withAudit(log) {
    return async (request, next) => {
        const audit = log?.begin(request, request.auditID, request.user, request.info);
        if (audit === undefined)
            return next(request);
        return audit.responded(await next({ ...request, audit }));
    };
}
