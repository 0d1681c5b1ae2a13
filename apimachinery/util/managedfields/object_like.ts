import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import type { ManagedFieldsEntry } from '../../apis/meta/v1/zz_generated.types.ts';

/** What the functions here need of an object: an instance of a Kind class or a plain object. */
export interface ObjectLike extends RuntimeObject {
  readonly metadata?:
    | {
        readonly name?: string;
        readonly namespace?: string;
        readonly uid?: string;
        readonly annotations?: { readonly [key: string]: string };
        readonly managedFields?: readonly ManagedFieldsEntry[];
      }
    | undefined;
}
