import type { ServerResponse } from '../../request/http.ts';
import type { RequestScope } from './request_scope.ts';
/** POST of a new object. Mirrors Go's `handlers.CreateResource`. */
export declare function createResource(scope: RequestScope): Promise<ServerResponse>;
/** PUT of an object. Mirrors Go's `handlers.UpdateResource`. */
export declare function updateResource(scope: RequestScope): Promise<ServerResponse>;
