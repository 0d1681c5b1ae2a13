export * from './new_codec_factory.ts';
export * from './with_protobuf.ts';
export * from './with_yaml.ts';
