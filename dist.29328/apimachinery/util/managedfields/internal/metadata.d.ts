import type { ManagedFieldsEntry } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
export type JSONObject = Record<string, unknown>;
/** A field of the metadata; empty when it is not a string. */
export declare function metadataText(object: object, name: string): string;
/** As Go reads them from an unstructured object: `undefined` when any entry is invalid. */
export declare function managedFieldsOf(object: object): readonly ManagedFieldsEntry[] | undefined;
/** The annotations, if all are strings. */
export declare function annotationsOf(object: object): Readonly<Record<string, string>> | undefined;
/** A copy with one property changed or removed. It keeps its class. */
export declare function withProperty<T extends object>(object: T, name: string, value: unknown): T;
/** A copy with one field of the metadata changed, or taken away. Metadata that are no object stay as they are, as in Go. */
export declare function withMetadata<T extends object>(object: T, name: string, value: unknown): T;
/** A copy with these managedFields, or without any. */
export declare function withManagedFields<T extends object>(object: T, entries: readonly ManagedFieldsEntry[] | undefined): T;
/** The kind of an object; empty when its apiVersion is invalid, as in Go. */
export declare function kindOf(object: object): GroupVersionKind;
/** `default/web; apps/v1, Kind=Deployment`: an object in Go's error messages. */
export declare function nameInText(object: object): string;
