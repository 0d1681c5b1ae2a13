/**
 * Bytes that are not Protobuf of the wanted type, or a value that Protobuf can't hold. The message is Go's where Go has
 * one.
 */
export class ProtobufError extends Error {
    name = 'ProtobufError';
    code = 'ERR_PROTOBUF';
}
/** The bytes end before a value does. */
export const UNEXPECTED_EOF = 'unexpected EOF';
/** A length is negative to Go: 2^63 or more. */
export const INVALID_LENGTH = 'proto: negative length found during unmarshaling';
/** A number has more than 64 bits. */
export const INT_OVERFLOW = 'proto: integer overflow';
/** A group ends that has not begun. */
export const END_OF_NO_GROUP = 'proto: unexpected end of group';
