import { isMap } from '#engine/json/untyped';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
import { nameOf, without } from '../aspects/server_fields.js';
export function checkServiceAccount(faults, { metadata }) {
    checkObjectMeta(faults, metadata, { namespaced: true });
}
export const serviceAccountColumns = [nameColumn, ageColumn];
export const serviceAccountStrategy = { returnDeletedObject: true };
/** Secrets of tokens, which clusters before 1.24 made for every account. */
export function withoutTokens(secrets, name) {
    if (!Array.isArray(secrets))
        return undefined;
    const rest = secrets.filter((each) => !isMap(each) || !String(each['name']).startsWith(`${name}-token-`));
    return rest.length === 0 ? undefined : rest;
}
/** Without the secrets of tokens that clusters before 1.24 made for every account. */
export const serviceAccountWithoutServerFields = (account) => {
    const secrets = withoutTokens(account['secrets'], nameOf(account));
    return secrets === undefined ? without(account, ({ key }) => key === 'secrets') : { ...account, secrets };
};
