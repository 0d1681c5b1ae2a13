import { parseDuration } from '#apimachinery/apis/meta/v1/duration';
import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { asError } from '#engine/text/as_error';
import {
  type Authorizer,
  type AuthorizerHost,
  alwaysAllow,
  alwaysDeny,
  firstToDecide,
  type HostedAuthorizer,
  type Rules,
  withName,
  withPrivilegedGroup,
} from '../../apiserver/authorization/authorizer.ts';
import { nodeAuthorizer } from '../../apiserver/authorization/node/node_authorizer.ts';
import { rbac } from '../../apiserver/authorization/rbac/rbac.ts';
import { webhookAuthorizer } from '../../apiserver/authorization/webhook_authorizer.ts';
import type { AuthorizerConfiguration } from '../../apiserver/configuration/authorization_configuration.ts';
import { loadAuthorizationConfiguration } from '../../apiserver/configuration/load.ts';
import {
  compileMatchConditions,
  validateAuthorizationConfiguration,
} from '../../apiserver/configuration/validate_authorization.ts';
import { type AccessArguments, type AuthorizationWebhookArguments, WRONG_MODES } from './access_arguments.ts';
import type { FollowedFiles } from './followed_files.ts';
import { OptionFile } from './option_file.ts';
import type { ReviewClient, ReviewClientOptions } from './review_client.ts';

/** Asks a webhook whose kubeconfig an option names. */
export type OpenReviewClient = (option: string, path: string, options?: ReviewClientOptions) => ReviewClient;

/** Who decides, by the flags: undefined where everybody may do everything. */
export function authorizersOfFlags(given: AccessArguments, open: OpenReviewClient): HostedAuthorizer | undefined {
  if (given.modes.includes('AlwaysAllow')) return undefined;
  const authorizerOf = (mode: string): Authorizer | HostedAuthorizer => {
    if (mode === 'RBAC') return rbac();
    if (mode === 'Node') return nodeAuthorizer();
    const webhook = given.authorizationWebhook;
    return mode === 'AlwaysDeny' || webhook === undefined ? alwaysDeny : webhookOfFlags(webhook, open);
  };
  return privileged(firstToDecide(...given.modes.map((mode) => withName(mode.toLowerCase(), authorizerOf(mode)))));
}

function webhookOfFlags(given: AuthorizationWebhookArguments, open: OpenReviewClient): Authorizer {
  const { configFile, authorizedTTL, unauthorizedTTL } = given;
  const client = open('authorization-webhook-config-file', configFile);
  return webhookAuthorizer({
    review: (review) => client.reviewAccess(review),
    ...(authorizedTTL !== undefined && { authorizedTTL }),
    ...(unauthorizedTTL !== undefined && { unauthorizedTTL }),
  });
}

/** Members of `system:masters` may do everything, whoever decides besides. */
function privileged(authorizer: HostedAuthorizer): HostedAuthorizer {
  return { install: (host) => withPrivilegedGroup(authorizer.install(host)) };
}

const NO_RULES: Rules = { resourceRules: [], nonResourceRules: [], incomplete: true, evaluationError: '' };

const OPTION = 'authorization-config';

/**
 * Who decides, by `--authorization-config`, followed while the server runs. Types other than webhooks must stay, and Node
 * and RBAC can't be added later.
 * @param isAnonymous whether who shows nothing is let in
 * @throws UsageError what is wrong with the file
 */
export function configuredAuthorizers(
  path: string,
  isAnonymous: boolean,
  files: FollowedFiles,
  open: OpenReviewClient,
): HostedAuthorizer {
  const file = new OptionFile(OPTION, path);
  const first = readAuthorizers(file, [], isAnonymous);
  const required = first.map(({ type }) => type).filter((type) => type !== 'Webhook');
  const install = (host: AuthorizerHost): Authorizer => {
    // What keeps something in the server is there from the start.
    const kept = new Map<string, Authorizer>();
    if (required.includes('RBAC')) kept.set('RBAC', rbac().install(host));
    if (required.includes('Node')) kept.set('Node', nodeAuthorizer().install(host));
    const followed = files.follow([path], () => {
      const all = readAuthorizers(file, required, isAnonymous).map((each) =>
        withName(each.name, authorizerOf(each, file, kept, open)),
      );
      return firstToDecide(...all).install(host);
    });
    const whole: Authorizer = (attributes) => followed.current(attributes);
    whole.rulesFor = (user, namespace) => followed.current.rulesFor?.(user, namespace) ?? NO_RULES;
    return whole;
  };
  return privileged({ install });
}

