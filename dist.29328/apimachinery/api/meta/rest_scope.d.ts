/** Whether resources are namespaced or cluster-scoped. Mirrors Go's `meta.RESTScopeName`. */
export type RESTScopeName = 'namespace' | 'root' | (string & {});
/** Namespaced resources. Mirrors Go's `meta.RESTScopeNameNamespace`. */
export declare const RESTScopeNameNamespace = "namespace";
/** Cluster-scoped resources. Mirrors Go's `meta.RESTScopeNameRoot`. */
export declare const RESTScopeNameRoot = "root";
/** The scope of a resource, which determines its URL. Mirrors Go's `meta.RESTScope`. */
export interface RESTScope {
    readonly name: RESTScopeName;
}
/** The scope of namespaced resources. Mirrors Go's `meta.RESTScopeNamespace`. */
export declare const RESTScopeNamespace: RESTScope;
/** The scope of cluster-scoped resources. Mirrors Go's `meta.RESTScopeRoot`. */
export declare const RESTScopeRoot: RESTScope;
