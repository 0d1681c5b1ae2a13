import type { Struct } from '#engine/schema/descriptor';
import type { GroupVersionKindLike } from '../../runtime/schema/group_version.ts';

/** What `diff` compares, and how. */
export interface DiffOptions {
  /** The type of plain objects: a Kind class or a descriptor, `corev1.PodSpec`. Objects of a Kind class know theirs. */
  readonly schema?: Struct;
  /** Knows the types of plain objects by their apiVersion and kind, at every place: a `Scheme`. */
  readonly scheme?: { typeFor(gvk: GroupVersionKindLike): Struct | undefined };
  /**
   * Compare what is written, not what it means: `1000m` and `1`, or an empty list and none, are different then. Not by
   * default.
   */
  readonly exact?: boolean;
  /**
   * Fields that don't matter, with all that is below them: `status`, `metadata.annotations["example.com/a"]`,
   * `spec.containers[name=nginx].image`. A `*` stands for any field, `[*]` for any element. See `ServerFields`.
   */
  readonly ignore?: readonly string[];
}
