import type { Struct } from '#engine/schema/descriptor';
import type { GroupVersionKindLike } from '../../runtime/schema/group_version.ts';
/** Options of `diff`. */
export interface DiffOptions {
    /** The type of plain objects: a Kind class or a descriptor, `corev1.PodSpec`. Objects of a Kind class have theirs. */
    readonly schema?: Struct;
    /** Resolves the types of plain objects by apiVersion and kind, at any depth: a `Scheme`. */
    readonly scheme?: {
        typeFor(gvk: GroupVersionKindLike): Struct | undefined;
    };
    /**
     * Compare literally, not semantically: `1000m` differs from `1`, and an empty list from an absent one. Default false.
     */
    readonly exact?: boolean;
    /**
     * Fields to ignore, with everything below them: `status`, `metadata.annotations["example.com/a"]`,
     * `spec.containers[name=nginx].image`. `*` matches any field, `[*]` any element. See `ServerFields`.
     */
    readonly ignore?: readonly string[];
}
