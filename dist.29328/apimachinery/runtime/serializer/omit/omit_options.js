import { fieldTree } from '#engine/schema/field_tree';
/** The fields that options leave out; undefined for none. @throws FieldPathSyntaxError */
export function omittedFields({ omitManagedFields = false, omit = [] }) {
    const paths = omitManagedFields ? ['metadata.managedFields', ...omit] : omit;
    return paths.length === 0 ? undefined : fieldTree(paths);
}
