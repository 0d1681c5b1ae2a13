// What a server makes of a PATCH request, worked out here.
import { fromUnstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import type { RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import type { PatchType } from 'kubetyped/apimachinery/types';
import { StrategicMergePatchType } from 'kubetyped/apimachinery/types';
import { unmarshal } from 'kubetyped/apimachinery/util/json';
import { newDefaultFieldManager } from 'kubetyped/apimachinery/util/managedfields';
import { patchObject } from 'kubetyped/apimachinery/util/patch';
import { newScheme } from './formats.ts';
import type { JSONObject, Target } from './target.ts';

const scheme = newScheme();
const serializers = { lax: new Serializer(scheme), strict: new Serializer(scheme, { strict: true }) };

export interface PatchRequest {
  readonly body: string;
  readonly contentType: PatchType;
  /** `fieldValidation=Strict`. */
  readonly strict?: boolean;
  /** Of server-side apply, which is forced. */
  readonly manager?: string;
}

/**
 * The object that a patch makes of another, as the server answers it.
 * @param live undefined when there is none, which only server-side apply can make one of
 * @throws what the functions of patches and of server-side apply and the decoders throw
 */
export function patched(
  target: Target,
  live: JSONObject | undefined,
  { body, contentType, strict = false, manager }: PatchRequest,
): JSONObject {
  const { type, apiVersion, kind } = target;
  const patch = unmarshal(body) as object;
  if (manager !== undefined) {
    const create = (): JSONObject => target.stored({ apiVersion, kind });
    const fields = newDefaultFieldManager(target.types, target, { create });
    return target.stored(
      fields.apply((live ?? create()) as RuntimeObject, patch as RuntimeObject, manager, { force: true }),
    );
  }
  const result = patchObject(live ?? {}, patch, contentType, type === undefined ? {} : { schema: type });
  if (type === undefined) return target.stored(result);
  // The server converts the fields of the object after a strategic merge patch, and decodes the JSON of the others.
  if (contentType === StrategicMergePatchType)
    return target.stored({ ...fromUnstructured(result, type, { strict }), apiVersion, kind });
  return target.stored(serializers[strict ? 'strict' : 'lax'].decode(JSON.stringify(result)).object);
}
