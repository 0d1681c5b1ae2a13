/** Whether resources live in a namespace or in the cluster itself. Mirrors Go's `meta.RESTScopeName`. */
export type RESTScopeName = 'namespace' | 'root' | (string & {});

/** Resources that live in a namespace. Mirrors Go's `meta.RESTScopeNameNamespace`. */
export const RESTScopeNameNamespace = 'namespace';
/** Resources of the cluster itself. Mirrors Go's `meta.RESTScopeNameRoot`. */
export const RESTScopeNameRoot = 'root';

/** Where a resource stands in URLs. Mirrors Go's `meta.RESTScope`. */
export interface RESTScope {
  readonly name: RESTScopeName;
}

/** The scope of resources that live in a namespace. Mirrors Go's `meta.RESTScopeNamespace`. */
export const RESTScopeNamespace: RESTScope = { name: RESTScopeNameNamespace };
/** The scope of resources of the cluster. Mirrors Go's `meta.RESTScopeRoot`. */
export const RESTScopeRoot: RESTScope = { name: RESTScopeNameRoot };
