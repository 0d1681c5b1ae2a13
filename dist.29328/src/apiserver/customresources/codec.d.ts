import type { CustomResourceConversion } from '#api/apiextensions/v1/zz_generated.types';
import type { CustomResource } from '../../apiextensions/index.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectCodec } from '../storage/object_storage.ts';
import type { CustomKind } from './kind_classes.ts';
/** What is stored can't be read as a custom resource, or not in the version asked for. */
export declare class StoredResourceError extends Error {
    readonly code = "ERR_STORED_RESOURCE";
    constructor(message: string);
}
/**
 * Stores the custom resources of one version as JSON of the storage version. What is read is brought into the form that
 * the schema of the version it was written in demands, defaults included, before it is converted: which means that it
 * gets another apiVersion and loses what the other version doesn't have. Mirrors the codec of Go's
 * `crdConversionRESTOptionsGetter`.
 * With a conversion webhook objects are read in the version they were written in: they are converted elsewhere.
 * @param versions by their names, as `kinds`
 */
export declare function newCustomResourceCodec(kind: CustomKind, storageVersion: string, versions: ReadonlyMap<string, CustomResource>, kinds: ReadonlyMap<string, CustomKind>, conversion: CustomResourceConversion | undefined): ObjectCodec<APIObject>;
