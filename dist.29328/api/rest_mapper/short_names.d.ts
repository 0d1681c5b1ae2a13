interface Resource {
    readonly group: string;
    readonly resource?: string | undefined;
}
/** The short names of a kind of the Kubernetes API: `po` for pods. */
export declare function shortNamesOf({ group, resource }: Resource): readonly string[];
/** The categories of a kind of the Kubernetes API, as kube-apiserver lists them: `kubectl get all` gets those of `all`. */
export declare function categoriesOf({ group, resource }: Resource): readonly string[];
export {};
