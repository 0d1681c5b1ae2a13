import { ListBase } from '../../../apis/meta/v1/list.ts';
import { ObjectBase } from '../../../apis/meta/v1/object.ts';
import type { ListMeta, ObjectMeta } from '../../../apis/meta/v1/zz_generated.types.ts';

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
