export { codecs, EndpointSlice, EndpointSliceList } from './zz_generated.pb.ts';
