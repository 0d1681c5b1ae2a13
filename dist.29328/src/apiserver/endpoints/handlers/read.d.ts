import type { StoreListOptions } from '../../registry/store_options.ts';
import type { ServerResponse } from '../../request/http.ts';
import { type ParsedListOptions } from '../../request/options.ts';
import type { RequestScope } from './request_scope.ts';
/** GET of one object. Mirrors Go's `handlers.GetResource`. */
export declare function getResource(scope: RequestScope): Promise<ServerResponse>;
/** GET of many objects, at once or as a watch. Mirrors Go's `handlers.ListResource`. */
export declare function listResource(scope: RequestScope): Promise<ServerResponse>;
/** What the store is asked for. */
export declare function storeListOptions({ resource }: RequestScope, options: ParsedListOptions): StoreListOptions;
