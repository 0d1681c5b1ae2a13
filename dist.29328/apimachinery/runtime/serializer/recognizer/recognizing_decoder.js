import { isStrictDecodingError } from '../../strict_decoding_error.js';
/** No decoder knows the format of some data. */
export class UnknownFormatError extends Error {
    code = 'ERR_UNKNOWN_FORMAT';
    constructor() {
        super('no serialization format matched the provided data');
        this.name = 'UnknownFormatError';
    }
}
/** Decodes with the decoder that recognizes the data. Mirrors what Go's `recognizer.NewDecoder` returns. */
export class RecognizerDecoder {
    #decoders;
    constructor(decoders) {
        this.#decoders = decoders;
    }
    /** Whether one of the decoders recognizes the data; `undefined` when none does but one isn't sure. */
    recognizesData(data) {
        let unsure = false;
        for (const decoder of this.#decoders) {
            if (!canRecognize(decoder))
                continue;
            const answer = decoder.recognizesData(data);
            if (answer === true)
                return true;
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
    decode(data, defaults, into) {
        const unsure = [];
        for (const decoder of this.#decoders) {
            const answer = canRecognize(decoder) ? decoder.recognizesData(data) : undefined;
            if (answer === true)
                return decoder.decode(data, defaults, into);
            if (answer === undefined)
                unsure.push(decoder);
        }
        let last = new UnknownFormatError();
        for (const decoder of unsure) {
            try {
                return decoder.decode(data, defaults, into);
            }
            catch (error) {
                if (isStrictDecodingError(error) && error.object !== undefined)
                    throw error;
                last = error;
            }
        }
        throw last;
    }
}
/** Tries decoders by what they make of the data. Mirrors Go's `recognizer.NewDecoder`. */
export function newDecoder(...decoders) {
    return new RecognizerDecoder(decoders);
}
function canRecognize(decoder) {
    return typeof decoder.recognizesData === 'function';
}
