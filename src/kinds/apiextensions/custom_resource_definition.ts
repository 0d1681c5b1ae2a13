import { hasCondition, type ReadinessOf, type WithConditions } from '../aspects/readiness.ts';

/** The API server serves the custom resources of the definition. */
export function crdEstablished(definition: WithConditions | undefined): boolean {
  return hasCondition('Established')(definition);
}

export const customResourceDefinitionReadiness: ReadinessOf<WithConditions> = {
  of: (definition) => (crdEstablished(definition) ? 'ready' : 'waiting'),
};
