import type { KindClass } from '#apimachinery/runtime/kind_class';
/** A verb of RBAC. */
export type Verb = 'get' | 'list' | 'watch' | 'create' | 'update' | 'patch' | 'delete' | 'deletecollection';
/** What a program does with the objects of a Kind. A server-side apply is `patch`, and `create` where the object is missing. */
export interface Access {
    readonly kind: KindClass;
    readonly verbs: readonly Verb[];
    /** `status`, `scale`, `finalizers`. Left out: the objects themselves. */
    readonly subresource?: string;
}
