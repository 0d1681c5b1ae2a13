import { newInternalError } from '#apimachinery/api/errors/constructors';
import { type Attributes, type Authorizer, newForbiddenStatusError } from '../authorization/authorizer.ts';
import type { APIRequest, Filter } from './filter.ts';

/** What a request asks an authorizer. @throws {StatusError} 500 when its user is not known yet */
export function attributesOf({ info, user }: APIRequest): Attributes {
  if (user === undefined) throw newInternalError(new Error('no User found in the context'));
  const { segments: _, ...asked } = info;
  return { user, ...asked };
}

/** @throws {StatusError} 403 when it is not allowed */
export async function authorize(authorizer: Authorizer, attributes: Attributes): Promise<void> {
  const { allowed, reason } = await authorizer(attributes);
  if (!allowed) throw newForbiddenStatusError(attributes, reason);
}

/** Refuses what the user may not do. Mirrors Go's `WithAuthorization`. */
export function withAuthorization(authorizer: Authorizer): Filter {
  return async (request, next) => {
    await authorize(authorizer, attributesOf(request));
    return next(request);
  };
}
