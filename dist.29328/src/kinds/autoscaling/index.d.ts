export { checkHorizontalPodAutoscaler, checkHorizontalPodAutoscalerV1, } from './horizontal_pod_autoscaler/validation.ts';
