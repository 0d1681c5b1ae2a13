export {
  checkHorizontalPodAutoscalerV1,
  checkHorizontalPodAutoscaler,
} from './horizontal_pod_autoscaler/validation.ts';
