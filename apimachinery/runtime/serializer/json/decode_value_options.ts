import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
import type { CheckOptions } from './check_value.ts';

/** How a value is made an object. */
export interface DecodeValueOptions extends CheckOptions {
  /** What the value was read from: for errors, and for an Unknown. */
  readonly source: () => string | Uint8Array;
  readonly defaults: Partial<GroupVersionKindLike> | undefined;
  readonly into: RuntimeObject | undefined;
}
