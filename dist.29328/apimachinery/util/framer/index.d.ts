export type { ByteSource, ReadOptions } from './byte_source.ts';
export * from './errors.ts';
export { defaultMaxBytes } from './frame_buffer.ts';
export type { FrameStreamOptions } from './frame_stream.ts';
export { FrameStream, frameReaderStream, readFrames } from './frame_stream.ts';
export { JSONFramedReader, JSONFramer } from './json_framed.ts';
export { LengthDelimitedFrameReader, LengthDelimitedFramer, lengthDelimitedFrame } from './length_delimited.ts';
export { YAMLDocumentReader, YAMLFramer } from './yaml_documents.ts';
