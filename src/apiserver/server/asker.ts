import { newUnauthorized } from '#apimachinery/api/errors/constructors';
import type { Authenticator } from '../authentication/authenticator.ts';
import { AllAuthenticated, SystemPrivilegedGroup, type UserInfo } from '../authentication/user/user.ts';
import type { ServerRequest } from '../endpoints/request/http.ts';

/** Who everybody is without authentication. */
const LOCAL_USER: UserInfo = { name: 'system:admin', groups: [SystemPrivilegedGroup, AllAuthenticated] };

/** Who makes a request. @throws {StatusError} 401 when nobody knows */
export async function askerOf(request: ServerRequest, authentication: Authenticator | undefined): Promise<UserInfo> {
  if (request.user !== undefined) return request.user;
  if (authentication === undefined) return LOCAL_USER;
  const user = await authentication(request);
  if (user === undefined) throw newUnauthorized('Unauthorized');
  return user;
}
