import { Environment } from './environment.ts';
import { ipAddresses, networks } from './library/addresses.ts';
import { authorization } from './library/authorizer.ts';
import { extendedLists } from './library/extended_lists.ts';
import { lists } from './library/lists.ts';
import { namedFormats } from './library/named_formats.ts';
import { optionals } from './library/optionals.ts';
import { quantities } from './library/quantity.ts';
import { regex } from './library/regex.ts';
import { semvers } from './library/semver.ts';
import { sets } from './library/sets.ts';
import { standard } from './library/standard.ts';
import { strings } from './library/strings.ts';
import { twoVariableComprehensions } from './library/two_variable_comprehensions.ts';
import { urls } from './library/urls.ts';

/**
 * The environment of Kubernetes 1.37 without variables: every rule of a CustomResourceDefinition and every admission
 * policy is compiled in one that extends it. Mirrors Go's `environment.MustBaseEnvSet`.
 */
export function kubernetesEnvironment(): Environment {
  return new Environment({
    libraries: [
      standard(),
      urls(),
      regex(),
      lists(),
      authorization(),
      optionals(),
      quantities(),
      strings(),
      sets(),
      ipAddresses(),
      networks(),
      namedFormats(),
      twoVariableComprehensions(),
      semvers(),
      extendedLists(),
    ],
  });
}
