/** Bytes that are no Protobuf of the wanted type, or a value that Protobuf can't hold. The message is Go's where Go has one. */
export class ProtobufError extends Error {
  override readonly name: string = 'ProtobufError';
  readonly code: 'ERR_PROTOBUF' = 'ERR_PROTOBUF';
}

export const UNEXPECTED_EOF = 'unexpected EOF';
export const INVALID_LENGTH = 'proto: negative length found during unmarshaling';
export const INT_OVERFLOW = 'proto: integer overflow';
export const END_OF_NO_GROUP = 'proto: unexpected end of group';
