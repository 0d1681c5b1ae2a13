import { quote } from '../../../src/engine/fault.ts';
import { RegistrationError } from '../errors.ts';
import { classOf } from '../kind_base.ts';
import { goTypeName, type KindClass } from '../kind_class.ts';
import type { RuntimeObject } from '../runtime_object.ts';
import { fromAPIVersionAndKind, GroupVersionKind } from '../schema/group_version.ts';
import type { GroupVersionKindLike } from '../schema/group_version.ts';

/** Which class a Scheme has for which kind, in both directions. */
export class TypeRegistry {
  readonly #schemeName: string;
  readonly #types = new Map<string, { readonly gvk: GroupVersionKind; readonly type: KindClass }>();
  readonly #kinds = new Map<KindClass, GroupVersionKind[]>();
  readonly #unversionedTypes = new Map<KindClass, GroupVersionKind>();
  readonly #unversionedKinds = new Map<string, KindClass>();

  constructor(schemeName: string) {
    this.#schemeName = schemeName;
  }

  add(group: string, version: string, kind: string, type: KindClass): void {
    const key = `${group}/${version}/${kind}`;
    const old = this.#types.get(key);
    if (old?.type === type) return;
    const gvk = new GroupVersionKind({ group, version, kind });
    if (version === '') throw new RegistrationError(`version is required on all types: ${gvk} *${goTypeName(type)}`);
    if (old) {
      throw new RegistrationError(`Double registration of different types for ${gvk}: old=${old.type.type}, new=${type.type} in scheme ${quote(this.#schemeName)}`);
    }
    this.#types.set(key, { gvk, type });
    const kinds = this.#kinds.get(type);
    if (kinds) kinds.push(gvk);
    else this.#kinds.set(type, [gvk]);
  }

  /** Makes a class that was added unversioned. */
  setUnversioned(gvk: GroupVersionKindLike, type: KindClass): void {
    const kind = new GroupVersionKind(gvk);
    this.#unversionedTypes.set(type, kind);
    const old = this.#unversionedKinds.get(kind.kind);
    if (old && old !== type) {
      throw new RegistrationError(
        `${old.type} has already been registered as unversioned kind ${quote(kind.toString())} - kind name must be unique in scheme ${quote(this.#schemeName)}`,
      );
    }
    this.#unversionedKinds.set(kind.kind, type);
  }

  all(): IterableIterator<{ readonly gvk: GroupVersionKind; readonly type: KindClass }> {
    return this.#types.values();
  }

  /** The class of exactly a kind. */
  get(gvk: GroupVersionKindLike): KindClass | undefined {
    return this.#types.get(`${gvk.group}/${gvk.version}/${gvk.kind}`)?.type;
  }

  /** The class of a kind name in any group and version. */
  unversioned(kind: string): KindClass | undefined {
    return this.#unversionedKinds.get(kind);
  }

  /** What a class is registered as. Empty when it isn't. */
  kindsOf(type: KindClass): readonly GroupVersionKind[] {
    return this.#kinds.get(type) ?? [];
  }

  /** What an unversioned class is written as. */
  unversionedKindOf(type: KindClass): GroupVersionKind | undefined {
    return this.#unversionedTypes.get(type);
  }

  /** The registered class of an object: its own, else the one for its `apiVersion` and `kind`. */
  find(object: RuntimeObject): KindClass | undefined {
    const type = Object.getPrototypeOf(object) === null ? undefined : classOf(object);
    if (type && this.#kinds.has(type)) return type;
    const { apiVersion, kind } = object;
    if (typeof apiVersion !== 'string' || typeof kind !== 'string' || apiVersion === '') return undefined;
    return this.get(fromAPIVersionAndKind(apiVersion, kind)) ?? this.#unversionedKinds.get(kind);
  }
}
