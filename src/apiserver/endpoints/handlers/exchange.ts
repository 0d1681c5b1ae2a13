import type { ServerAdmission } from '../../admission/server_admission.ts';
import type { RequestContext } from '../../registry/rest/request_context.ts';
import type { ServerRequest } from '../request/http.ts';
import type { RequestInfo } from '../request/request_info.ts';
import type { ServedResource } from '../served_resource.ts';

/** A request about a resource, with all that its handlers need to know. */
export interface Exchange {
  readonly request: ServerRequest;
  readonly query: URLSearchParams;
  readonly info: RequestInfo;
  readonly resource: ServedResource;
  readonly context: RequestContext;
  /** Asks whether the user may do something else besides. @throws {StatusError} 403 */
  authorize(info: RequestInfo): Promise<void>;
  /** Plug-ins that look at writes, and change them. */
  readonly admission?: ServerAdmission | undefined;
  /** Whether answers must be whole, however large: the audit log shows them. */
  readonly wantsWholeAnswer: boolean;
  /** How long a watch without a time-out of its own lasts at least, in milliseconds. */
  readonly minRequestTimeout: number;
}
