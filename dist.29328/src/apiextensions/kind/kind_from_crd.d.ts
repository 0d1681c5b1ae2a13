import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { CustomKind } from './kind_definition.ts';
/** An object whose fields are not known to the compiler. */
export interface AnyCustomObject {
    apiVersion: string;
    kind: string;
    metadata: ObjectMeta;
    [field: string]: unknown;
}
/**
 * The Kind class of one version of a definition, for those that are known only when the program runs: it reads, checks
 * and writes objects as {@link defineKind}'s does, but the compiler doesn't know their fields.
 * @param definition as decoded
 * @throws {RangeError} when there is no such version
 * @throws {KindDefinitionError} when its schema is wrong
 */
export declare function kindFromCRD(definition: CustomResourceDefinition, version: string): CustomKind<AnyCustomObject>;
