// What we make of the configuration files and conditions that the Go program oidcvectors judges, too.
import type { SubjectAccessReviewSpec } from 'kubetyped/api/authorization/v1';
import { ErrorList, newPath } from 'kubetyped/apimachinery/util/validation/field';
import {
  compileMatchConditions,
  loadAuthenticationConfiguration,
  loadAuthorizationConfiguration,
  matchesReview,
  validateAuthenticationConfiguration,
  validateAuthorizationConfiguration,
} from 'kubetyped/apiserver/configuration';

export function authenticationAnswer(text: string): object {
  return faults(() =>
    validateAuthenticationConfiguration(loadAuthenticationConfiguration(text), ['https://accounts.example.com']),
  );
}

export function authorizationAnswer(text: string): object {
  return faults(() => validateAuthorizationConfiguration(loadAuthorizationConfiguration(text)));
}

function faults(validate: () => ErrorList): object {
  try {
    return { errors: validate().map(({ message }) => message) };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return { file: message.includes('strict decoding error') ? message : true };
  }
}

export interface ConditionsQuestion {
  readonly expressions: readonly string[];
  readonly spec: SubjectAccessReviewSpec;
}

export function conditionsAnswer({ expressions, spec }: ConditionsQuestion): object {
  const matchConditions = expressions.map((expression) => ({ expression }));
  const { conditions, errors } = compileMatchConditions({ matchConditions }, newPath('x'));
  const wrong = ErrorList.toAggregate(errors);
  if (wrong !== undefined) return { configuration: wrong.message.replaceAll('x.matchConditions', 'matchConditions') };
  try {
    return { matches: matchesReview(conditions, spec) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : '' };
  }
}
