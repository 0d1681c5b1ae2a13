import type { DiffOptions } from '#apimachinery/util/objectdiff/diff_options';
import type { Arguments } from '../arguments.ts';
/** The identity of an object. */
export interface ObjectName {
    readonly group: string;
    readonly kind: string;
    readonly namespace: string;
    readonly name: string;
}
/** Two objects to compare; either may be missing. */
export type Pairing<T> = readonly [before: T | undefined, after: T | undefined];
/**
 * Pairs objects by group, kind, namespace and name, whatever the version. If one has no namespace, that of the other is
 * ignored. Objects without a name are paired in order.
 * @returns those of `before` in their order, then those only in `after`
 */
export declare function pairObjects<T>(before: readonly T[], after: readonly T[], nameOf: (object: T) => ObjectName): Pairing<T>[];
/** As kubectl writes it: `deployment.apps/web`, with its namespace `shop/deployment.apps/web`. */
export declare function objectLabel({ group, kind, namespace, name }: ObjectName): string;
/** How objects are compared, by the command line. @param ignored fields to ignore besides @throws UsageError when a path to ignore is invalid */
export declare function diffOptions(args: Arguments, ignored?: readonly string[]): DiffOptions;
