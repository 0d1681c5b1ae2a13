import { ListBase } from '#apimachinery/apis/meta/v1/list';
import { ObjectBase } from '#apimachinery/apis/meta/v1/object';
import type { ListMeta, ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';

/** Accessor methods over the metadata of a plain object; setters change that object. */
export class ObjectView extends ObjectBase {
  constructor(metadata: ObjectMeta) {
    super({ metadata });
  }
}

/** Accessor methods over the metadata of a plain list; setters change that list. */
export class ListView extends ListBase {
  static readonly fields: readonly [] = [];

  constructor(metadata: ListMeta) {
    super({ metadata });
  }
}
