/** Whether resources are namespaced or cluster-scoped. Mirrors Go's `meta.RESTScopeName`. */
export type RESTScopeName = 'namespace' | 'root' | (string & {});

/** Namespaced resources. Mirrors Go's `meta.RESTScopeNameNamespace`. */
export const RESTScopeNameNamespace = 'namespace';
/** Cluster-scoped resources. Mirrors Go's `meta.RESTScopeNameRoot`. */
export const RESTScopeNameRoot = 'root';

/** The scope of a resource, which determines its URL. Mirrors Go's `meta.RESTScope`. */
export interface RESTScope {
  readonly name: RESTScopeName;
}

/** The scope of namespaced resources. Mirrors Go's `meta.RESTScopeNamespace`. */
export const RESTScopeNamespace: RESTScope = { name: RESTScopeNameNamespace };
/** The scope of cluster-scoped resources. Mirrors Go's `meta.RESTScopeRoot`. */
export const RESTScopeRoot: RESTScope = { name: RESTScopeNameRoot };
