export { codecs, HorizontalPodAutoscaler, HorizontalPodAutoscalerList } from './zz_generated.pb.ts';
