import { type DefinedKind } from '../../apiextensions/index.ts';
import type { Strategy, VersionStrategy } from './rest/strategy.ts';
/**
 * Hooks that hold objects to the schema of their Kind, as a server does that has its CustomResourceDefinition: defaults are
 * set, and constraints and rules in CEL are checked. Add hooks of your own, which see objects with their defaults:
 *
 * ```ts
 * const { validate, ...hooks } = schemaStrategy(Bird);
 * server.resource(Bird, { strategy: hooks });
 * ```
 * Requests in other versions are held to the schema of theirs, when it is made by `defineKind`, too.
 * @param kind made by `defineKind` of `kubetyped/apiextensions`
 * @throws {KindDefinitionError} when a server would refuse its definition
 */
export declare function schemaStrategy(kind: DefinedKind): Required<VersionStrategy> & Pick<Strategy, 'ofVersion'>;
