import type { ServerResponse } from '../../request/http.ts';
import type { RequestScope } from './request_scope.ts';
/** PATCH of an object, of every type. Mirrors Go's `handlers.PatchResource`. */
export declare function patchResource(scope: RequestScope): Promise<ServerResponse>;
