export * from './new_codec_factory.js';
export * from './with_protobuf.js';
export * from './with_yaml.js';