function readAuthorizers(
  file: OptionFile,
  required: readonly string[],
  isAnonymous: boolean,
): readonly AuthorizerConfiguration[] {
  const text = file.text();
  let authorizers: readonly AuthorizerConfiguration[];
  try {
    const configuration = loadAuthorizationConfiguration(text);
    const wrong = ErrorList.toAggregate(validateAuthorizationConfiguration(configuration));
    if (wrong !== undefined) throw wrong;
    authorizers = configuration.authorizers ?? [];
  } catch (error) {
    throw file.fault(asError(error).message);
  }
  const faults = authorizers.flatMap((authorizer, index) => faultsOf(authorizer, `authorizers[${index}]`, isAnonymous));
  const missing = required.filter((type) => !authorizers.some((authorizer) => authorizer.type === type));
  if (missing.length > 0) faults.push(`missing required types: [${missing.sort().join(' ')}]`);
  const wrong = newAggregate(faults.map((fault) => new Error(fault)));
  if (wrong !== undefined) throw file.fault(wrong.message);
  return authorizers;
}

/** What kube-apiserver demands besides, and what this server can't do. */
function faultsOf({ type, name, webhook }: AuthorizerConfiguration, path: string, isAnonymous: boolean): string[] {
  if (type === 'Webhook')
    return webhook?.connectionInfo.type === 'InClusterConfig'
      ? [`${path}.connectionInfo.type: InClusterConfig is not supported: name a kubeConfigFile`]
      : [];
  const why = WRONG_MODES.get(type);
  if (why !== undefined) return [`${path}.type: ${type} ${why}`];
  if (type === 'AlwaysAllow' && isAnonymous)
    return [`${path}.type: AlwaysAllow would let everybody do everything: add --anonymous-auth false`];
  return name === type.toLowerCase()
    ? []
    : [`expected name ${type.toLowerCase()} for authorizer ${type} instead of ${name}`];
}

function authorizerOf(
  authorizer: AuthorizerConfiguration,
  file: OptionFile,
  kept: ReadonlyMap<string, Authorizer>,
  open: OpenReviewClient,
): Authorizer {
  const { type, webhook } = authorizer;
  if (type === 'AlwaysAllow') return alwaysAllow;
  if (type === 'AlwaysDeny') return alwaysDeny;
  if (webhook === undefined) {
    const authorizer = kept.get(type);
    if (authorizer !== undefined) return authorizer;
    throw file.fault(`authorizer type ${type} is not allowed if it was not enabled at initial server startup`);
  }
  const { authorizedTTL, unauthorizedTTL, timeout, subjectAccessReviewVersion: version, connectionInfo } = webhook;
  const client = open(OPTION, connectionInfo.kubeConfigFile ?? '', { timeout: milliseconds(timeout) });
  return webhookAuthorizer({
    review: (review) => client.reviewAccess(review, version),
    authorizedTTL: webhook.cacheAuthorizedRequests ? milliseconds(authorizedTTL) : 0,
    unauthorizedTTL: webhook.cacheUnauthorizedRequests ? milliseconds(unauthorizedTTL) : 0,
    failurePolicy: webhook.failurePolicy === 'Deny' ? 'Deny' : 'NoOpinion',
    matchConditions: compileMatchConditions(webhook, newPath(authorizer.name)).conditions,
  });
}

function milliseconds(duration: string): number {
  return Number(parseDuration(duration)) / 1e6;
}
