import type { Decoded, Decoder } from '../../codec.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
/** A decoder that can tell whether data are in its format. Mirrors Go's `recognizer.RecognizingDecoder`. */
export interface RecognizingDecoder extends Decoder {
    /** Whether data are in the decoder's format; `undefined` when they might be. The beginning of the data will do. */
    recognizesData(data: string | Uint8Array): boolean | undefined;
}
/** No decoder knows the format of some data. */
export declare class UnknownFormatError extends Error {
    readonly code = "ERR_UNKNOWN_FORMAT";
    constructor();
}
/** Decodes with the decoder that recognizes the data. Mirrors what Go's `recognizer.NewDecoder` returns. */
export declare class RecognizerDecoder implements RecognizingDecoder {
    #private;
    constructor(decoders: readonly Decoder[]);
    /** Whether one of the decoders recognizes the data; `undefined` when none does but one isn't sure. */
    recognizesData(data: string | Uint8Array): boolean | undefined;
    /**
     * Decodes with the first decoder that recognizes the data. If none does, those that can't tell are tried in turn: the
     * first that succeeds wins, else the last one's error is thrown. A strict decoder that only complains has succeeded.
     * @throws UnknownFormatError when no decoder is left to try
     * @throws whatever the decoder throws
     */
    decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded;
}
/** Tries decoders by what they make of the data. Mirrors Go's `recognizer.NewDecoder`. */
export declare function newDecoder(...decoders: readonly Decoder[]): RecognizingDecoder;
