import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { APIObject } from './api_object.ts';
/** The same object with other metadata; everything else is shared. */
export declare function withMetadata<T extends APIObject>(object: T, metadata: ObjectMeta): T;
/** An object that plug-ins had in their hands. @throws TypeError when it has lost its metadata */
export declare function withObjectMeta(object: object): APIObject;
