export { codecs, MetricValueList, MetricValue, MetricListOptions } from './zz_generated.pb.ts';
