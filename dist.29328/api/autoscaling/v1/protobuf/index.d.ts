export { codecs, HorizontalPodAutoscaler, HorizontalPodAutoscalerList, Scale } from './zz_generated.pb.ts';
