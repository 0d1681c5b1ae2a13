/** Namespaced resources. Mirrors Go's `meta.RESTScopeNameNamespace`. */
export const RESTScopeNameNamespace = 'namespace';
/** Cluster-scoped resources. Mirrors Go's `meta.RESTScopeNameRoot`. */
export const RESTScopeNameRoot = 'root';
/** The scope of namespaced resources. Mirrors Go's `meta.RESTScopeNamespace`. */
export const RESTScopeNamespace = { name: RESTScopeNameNamespace };
/** The scope of cluster-scoped resources. Mirrors Go's `meta.RESTScopeRoot`. */
export const RESTScopeRoot = { name: RESTScopeNameRoot };
