import type { Encoder } from './codec.ts';
import { type GroupVersioner } from './group_versioner.ts';
import type { RuntimeObject } from './runtime_object.ts';
import type { Scheme } from './scheme.ts';
/**
 * Writes objects with the kind that a Scheme has for them, without conversion: of several kinds, the one that the
 * version chooses. Objects are not changed; those that the Scheme doesn't know are written as they are.
 * Mirrors Go's `runtime.WithVersionEncoder`.
 */
export declare class WithVersionEncoder implements Encoder {
    #private;
    constructor(encoder: Encoder, scheme: Scheme, version?: GroupVersioner);
    encode(object: RuntimeObject): Uint8Array<ArrayBuffer>;
    encodeToString(object: RuntimeObject): string;
    /** That of the encoder, as in Go. */
    identifier(): string;
}
