import { hasCondition } from '../aspects/readiness.js';
/** The API server serves the custom resources of the definition. */
export function crdEstablished(definition) {
    return hasCondition('Established')(definition);
}
export const customResourceDefinitionReadiness = {
    of: (definition) => (crdEstablished(definition) ? 'ready' : 'waiting'),
};
