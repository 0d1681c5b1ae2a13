import type { ServerRequest } from '../request/http.ts';
import { type UserInfo } from '../request/user.ts';
/** Finds out who makes a request. Mirrors Go's `authenticator.Request`. */
export type Authenticator = (request: ServerRequest) => Promise<UserInfo | undefined> | UserInfo | undefined;
/**
 * Users by their bearer tokens. Mirrors Go's `tokenfile`.
 * @param tokens each with its user; tokens are compared in constant time
 */
export declare function tokens(tokens: Readonly<Record<string, UserInfo>>): Authenticator;
/** The token in the header `Authorization`; undefined: there is none. */
export declare function bearerToken({ headers }: ServerRequest): string | undefined;
/** A user, and with it the group of all who are known. */
export declare function authenticated(user: UserInfo): UserInfo;
/** The first that knows the user. Mirrors Go's `union.New`. */
export declare function firstOf(...authenticators: readonly Authenticator[]): Authenticator;
/**
 * Lets who shows no credentials in, as `system:anonymous`: what that user may do is for the authorizer to say. Comes last in
 * `firstOf`. Who shows wrong ones stays out: a token, or a certificate of an unknown authority.
 * @param paths where: the path of the request must be one of these; everywhere unless given, or where there is none
 */
export declare function anonymous(paths?: readonly string[]): Authenticator;
