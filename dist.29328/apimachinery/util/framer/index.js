export * from './errors.js';
export { defaultMaxBytes } from './frame_buffer.js';
export { FrameStream, frameReaderStream, readFrames } from './frame_stream.js';
export { JSONFramedReader, JSONFramer } from './json_framed.js';
export { LengthDelimitedFrameReader, LengthDelimitedFramer, lengthDelimitedFrame } from './length_delimited.js';
export { YAMLDocumentReader, YAMLFramer } from './yaml_documents.js';
