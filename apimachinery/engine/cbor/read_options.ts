import type { Scalars } from '../schema/descriptor.ts';
import type { FieldTree } from '../schema/field_tree.ts';

/** How `readCBOR` reads. */
export interface ReadCBOROptions {
  /** The scalars that descriptors name. */
  readonly scalars?: Scalars;
  /** Leave out what the struct has no field for, instead of keeping it. */
  readonly knownOnly?: boolean;
  /** Fields to skip: what they hold is not looked at, as long as it is well-formed. */
  readonly omit?: FieldTree | undefined;
  /** Reads the value of an opaque scalar: calls `read`, and may check what it gives or turn its errors into others. */
  readonly opaque?: (goType: string, read: () => unknown) => unknown;
}

/** What `readCBOR` has read. */
export interface ReadCBOR {
  /** `undefined` for null. */
  readonly value: Record<string, unknown> | undefined;
  /** The first key that is not a field, and which entry of its map it is. */
  readonly unknown: { readonly keys: readonly (string | number)[]; readonly index: number } | undefined;
}
