import { type KindClass } from '../../kind_class.ts';
/** A type that has no Protobuf form, such as Table. The text is Go's. */
export declare class NotMarshalableError extends Error {
    readonly code = "ERR_NOT_MARSHALABLE";
    constructor(goType: string);
    /** The answer of a server that was asked for it. */
    status(): {
        readonly status: 'Failure';
        readonly code: 406;
        readonly reason: 'NotAcceptable';
        readonly message: string;
    };
}
/** Whether an error says that a type has no Protobuf form. Mirrors Go's `protobuf.IsNotMarshalable`. */
export declare function isNotMarshalable(err: unknown): boolean;
/** The serializer was not given the codec of a Kind. */
export declare class MissingCodecError extends Error {
    readonly code = "ERR_MISSING_CODEC";
    /** The class without a codec. */
    readonly type: KindClass;
    /** The module whose `codecs` have it. */
    readonly module: string;
    constructor(type: KindClass);
}
