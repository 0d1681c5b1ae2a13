import type { RequestContext } from '../../registry/rest/request_context.ts';
import type { ServerRequest } from '../../request/http.ts';
import type { Target } from '../../request/request_info.ts';
import type { AuthorizedStore } from '../authorized_store.ts';
import type { ResourceScope } from '../served_resource.ts';
import type { ServerAdmission } from '../server_admission.ts';

/**
 * A request about a resource, with all that its handlers need to know. Its path has been read: they have `info`. Mirrors Go's
 * `handlers.RequestScope`.
 */
export interface RequestScope {
  readonly request: Pick<ServerRequest, 'method' | 'headers' | 'body' | 'isUpgrade'>;
  /** The parameters, for options alone. */
  readonly query: URLSearchParams;
  /** What was authorised. */
  readonly info: Target;
  readonly resource: ResourceScope;
  /** The objects that it was authorised for. */
  readonly store: AuthorizedStore;
  readonly context: RequestContext;
  /** Whether the user may do something else with the same object: create what is to be updated. @throws {StatusError} 403 */
  authorizeVerb(verb: string): Promise<void>;
  /** Plug-ins that look at writes, and change them. */
  readonly admission?: ServerAdmission | undefined;
  /** Whether answers must be whole, however large: the audit log shows them. */
  readonly wantsWholeAnswer: boolean;
  /** How long a watch without a time-out of its own lasts at least, in milliseconds. */
  readonly minRequestTimeout: number;
}
