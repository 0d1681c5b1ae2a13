/**
 * Writes what an auth provider has got into the kubeconfig file that its user is from, with a lock that client-go knows.
 * Comments of the file are lost, as with kubectl. Mirrors the persister of Go's `clientcmd.PersisterForUser`.
 * @throws KubeconfigError when the file can't be written, or has no such user any more
 */
export declare function persistAuthProviderOf(userName: string, config: Readonly<Record<string, string>>, file: string): Promise<void>;
