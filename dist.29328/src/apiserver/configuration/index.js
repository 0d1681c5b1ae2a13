export * from './authentication_configuration.js';
export * from './authorization_configuration.js';
export { ConfigurationFileError, loadAuthenticationConfiguration, loadAuthorizationConfiguration } from './load.js';
export { compileMatchCondition, MatchConditionError, matchesReview } from './match_conditions.js';
export { validateAuthenticationConfiguration } from './validate_authentication.js';
export { compileMatchConditions, validateAuthorizationConfiguration } from './validate_authorization.js';
