export { codecs, NodeMetrics, NodeMetricsList, PodMetrics, PodMetricsList } from './zz_generated.pb.ts';
