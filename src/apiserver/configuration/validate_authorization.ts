import { append } from '#engine/go/append';
import { duplicate, invalid, notSupported, required } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import type { AuthorizationConfiguration } from './authorization_configuration.ts';
import { validateWebhook } from './validate_webhook.ts';

/** The types of authorizers that kube-apiserver knows. */
const TYPES = ['ABAC', 'AlwaysAllow', 'AlwaysDeny', 'Node', 'RBAC', 'Webhook'];

const WEBHOOK = 'Webhook';

/** What is wrong with a configuration. Mirrors Go's `ValidateAuthorizationConfiguration`. */
export function validateAuthorizationConfiguration({ authorizers = [] }: AuthorizationConfiguration): ErrorList {
  const root = newPath('authorizers');
  const errors: ErrorList = [];
  if (authorizers.length === 0) errors.push(required(root, 'at least one authorization mode must be defined'));
  const [types, names] = [new Set<string>(), new Set<string>()];
  for (const [index, { type = '', name = '', webhook }] of authorizers.entries()) {
    const path = root.index(index);
    const wrongType =
      type === ''
        ? required(path.child('type'), '')
        : !TYPES.includes(type)
          ? notSupported(path.child('type'), type, TYPES)
          : types.has(type) && type !== WEBHOOK && duplicate(path.child('type'), type);
    if (wrongType !== false) {
      errors.push(wrongType);
      continue;
    }
    types.add(type);
    const faults = isDNS1123Subdomain(name);
    if (name === '') errors.push(required(path.child('name'), ''));
    else if (names.has(name)) errors.push(duplicate(path.child('name'), name));
    else if (faults.length > 0)
      errors.push(invalid(path.child('name'), name, `authorizer name is invalid: ${faults.join(', ')}`));
    names.add(name);
    if (type !== WEBHOOK) {
      if (webhook !== undefined)
        errors.push(invalid(path.child('webhook'), 'non-null', 'may only be specified when type=Webhook'));
    } else if (webhook === undefined) errors.push(required(path.child('webhook'), 'required when type=Webhook'));
    else append(errors, validateWebhook(webhook, path));
  }
  return errors;
}
