import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { AuthorizationConfiguration, WebhookConfiguration } from './authorization_configuration.ts';
import { type MatchCondition } from './match_conditions.ts';
/** What is wrong with a configuration. Mirrors Go's `ValidateAuthorizationConfiguration`. */
export declare function validateAuthorizationConfiguration({ authorizers }: AuthorizationConfiguration): ErrorList;
/**
 * The conditions of a webhook, and what is wrong with them. Mirrors Go's `compileMatchConditions`.
 * @param path of the webhook's authorizer
 */
export declare function compileMatchConditions({ matchConditions }: Partial<WebhookConfiguration>, path: Path): {
    readonly conditions: readonly MatchCondition[];
    readonly errors: ErrorList;
};
