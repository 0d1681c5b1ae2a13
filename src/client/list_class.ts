import { ListBase } from '#apimachinery/apis/meta/v1/list';
import { ListMeta, TypeMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass, KindFacts } from '#apimachinery/runtime/kind_class';
import type { Content } from './rest/content.ts';
import { INLINE, LIST, OMITEMPTY } from '#engine/schema/descriptor';
import type { Field } from '#engine/schema/descriptor';

/** A list of objects, as a server gives it. */
export type KindList<T> = ListBase & {
  items: T[];
};

/** The classes that were made here, so that a Kind has one. */
const made = /* @__PURE__ */ new WeakMap<KindClass, KindClass>();

/** The class of a Kind's list: the one that the client was given, else one made for the Kind. */
export function listClassOf<T extends object>(item: KindClass<T>, content: Content): KindClass<KindList<T>> {
  const { group, version } = item;
  const known =
    content.scheme.typeFor({ group, version, kind: `${item.kind}List` }) ??
    content.classWithCodec(`${item.type}List`) ??
    made.get(item);
  if (known !== undefined) return known as unknown as KindClass<KindList<T>>;
  const list = makeListClass(item);
  made.set(item, list);
  return list as unknown as KindClass<KindList<T>>;
}

function makeListClass(item: KindClass): KindClass {
  const { group, version, apiVersion, kind, type } = item;
  const list = class extends ListBase {
    static get facts(): KindFacts {
      return { group, version, apiVersion, kind: `${kind}List`, type: `${type}List` };
    }

    static get fields(): readonly Field[] {
      return [
        ['', TypeMeta, INLINE],
        ['metadata', ListMeta, OMITEMPTY],
        ['items', item, LIST],
      ];
    }
  };
  return Object.defineProperty(list, 'name', { value: `${kind}List`, configurable: true }) as unknown as KindClass;
}
