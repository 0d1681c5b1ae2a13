import {
  alwaysAllow,
  type Authorizer,
  type AuthorizerHost,
  type HostedAuthorizer,
} from '../authorization/authorizer.ts';

/** The authorizer of a server; everybody who is known may do everything unless one is given. */
export function installAuthorization(
  authorization: Authorizer | HostedAuthorizer = alwaysAllow,
  host: AuthorizerHost,
): Authorizer {
  return 'install' in authorization ? authorization.install(host) : authorization;
}
