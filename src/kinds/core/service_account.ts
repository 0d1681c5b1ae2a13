import type { ServiceAccount } from '#api/core/v1/zz_generated.types';
import { isMap } from '#engine/json/untyped';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import { nameOf, type WithoutServerFields, without } from '../aspects/server_fields.ts';
import type { KindStrategy } from '../aspects/strategy.ts';

export function checkServiceAccount(faults: Faults, { metadata }: ServiceAccount): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
}

export const serviceAccountColumns: readonly Column[] = [nameColumn, ageColumn];

/** Of a secret, its name is kept. */
function nameSecrets({ secrets = [] }: ServiceAccount): void {
  for (const [index, { name }] of secrets.entries()) secrets[index] = name === undefined ? {} : { name };
}

const MOUNTABLE_SECRETS = 'kubernetes.io/enforce-mountable-secrets';

type Own = Pick<
  KindStrategy<ServiceAccount>,
  'returnDeletedObject' | 'prepareForCreate' | 'prepareForUpdate' | 'warnings'
>;

export const serviceAccountStrategy: Required<Own> = {
  returnDeletedObject: true,
  prepareForCreate: nameSecrets,
  prepareForUpdate: nameSecrets,
  *warnings({ metadata }, old) {
    const has = (annotations: object = {}): boolean => Object.hasOwn(annotations, MOUNTABLE_SECRETS);
    if (has(metadata.annotations) && !has(old?.metadata.annotations))
      yield `metadata.annotations[${MOUNTABLE_SECRETS}]: deprecated in v1.32+; prefer separate namespaces to isolate access to mounted secrets`;
  },
};

/** Secrets of tokens, which clusters before 1.24 made for every account. */
function withoutTokens(secrets: unknown, name: string): readonly unknown[] | undefined {
  if (!Array.isArray(secrets)) return undefined;
  const rest = secrets.filter((each) => !isMap(each) || !String(each['name']).startsWith(`${name}-token-`));
  return rest.length === 0 ? undefined : rest;
}

/** Without the secrets of tokens that clusters before 1.24 made for every account. */
export const serviceAccountWithoutServerFields: WithoutServerFields = (account) => {
  const secrets = withoutTokens(account['secrets'], nameOf(account));
  return secrets === undefined ? without(account, ({ key }) => key === 'secrets') : { ...account, secrets };
};
