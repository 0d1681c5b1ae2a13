/// <reference types="node" />
import { randomUUID } from 'node:crypto';
import type { RequestAudit } from '../audit/audit_log.ts';
import type { ServerRequest, ServerResponse } from '../endpoints/request/http.ts';
import { readBody } from '../endpoints/request/read_body.ts';
import type { RequestInfo } from '../endpoints/request/request_info.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { Warnings } from './warnings.ts';

/** What becomes known of a request while it is answered. */
export interface RequestRecord {
  readonly id: string;
  readonly warnings: Warnings;
  info?: RequestInfo;
  resource?: ServedResource;
  audit?: RequestAudit | undefined;
}

/** Nothing is known yet. */
export function newRequestRecord(): RequestRecord {
  return { id: randomUUID(), warnings: new Warnings() };
}

/** The headers of an answer, with those that all have. */
export function headersOf(
  { id, warnings }: RequestRecord,
  { headers, takeOver }: ServerResponse,
): ServerResponse['headers'] {
  // They begin another protocol.
  if (takeOver !== undefined) return headers;
  return {
    'Audit-Id': id,
    'Cache-Control': 'no-cache, private',
    ...headers,
    ...(warnings.headers.length > 0 && { Warning: warnings.headers }),
  };
}

/** The request with its whole body, which the audit log has been told. @throws {StatusError} 413 when it is too long */
export async function read(request: ServerRequest, audit: RequestAudit): Promise<ServerRequest> {
  const body = await readBody(request);
  audit.requestBody(body, request.headers['content-type'] ?? '');
  return { ...request, body };
}
