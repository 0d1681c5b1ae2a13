import { type Type } from '../types/type.ts';
import { CelError, OpaqueValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';
/** The type of semantic versions. */
export declare const SemverType: Type;
/** A semantic version. */
export declare class SemverValue extends OpaqueValue {
    readonly type: Type;
    readonly goType = "cel.Semver";
    readonly numbers: readonly [major: bigint, minor: bigint, patch: bigint];
    readonly pre: readonly (bigint | string)[];
    private readonly build;
    constructor(numbers: readonly [bigint, bigint, bigint], pre: readonly (bigint | string)[], build: readonly string[]);
    equals(other: Value): Value;
    /** The order of two versions; builds have none. */
    compare(other: SemverValue): -1 | 0 | 1;
    toString(): string;
}
/** Reads `1.2.3-alpha.1+build`. Mirrors blang/semver's `Parse`. */
export declare function parseSemver(text: string): SemverValue | CelError;
/** Semantic versions: `semver('1.2.3')`. Mirrors Kubernetes' `library.SemverLib`, version 1. */
export declare function semvers(): Library;
