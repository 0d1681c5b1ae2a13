export * from './authentication_configuration.ts';
export * from './authorization_configuration.ts';
export { ConfigurationFileError, loadAuthenticationConfiguration, loadAuthorizationConfiguration } from './load.ts';
export { compileMatchCondition, MatchConditionError, matchesReview, type MatchCondition } from './match_conditions.ts';
export { validateAuthenticationConfiguration } from './validate_authentication.ts';
export { validateAuthorizationConfiguration, compileMatchConditions } from './validate_authorization.ts';
