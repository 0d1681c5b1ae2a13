import type { RequestAudit } from '../audit/audit_log.ts';
import type { ServerRequest } from '../endpoints/request/http.ts';
import { readBody } from '../endpoints/request/read_body.ts';
import type { RequestInfo } from '../endpoints/request/request_info.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { Warnings } from './warnings.ts';

/** What becomes known of a request while it is answered. */
export interface RequestRecord {
  readonly id: string;
  readonly warnings: Warnings;
  info?: RequestInfo;
  resource?: ServedResource;
  audit?: RequestAudit | undefined;
}

/** The request with its whole body, which the audit log has been told. @throws {StatusError} 413 when it is too long */
export async function read(request: ServerRequest, audit: RequestAudit): Promise<ServerRequest> {
  const body = await readBody(request);
  audit.requestBody(body, request.headers['content-type'] ?? '');
  return { ...request, body };
}
