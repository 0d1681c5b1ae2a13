import type { ServerResponse } from '../../request/http.ts';
import type { RequestScope } from './request_scope.ts';
/** DELETE of one object. Mirrors Go's `handlers.DeleteResource`. */
export declare function deleteResource(scope: RequestScope): Promise<ServerResponse>;
/** DELETE of many objects. Mirrors Go's `handlers.DeleteCollection`. */
export declare function deleteCollection(scope: RequestScope): Promise<ServerResponse>;
