import type { Decoded, Decoder } from './codec.ts';
import type { RuntimeObject } from './runtime_object.ts';
import type { GroupVersionKindLike } from './schema/group_version.ts';
/**
 * Reads objects and takes `apiVersion` and `kind` off them; the answer still has the kind that the data had. Objects of a
 * Kind class go on answering with that of their class. Mirrors Go's `runtime.WithoutVersionDecoder`.
 */
export declare class WithoutVersionDecoder implements Decoder {
    #private;
    constructor(decoder: Decoder);
    decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded;
}
