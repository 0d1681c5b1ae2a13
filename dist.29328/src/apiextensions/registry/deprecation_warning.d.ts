import type { CustomResourceDefinitionSpec } from '#api/apiextensions/v1/zz_generated.types';
/** The warning to clients of a deprecated version; undefined when it is not deprecated. Mirrors `defaultDeprecationWarning`. */
export declare function deprecationWarning({ group, names, versions }: CustomResourceDefinitionSpec, name: string): string | undefined;
