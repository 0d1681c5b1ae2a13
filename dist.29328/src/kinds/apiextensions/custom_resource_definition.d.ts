import { type ReadinessOf, type WithConditions } from '../aspects/readiness.ts';
/** The API server serves the custom resources of the definition. */
export declare function crdEstablished(definition: WithConditions | undefined): boolean;
export declare const customResourceDefinitionReadiness: ReadinessOf<WithConditions>;
