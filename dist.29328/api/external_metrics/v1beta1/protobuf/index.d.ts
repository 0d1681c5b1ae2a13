export { codecs, ExternalMetricValueList, ExternalMetricValue } from './zz_generated.pb.ts';
