import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { type MediaTypeOptions } from '#apimachinery/runtime/serializer/negotiation';
import type { ServerResponse } from '../../request/http.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { ObjectList } from '../../storage/list.ts';
import type { ResourceScope } from '../served_resource.ts';
import type { RequestScope } from './request_scope.ts';
/** What the client wants of the answer: asked before anything is done. @throws {MediaTypeNegotiationError} 406 */
export declare function negotiate({ request, resource, info }: RequestScope): MediaTypeOptions;
/** An answer with an object as it is stored, or a Status. Mirrors `transformResponseObject` of Go's handlers. */
export declare function respondObject(scope: RequestScope, status: number, { accepted, convert }: MediaTypeOptions, object: RuntimeObject): Promise<ServerResponse>;
/** The list of a kind, of objects as they are stored. */
export declare function listObject(resource: ResourceScope, list: ObjectList<APIObject>): RuntimeObject;
