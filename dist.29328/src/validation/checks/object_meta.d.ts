import { type ValidateNameFunc } from '#apimachinery/api/validation/names';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from './faults.ts';
/** How the metadata of a kind is judged. */
export interface MetadataRules {
    readonly namespaced: boolean;
    /** The rule of names; that of DNS subdomains by default. */
    readonly name?: ValidateNameFunc;
}
/**
 * The metadata of an object that is about to be created. A missing namespace becomes that of the request, and one of a kind
 * without namespaces is dropped; a name is made of `generateName`.
 */
export declare function checkObjectMeta(faults: Faults, meta: ObjectMeta, { namespaced, name }: MetadataRules): void;
/** The metadata of a Kind whose rules for names are unknown: any that fits into a path. */
export declare function checkMetadata(faults: Faults, meta: ObjectMeta, namespaced: boolean): void;
/** A finalizer is one of Kubernetes' own or has a domain. */
export declare function checkFinalizer(faults: Faults, path: Path, finalizer: string): void;
/** Metadata of a template for other objects: only labels and annotations may be there. */
export declare function checkTemplateMeta(faults: Faults, path: Path, meta: ObjectMeta): void;
