import { Unstructured, UnstructuredList } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';

/** A custom resource: data without a class for each of its parts, with metadata. */
class CustomObject extends Unstructured {
  declare metadata: ObjectMeta;

  constructor(content?: object) {
    super(content);
    this.metadata ??= {};
  }
}

/** The class of one kind of custom resources. */
export interface CustomKind extends KindClass {
  new (content?: object): CustomObject;
  readonly prototype: CustomObject;
}

/** What a definition calls its objects in one version. */
export interface CustomKindNames {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly listKind: string;
  readonly plural: string;
  readonly namespaced: boolean;
}

/** The class of the custom resources of a version. */
export function newCustomKind({ group, version, kind, plural, namespaced }: CustomKindNames): CustomKind {
  return class extends CustomObject {
    static override readonly group: string = group;
    static override readonly version: string = version;
    static override readonly apiVersion: string = new GroupVersion({ group, version }).toString();
    static override readonly kind: string = kind;
    static readonly resource: string = plural;
    static readonly namespaced: boolean = namespaced;
    static readonly protobuf = false;
  };
}

/** The class of their list. */
export function newCustomListKind({ group, version, listKind }: CustomKindNames): KindClass {
  return class extends UnstructuredList {
    static override readonly group: string = group;
    static override readonly version: string = version;
    static override readonly apiVersion: string = new GroupVersion({ group, version }).toString();
    static override readonly kind: string = listKind;
    static readonly protobuf = false;
  };
}
