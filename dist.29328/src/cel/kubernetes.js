import { Environment } from './environment.js';
import { ipAddresses, networks } from './library/addresses.js';
import { authorization } from './library/authorizer.js';
import { extendedLists } from './library/extended_lists.js';
import { lists } from './library/lists.js';
import { namedFormats } from './library/named_formats.js';
import { optionals } from './library/optionals.js';
import { quantities } from './library/quantity.js';
import { regex } from './library/regex.js';
import { semvers } from './library/semver.js';
import { sets } from './library/sets.js';
import { standard } from './library/standard.js';
import { strings } from './library/strings.js';
import { twoVariableComprehensions } from './library/two_variable_comprehensions.js';
import { urls } from './library/urls.js';
/**
 * The environment of Kubernetes 1.37 without variables: every rule of a CustomResourceDefinition and every admission
 * policy is compiled in one that extends it. Mirrors Go's `environment.MustBaseEnvSet`.
 */
export function kubernetesEnvironment() {
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
