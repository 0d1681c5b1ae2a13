import { quote } from '#engine/schema/fault';
import { Result } from './result.js';
/** anyOf, oneOf, allOf, not. If one of several schemas should match, errors are reported for the best match only. */
export function combine(node, path, result, validate) {
    const against = (schema) => {
        const own = new Result();
        validate(schema, own);
        return own;
    };
    const { anyOf, oneOf, allOf, not } = node;
    if (anyOf.length > 0)
        matchAny(anyOf, against, path, result);
    if (oneOf.length > 0)
        matchOne(oneOf, against, path, result);
    if (allOf.length > 0)
        matchAll(allOf, against, path, result);
    if (not !== undefined && against(not).isValid)
        result.add({ message: `${quote(path)} must not validate the schema (not)` });
    result.matchCount++;
}
function matchAny(schemas, against, path, result) {
    let best;
    for (const schema of schemas) {
        const found = against(schema);
        if (found.isValid)
            return result.merge(found);
        if (best === undefined || found.matchCount > best.matchCount)
            best = found;
    }
    result.add({ message: `${quote(path)} must validate at least one schema (anyOf)` });
    result.merge(best);
}
function matchOne(schemas, against, path, result) {
    let best;
    let first;
    let valid = 0;
    for (const schema of schemas) {
        const found = against(schema);
        if (found.isValid) {
            valid++;
            first ??= found;
        }
        else if (best === undefined || found.matchCount > best.matchCount) {
            best = found;
        }
    }
    if (valid === 1)
        return result.merge(first);
    result.add({
        message: `${quote(path)} must validate one and only one schema (oneOf). Found ${valid === 0 ? 'none valid' : `${valid} valid alternatives`}`,
    });
    if (valid === 0)
        result.merge(best);
}
function matchAll(schemas, against, path, result) {
    let valid = 0;
    for (const schema of schemas) {
        const found = against(schema);
        if (found.isValid)
            valid++;
        result.merge(found);
    }
    if (valid < schemas.length)
        result.add({
            message: `${quote(path)} must validate all the schemas (allOf)${valid === 0 ? '. None validated' : ''}`,
        });
}
