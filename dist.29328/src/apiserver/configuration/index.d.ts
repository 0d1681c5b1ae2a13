export * from './authentication_configuration.ts';
export * from './authorization_configuration.ts';
export { ConfigurationFileError, loadAuthenticationConfiguration, loadAuthorizationConfiguration } from './load.ts';
export { compileMatchCondition, type MatchCondition, MatchConditionError, matchesReview } from './match_conditions.ts';
export { validateAuthenticationConfiguration } from './validate_authentication.ts';
export { compileMatchConditions, validateAuthorizationConfiguration } from './validate_authorization.ts';
