export { checkPodDisruptionBudget } from './pod_disruption_budget.ts';
