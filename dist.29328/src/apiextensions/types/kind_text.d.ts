import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { type ModuleWriter } from './module_writer.ts';
/** One Kind in one version. */
export interface GeneratedKind {
    readonly group: string;
    readonly version: string;
    readonly kind: string;
    readonly plural: string;
    readonly namespaced: boolean;
    readonly schema: JSONSchemaProps;
    /** What servers warn of, if it is deprecated. */
    readonly deprecated: string | undefined;
}
/** The interface and the class of a Kind, and those of its list. */
export declare function kindText(writer: ModuleWriter, generated: GeneratedKind): string;
