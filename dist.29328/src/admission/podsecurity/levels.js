import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
/** The labels of namespaces, and the annotations of audit events. */
export const LABEL_PREFIX = 'pod-security.kubernetes.io/';
const LEVELS = ['privileged', 'baseline', 'restricted'];
/** @returns undefined for what is none */
export function parseLevel(text) {
    return LEVELS.find((level) => level === text);
}
/** @returns undefined for what is none */
export function parseVersion(text) {
    return isVersion(text) && Number(text.slice(3)) <= MAX_INT64 ? text : text === 'latest' ? text : undefined;
}
const isVersion = (text) => /^v1\.(?:[0-9]|[1-9][0-9]*)$/.test(text);
/** Go's numbers end there. */
const MAX_INT64 = 2 ** 63 - 1025;
export const INVALID_LEVEL = `must be one of ${LEVELS.join(', ')}`;
export const INVALID_VERSION = 'must be "latest" or "v1.x"';
/** Negative when `a` forbids less than `b`. */
export function compareLevels(a, b) {
    return LEVELS.indexOf(a) - LEVELS.indexOf(b);
}
/** `restricted:v1.30` */
export function levelVersionToString({ level, version }) {
    return `${level}:${version}`;
}
/**
 * What the labels of a namespace ask for. What they don't say, and what is wrong of `audit` and `warn`, is as in `defaults`
 * or privileged; what is wrong of `enforce` is the strictest. Mirrors Go's `api.PolicyToEvaluate`.
 */
export function policyToEvaluate(labels, defaults) {
    const errors = [];
    const read = (name, parse, message, wrong, absent) => {
        const label = LABEL_PREFIX + name;
        const text = labels[label];
        if (text === undefined)
            return absent;
        const parsed = parse(text);
        if (parsed === undefined)
            errors.push(invalid(newPath('metadata', 'labels').key(label), text, message));
        return parsed ?? wrong;
    };
    const mode = (name, wrong, absent) => ({
        level: read(name, parseLevel, INVALID_LEVEL, wrong, absent.level),
        version: read(`${name}-version`, parseVersion, INVALID_VERSION, 'latest', absent.version),
    });
    const has = (name) => labels[LABEL_PREFIX + name] !== undefined;
    const enforce = mode('enforce', 'restricted', defaults.enforce);
    const isEnforced = parseLevel(labels[`${LABEL_PREFIX}enforce`] ?? '') !== undefined;
    const audit = mode('audit', 'privileged', defaults.audit);
    const warn = mode('warn', 'privileged', defaults.warn);
    // Who says only what is enforced is warned of it.
    const isImplied = !has('warn') && isEnforced && compareLevels(enforce.level, warn.level) > 0;
    const implied = { level: enforce.level, version: has('warn-version') ? warn.version : enforce.version };
    return { policy: { enforce, audit, warn: isImplied ? implied : warn }, errors };
}
