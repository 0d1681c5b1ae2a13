import { ListBase } from '#apimachinery/apis/meta/v1/list';
import { ObjectBase } from '#apimachinery/apis/meta/v1/object';
import type { ListMeta, ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';

/** The metadata of a plain object, with methods: what they set is set in the object. */
export class ObjectView extends ObjectBase {
  constructor(metadata: ObjectMeta) {
    super({ metadata });
  }
}

/** The metadata of a plain list, with methods: what they set is set in the list. */
export class ListView extends ListBase {
  static readonly fields: readonly [] = [];

  constructor(metadata: ListMeta) {
    super({ metadata });
  }
}
