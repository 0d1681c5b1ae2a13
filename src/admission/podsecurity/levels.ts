import { invalid } from '#apimachinery/util/validation/field/constructors';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { newPath } from '#apimachinery/util/validation/field/path';

/** How much Pods may do, from everything to little. */
export type Level = 'baseline' | 'privileged' | 'restricted';

/** A version of a level: `v1.30`, or `latest`. */
export type Version = 'latest' | `v1.${number}`;

/** Go's `api.LevelVersion`. */
export interface LevelVersion {
  readonly level: Level;
  readonly version: Version;
}

/** What is done about Pods by which level. Mirrors Go's `api.Policy`. */
export interface Policy {
  readonly enforce: LevelVersion;
  readonly audit: LevelVersion;
  readonly warn: LevelVersion;
}

/** The labels of namespaces, and the annotations of audit events. */
export const LABEL_PREFIX = 'pod-security.kubernetes.io/';

const LEVELS: readonly Level[] = ['privileged', 'baseline', 'restricted'];

/** @returns undefined for what is none */
export function parseLevel(text: string): Level | undefined {
  return LEVELS.find((level) => level === text);
}

/** @returns undefined for what is none */
export function parseVersion(text: string): Version | undefined {
  return isVersion(text) && Number(text.slice(3)) <= MAX_INT64 ? text : text === 'latest' ? text : undefined;
}

const isVersion = (text: string): text is `v1.${number}` => /^v1\.(?:[0-9]|[1-9][0-9]*)$/.test(text);
/** Go's numbers end there. */
const MAX_INT64 = 2 ** 63 - 1025;

export const INVALID_LEVEL: string = `must be one of ${LEVELS.join(', ')}`;
export const INVALID_VERSION = 'must be "latest" or "v1.x"';

/** Negative when `a` forbids less than `b`. */
export function compareLevels(a: Level, b: Level): number {
  return LEVELS.indexOf(a) - LEVELS.indexOf(b);
}

/** `restricted:v1.30` */
export function levelVersionToString({ level, version }: LevelVersion): string {
  return `${level}:${version}`;
}

/**
 * The policy that the labels of a namespace ask for. A label that is missing counts as in `defaults`. A wrong value of
 * `audit` or `warn` counts as privileged, one of `enforce` as restricted, a wrong version as `latest`. Mirrors Go's `api.PolicyToEvaluate`.
 */
export function policyToEvaluate(
  labels: Readonly<Record<string, string>>,
  defaults: Policy,
): { readonly policy: Policy; readonly errors: FieldError[] } {
  const errors: FieldError[] = [];
  const read = <T>(name: string, parse: (text: string) => T | undefined, message: string, wrong: T, absent: T): T => {
    const label = LABEL_PREFIX + name;
    const text = labels[label];
    if (text === undefined) return absent;
    const parsed = parse(text);
    if (parsed === undefined) errors.push(invalid(newPath('metadata', 'labels').key(label), text, message));
    return parsed ?? wrong;
  };
  const mode = (name: keyof Policy, wrong: Level, absent: LevelVersion): LevelVersion => ({
    level: read(name, parseLevel, INVALID_LEVEL, wrong, absent.level),
    version: read(`${name}-version`, parseVersion, INVALID_VERSION, 'latest', absent.version),
  });
  const has = (name: string): boolean => labels[LABEL_PREFIX + name] !== undefined;
  const enforce = mode('enforce', 'restricted', defaults.enforce);
  const isEnforced = parseLevel(labels[`${LABEL_PREFIX}enforce`] ?? '') !== undefined;
  const audit = mode('audit', 'privileged', defaults.audit);
  const warn = mode('warn', 'privileged', defaults.warn);
  // Who says only what is enforced is warned of it.
  const isImplied = !has('warn') && isEnforced && compareLevels(enforce.level, warn.level) > 0;
  const implied = { level: enforce.level, version: has('warn-version') ? warn.version : enforce.version };
  return { policy: { enforce, audit, warn: isImplied ? implied : warn }, errors };
}
