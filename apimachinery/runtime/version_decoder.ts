import type { Decoded, Decoder } from './codec.ts';
import type { RuntimeObject, TypeMeta } from './runtime_object.ts';
import type { GroupVersionKindLike } from './schema/group_version.ts';
import type { ObjectKind } from './schema/object_kind.ts';

/**
 * Reads objects and takes `apiVersion` and `kind` off them; the answer still has the kind that the data had. Objects of a
 * Kind class go on answering with that of their class. Mirrors Go's `runtime.WithoutVersionDecoder`.
 */
export class WithoutVersionDecoder implements Decoder {
  readonly #decoder: Decoder;

  constructor(decoder: Decoder) {
    this.#decoder = decoder;
  }

  decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded {
    const decoded = this.#decoder.decode(data, defaults, into);
    const object = decoded.object as TypeMeta & Partial<ObjectKind>;
    if (object.setGroupVersionKind !== undefined) object.setGroupVersionKind({ group: '', version: '', kind: '' });
    else {
      delete object.apiVersion;
      delete object.kind;
    }
    return decoded;
  }
}
