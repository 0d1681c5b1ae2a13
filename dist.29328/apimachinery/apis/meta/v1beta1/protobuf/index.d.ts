export { codecs, PartialObjectMetadataList } from './zz_generated.pb.ts';
