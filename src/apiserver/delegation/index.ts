/**
 * What a server behind an APIService leaves to the cluster in front of it: who a user is, who may do what, and which namespaces
 * there are. Mirrors `DelegatingAuthenticationOptions` and `DelegatingAuthorizationOptions` of k8s.io/apiserver, and the
 * informers of its plug-in NamespaceLifecycle.
 */
export * from './delegation.ts';
