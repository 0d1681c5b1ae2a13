/** Whether resources live in a namespace or in the cluster itself. Mirrors Go's `meta.RESTScopeName`. */
export type RESTScopeName = 'namespace' | 'root' | (string & {});

export const RESTScopeNameNamespace = 'namespace';
export const RESTScopeNameRoot = 'root';

/** Where a resource stands in URLs. Mirrors Go's `meta.RESTScope`. */
export interface RESTScope {
  readonly name: RESTScopeName;
}

/** The scope of resources that live in a namespace. */
export const RESTScopeNamespace: RESTScope = { name: RESTScopeNameNamespace };
/** The scope of resources of the cluster. */
export const RESTScopeRoot: RESTScope = { name: RESTScopeNameRoot };
