import { type PatchType } from '#apimachinery/types/patch_type';
import type { RequestContext } from '../../registry/rest/request_context.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { ResourceScope } from '../served_resource.ts';
import { type DecodedObject } from './decode_object.ts';
import type { FieldValidation } from './write.ts';
/**
 * A stored object with a patch that is no server-side apply. The object stays as it is.
 * @throws {StatusError} 400 for what is no patch, 413 for one too long, 422 when it can't be done or leads to what is no object
 */
export declare function patchObject(resource: ResourceScope, existing: APIObject, body: Uint8Array, patchType: PatchType, validation: FieldValidation, { warn, signal }: Pick<RequestContext, 'warn' | 'signal'>): Promise<DecodedObject>;
