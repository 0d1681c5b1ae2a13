import { type CustomResourceConversion, CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { DefinedKind } from './kind_definition.ts';
/** Options of {@link toCRD}. */
export interface ToCRDOptions {
    /** The version in which objects are stored; that of the first Kind unless given. */
    readonly storage?: string;
    /** How servers convert between versions; without a webhook they only exchange the apiVersion. */
    readonly conversion?: Readonly<CustomResourceConversion>;
    /** Of the definition itself. */
    readonly annotations?: Readonly<Record<string, string>>;
    /** Of the definition itself. */
    readonly labels?: Readonly<Record<string, string>>;
}
/**
 * The CustomResourceDefinition of a Kind of one's own, or of several versions of one. Short names and categories are
 * those of the stored version.
 *
 * ```ts
 * await client.resource(CustomResourceDefinition).create(toCRD(CronTab));
 * toCRD([CronTabV1, CronTabV1beta1], { conversion });
 * ```
 * @param kinds made by {@link defineKind}
 * @throws {KindDefinitionError} when a server would refuse it; `errors` says why
 */
export declare function toCRD(kinds: DefinedKind | readonly DefinedKind[], options?: ToCRDOptions): InstanceType<typeof CustomResourceDefinition>;
