export const horizontalPodAutoscalerStrategy = { generation: true };
