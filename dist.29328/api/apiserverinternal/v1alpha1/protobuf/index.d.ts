export { codecs, StorageVersion, StorageVersionList } from './zz_generated.pb.ts';
