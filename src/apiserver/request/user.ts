/** Who makes a request. Mirrors Go's `user.Info`. */
export interface UserInfo {
  readonly name: string;
  readonly uid?: string;
  readonly groups: readonly string[];
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}

/** The group of all who have said who they are. Mirrors Go's `user.AllAuthenticated`. */
export const AllAuthenticated = 'system:authenticated';
/** The group of those who have not. Mirrors Go's `user.AllUnauthenticated`. */
export const AllUnauthenticated = 'system:unauthenticated';
/** The group that may do everything. Mirrors Go's `user.SystemPrivilegedGroup`. */
export const SystemPrivilegedGroup = 'system:masters';
/** The user of the API server's own requests. Mirrors Go's `user.APIServerUser`, in the group that may do everything. */
export const APIServerUser: UserInfo = { name: 'system:apiserver', groups: [SystemPrivilegedGroup] };
/** An unauthenticated user. Mirrors Go's `user.Anonymous`. */
export const Anonymous = 'system:anonymous';
/** The extra that says by what a user is known. Mirrors Go's `user.CredentialIDKey`. */
export const CredentialIDKey = 'authentication.kubernetes.io/credential-id';
