import { INLINE, LIST, OMITEMPTY } from '#engine/schema/descriptor';
import type { Field } from '#engine/schema/descriptor';
import type { Init } from '#apimachinery/runtime/init';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { ListBase } from '../list.ts';
import { ObjectBase } from '../object.ts';
import { ListMeta, ObjectMeta, TypeMeta } from '../zz_generated.types.ts';

/** The definition of a kind for {@link defineKind}. */
export interface KindDefinition {
  /** The API group: `example.com`. */
  readonly group: string;
  /** The version within the group: `v1`. */
  readonly version: string;
  readonly kind: string;
  /** The plural name in URLs: `crontabs`. */
  readonly plural: string;
  readonly namespaced: boolean;
  /** The fields besides `apiVersion`, `kind` and `metadata`. See {@link schemaFields}. */
  readonly fields: readonly Field[];
}

/** An object of a kind defined at run time, with fields of type T. */
export type DefinedObject<T extends object> = ObjectBase & T;

/** A list of such objects. */
export type DefinedList<T extends object> = ListBase & { items: DefinedObject<T>[] };

/** The class of a kind defined at run time. */
export interface DefinedKind<T extends object> extends Omit<KindClass<DefinedObject<T>>, never> {
  new (init?: Init<DefinedObject<T>>): DefinedObject<T>;
  readonly prototype: DefinedObject<T>;
}

/** The class of its list. */
export interface DefinedListKind<T extends object> extends Omit<KindClass<DefinedList<T>>, never> {
  new (init?: Init<DefinedList<T>>): DefinedList<T>;
  readonly prototype: DefinedList<T>;
}

/**
 * Creates the class of a kind that isn't built in, equivalent to the generated ones: for `new`, and for `addKnownTypes`
 * of a Scheme (with `addToGroupVersion`), which lets serializers read, validate and write its objects.
 *
 * ```ts
 * const CronTab = defineKind<{ spec?: { schedule?: string } }>({
 *   group: 'example.com', version: 'v1', kind: 'CronTab', plural: 'crontabs', namespaced: true,
 *   fields: schemaFields(crd.spec.versions[0].schema.openAPIV3Schema),
 * });
 * scheme.addKnownTypes(CronTab, CronTab, defineListKind(CronTab));
 * addToGroupVersion(scheme, CronTab);
 * ```
 */
export function defineKind<T extends object = Record<never, never>>(definition: KindDefinition): DefinedKind<T> {
  const { group, version, kind } = definition;
  const type = class extends ObjectBase {
    static readonly group: string = group;
    static readonly version: string = version;
    static readonly apiVersion: string = new GroupVersion(definition).toString();
    static readonly kind: string = kind;
    static readonly resource: string = definition.plural;
    static readonly namespaced: boolean = definition.namespaced;
    static readonly protobuf = false;
    static readonly type: string = `${group}/${version}.${kind}`;
    static readonly fields: readonly Field[] = [
      ['', TypeMeta, INLINE],
      ['metadata', ObjectMeta, OMITEMPTY],
      ...definition.fields,
    ];
  };
  return named(type, kind) as unknown as DefinedKind<T>;
}

/** Creates the list class of a kind: `CronTabList`. */
export function defineListKind<T extends object>(item: DefinedKind<T>): DefinedListKind<T> {
  const kind = `${item.kind}List`;
  const type = class extends ListBase {
    static readonly group: string = item.group;
    static readonly version: string = item.version;
    static readonly apiVersion: string = item.apiVersion;
    static readonly kind: string = kind;
    static readonly protobuf = false;
    static readonly type: string = `${item.type}List`;
    static readonly fields: readonly Field[] = [
      ['', TypeMeta, INLINE],
      ['metadata', ListMeta, OMITEMPTY],
      ['items', item, LIST],
    ];
  };
  return named(type, kind) as unknown as DefinedListKind<T>;
}

function named<C extends object>(type: C, name: string): C {
  return Object.defineProperty(type, 'name', { value: name, configurable: true });
}
