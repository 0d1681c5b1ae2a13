import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKind } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
/** The kinds that `into` may be; undefined when the Scheme doesn't know it. */
export declare function kindsOf(scheme: Scheme, into: RuntimeObject): readonly GroupVersionKind[] | undefined;
