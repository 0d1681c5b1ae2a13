import type { KindClass, KindFacts } from '#apimachinery/runtime/kind_class';
import type { Field } from '#engine/schema/descriptor';
import { INLINE, LIST, OMITEMPTY } from '#engine/schema/descriptor';
import { ListBase, type ListClass } from '../list.ts';
import { ListMeta, TypeMeta } from '../zz_generated.types.ts';

/** The data of a list of objects of a Kind with the data T. */
export interface ObjectListOf<T extends object> {
  apiVersion: string;
  kind: string;
  metadata: ListMeta;
  items: T[];
}

/**
 * Makes the class of a Kind's list, `CronTabList`, for Kinds of which no package has one. Clients and API servers make it
 * where they need it; a Scheme is given it:
 *
 * ```ts
 * scheme.addKnownTypes(CronTab, CronTab, defineListKind(CronTab));
 * addToGroupVersion(scheme, CronTab);
 * ```
 */
export function defineListKind<T extends object>(item: KindClass<T>): ListClass<ObjectListOf<T>, T>;
export function defineListKind(item: KindClass): object {
  const kind = `${item.kind}List`;
  const type = class extends ListBase {
    static get protobuf(): false | undefined {
      return item.protobuf;
    }

    static get facts(): KindFacts {
      const { group, version, apiVersion, type: itemType } = item;
      return { group, version, apiVersion, kind, type: `${itemType}List` };
    }

    static get fields(): readonly Field[] {
      return [
        ['', TypeMeta, INLINE],
        ['metadata', ListMeta, OMITEMPTY],
        ['items', item, LIST],
      ];
    }
  };
  return Object.defineProperty(type, 'name', { value: kind, configurable: true });
}
