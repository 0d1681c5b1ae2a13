import type { OwnerReference } from '#apimachinery/apis/meta/v1/zz_generated.structs';

/** What controllers read of an object's metadata, whatever its Kind. */
export interface Metadata {
  readonly name?: string;
  readonly namespace?: string;
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly generation?: number | bigint;
  readonly deletionTimestamp?: string;
  readonly deletionGracePeriodSeconds?: number | bigint;
  readonly finalizers?: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly ownerReferences?: readonly OwnerReference[];
}

/** Decoders have verified what comes from servers; the compiler has what programs give. */
function isMetadata(value: unknown): value is Metadata {
  return typeof value === 'object' && value !== null;
}

/** The metadata of an object; empty if it has none. */
export function metadataOf(object: object | undefined): Metadata {
  return object !== undefined && 'metadata' in object && isMetadata(object.metadata) ? object.metadata : {};
}
