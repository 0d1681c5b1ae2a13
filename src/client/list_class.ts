import type { ListBase } from '#apimachinery/apis/meta/v1/list';
import { defineListKind } from '#apimachinery/apis/meta/v1/unstructured/define_list_kind';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Content } from './rest/content.ts';

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
    content.scheme.typeFor({ group, version, kind: `${item.kind}List` }) ?? content.classWithCodec(`${item.type}List`);
  // Where a module was loaded twice, the other class's list has objects of that class.
  const isOurs = known?.fields.some(([name, of]) => name === 'items' && of === item);
  let list = isOurs ? known : made.get(item);
  if (list === undefined) made.set(item, (list = defineListKind(item)));
  return list as unknown as KindClass<KindList<T>>;
}
