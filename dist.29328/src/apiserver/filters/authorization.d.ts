import { type Attributes, type Authorizer } from '../authorization/authorizer.ts';
import type { APIRequest, Filter } from './filter.ts';
/** What a request asks an authorizer. @throws {StatusError} 500 when its user is not known yet */
export declare function attributesOf({ info, user }: APIRequest): Attributes;
/** @throws {StatusError} 403 when it is not allowed */
export declare function authorize(authorizer: Authorizer, attributes: Attributes): Promise<void>;
/** Refuses what the user may not do. Mirrors Go's `WithAuthorization`. */
export declare function withAuthorization(authorizer: Authorizer): Filter;
