import type { FieldError } from '#apimachinery/util/validation/field/field_error';
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
export declare const LABEL_PREFIX = "pod-security.kubernetes.io/";
/** @returns undefined for what is none */
export declare function parseLevel(text: string): Level | undefined;
/** @returns undefined for what is none */
export declare function parseVersion(text: string): Version | undefined;
export declare const INVALID_LEVEL: string;
export declare const INVALID_VERSION = "must be \"latest\" or \"v1.x\"";
/** Negative when `a` forbids less than `b`. */
export declare function compareLevels(a: Level, b: Level): number;
/** `restricted:v1.30` */
export declare function levelVersionToString({ level, version }: LevelVersion): string;
/**
 * What the labels of a namespace ask for. What they don't say, and what is wrong of `audit` and `warn`, is as in `defaults`
 * or privileged; what is wrong of `enforce` is the strictest. Mirrors Go's `api.PolicyToEvaluate`.
 */
export declare function policyToEvaluate(labels: Readonly<Record<string, string>>, defaults: Policy): {
    readonly policy: Policy;
    readonly errors: FieldError[];
};
