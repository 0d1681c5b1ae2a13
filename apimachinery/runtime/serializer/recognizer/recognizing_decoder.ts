import type { Decoded, Decoder } from '../../codec.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
import { isStrictDecodingError } from '../../strict_decoding_error.ts';

/** A decoder that can tell whether data are in its format. Mirrors Go's `recognizer.RecognizingDecoder`. */
export interface RecognizingDecoder extends Decoder {
  /** Whether data are in the decoder's format; `undefined` when they might be. The beginning of the data will do. */
  recognizesData(data: string | Uint8Array): boolean | undefined;
}

/** No decoder knows the format of some data. */
export class UnknownFormatError extends Error {
  readonly code = 'ERR_UNKNOWN_FORMAT';

  constructor() {
    super('no serialization format matched the provided data');
    this.name = 'UnknownFormatError';
  }
}

/** Decodes with the decoder that recognizes the data. Mirrors what Go's `recognizer.NewDecoder` returns. */
export class RecognizerDecoder implements RecognizingDecoder {
  readonly #decoders: readonly Decoder[];

  constructor(decoders: readonly Decoder[]) {
    this.#decoders = decoders;
  }

  /** Whether one of the decoders recognizes the data; `undefined` when none does but one isn't sure. */
  recognizesData(data: string | Uint8Array): boolean | undefined {
    let unsure = false;
    for (const decoder of this.#decoders) {
      if (!canRecognize(decoder)) continue;
      const answer = decoder.recognizesData(data);
      if (answer === true) return true;
      unsure ||= answer === undefined;
    }
    return unsure ? undefined : false;
  }

  /**
   * Decodes with the first decoder that recognizes the data. If none does, those that can't tell are tried in turn: the
   * first that succeeds wins, else the last one's error is thrown. A strict decoder that only complains has succeeded.
   * @throws UnknownFormatError when no decoder is left to try
   * @throws whatever the decoder throws
   */
  decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded {
    const unsure: Decoder[] = [];
    for (const decoder of this.#decoders) {
      const answer = canRecognize(decoder) ? decoder.recognizesData(data) : undefined;
      if (answer === true) return decoder.decode(data, defaults, into);
      if (answer === undefined) unsure.push(decoder);
    }
    let last: unknown = new UnknownFormatError();
    for (const decoder of unsure) {
      try {
        return decoder.decode(data, defaults, into);
      } catch (error) {
        if (isStrictDecodingError(error) && error.object !== undefined) throw error;
        last = error;
      }
    }
    throw last;
  }
}

/** Tries decoders by what they make of the data. Mirrors Go's `recognizer.NewDecoder`. */
export function newDecoder(...decoders: readonly Decoder[]): RecognizingDecoder {
  return new RecognizerDecoder(decoders);
}

function canRecognize(decoder: Decoder): decoder is RecognizingDecoder {
  return typeof (decoder as Partial<RecognizingDecoder>).recognizesData === 'function';
}
