import type { ServedResource } from './served_resource.ts';
/**
 * The schema that the objects of a resource were defined by, descriptions included: that of a CustomResourceDefinition, or
 * of a Kind made by `defineKind`. Undefined for Kinds that have descriptors only.
 */
export declare function publishedSchema({ kind, groupVersion, custom, }: ServedResource): Readonly<Record<string, unknown>> | undefined;
