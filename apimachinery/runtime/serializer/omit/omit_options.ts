import { fieldTree } from '#engine/schema/field_tree';
import type { FieldTree } from '#engine/schema/field_tree';

/** What decoding leaves out. What is left out is not checked, neither is strictness about it; the rest is as ever. */
export interface OmitOptions {
  /**
   * Leaves out `metadata.managedFields`, of the items of lists too: half of what a server sends, which few programs look
   * at. An object without them must not be sent back with a full update by a server-side apply manager that needs them.
   */
  readonly omitManagedFields?: boolean;
  /**
   * Leaves out the fields of these paths, of the items of lists too: names with dots between them, names with dots or
   * brackets of their own as JSON strings in brackets, `[*]` for the items of a list. For example `status.images`,
   * `metadata.annotations["kubectl.kubernetes.io/last-applied-configuration"]`, `spec.containers[*].env`.
   */
  readonly omit?: readonly string[];
}

/** The fields that options leave out; undefined for none. @throws FieldPathSyntaxError */
export function omittedFields({ omitManagedFields = false, omit = [] }: OmitOptions): FieldTree | undefined {
  const paths = omitManagedFields ? ['metadata.managedFields', ...omit] : omit;
  return paths.length === 0 ? undefined : fieldTree(paths);
}
