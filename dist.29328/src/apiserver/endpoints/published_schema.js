import { isDefined } from '../../apiextensions/kind/kind_definition.js';
/**
 * The schema that the objects of a resource were defined by, descriptions included: that of a CustomResourceDefinition, or
 * of a Kind made by `defineKind`. Undefined for Kinds that have descriptors only.
 */
export function publishedSchema({ kind, groupVersion, custom, }) {
    // The scale of a custom resource is of another group.
    if (custom !== undefined)
        return kind.group === groupVersion.group ? { ...custom.schema } : undefined;
    return isDefined(kind) ? { ...kind.definition.schema } : undefined;
}
