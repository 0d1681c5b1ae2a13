import { quote } from '#engine/schema/fault';
import { RegistrationError } from '../errors.ts';
import { classOf, goTypeName, type KindClass } from '../kind_class.ts';
import type { RuntimeObject } from '../runtime_object.ts';
import type { GroupVersionKindLike, GroupVersionLike } from '../schema/group_version.ts';
import { fromAPIVersionAndKind, GroupVersionKind } from '../schema/group_version.ts';
import { versionKey } from './version_key.ts';

/** A class under one of its kinds. */
class Registration {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly type: KindClass;
  private made: GroupVersionKind | undefined = undefined;

  constructor(group: string, version: string, kind: string, type: KindClass) {
    this.group = group;
    this.version = version;
    this.kind = kind;
    this.type = type;
  }

  /** Made on first use: most are never used. */
  get gvk(): GroupVersionKind {
    return (this.made ??= new GroupVersionKind(this));
  }
}

/** Which class a Scheme has for which kind, in both directions. */
export class TypeRegistry {
  readonly #schemeName: string;
  /** All registrations, in their order. */
  readonly #all: Registration[] = [];
  /** By kind, for each group and version. */
  readonly #versions = new Map<string, Map<string, Registration>>();
  /** By class: of the first registrations, up to those that are new since somebody asked. */
  readonly #kinds = new Map<KindClass, GroupVersionKind[]>();
  #filed = 0;
  readonly #unversionedTypes = new Map<KindClass, GroupVersionKind>();
  readonly #unversionedKinds = new Map<string, KindClass>();

  constructor(schemeName: string) {
    this.#schemeName = schemeName;
  }

  /** Adds classes to a group and version, under their own kind or what `kinds` says. */
  add(gv: GroupVersionLike, types: readonly KindClass[], kinds?: readonly string[]): void {
    const { group, version } = gv;
    const key = versionKey(gv);
    let known = this.#versions.get(key);
    if (known === undefined) this.#versions.set(key, (known = new Map()));
    for (let index = 0; index < types.length; index++) {
      const type = types[index]!;
      const kind = kinds?.[index] ?? type.kind;
      const old = known.get(kind);
      if (old?.type === type) continue;
      const registration = new Registration(group, version, kind, type);
      if (version === '')
        throw new RegistrationError(`version is required on all types: ${registration.gvk} *${goTypeName(type)}`);
      if (old) {
        throw new RegistrationError(
          `Double registration of different types for ${old.gvk}: old=${old.type.type}, new=${type.type} in scheme ${quote(this.#schemeName)}`,
        );
      }
      known.set(kind, registration);
      this.#all.push(registration);
    }
  }

  /** Makes a class that was added unversioned. */
  setUnversioned(gv: GroupVersionLike, type: KindClass): void {
    const kind = this.#find(gv, type.kind)!.gvk;
    this.#unversionedTypes.set(type, kind);
    const old = this.#unversionedKinds.get(kind.kind);
    if (old && old !== type) {
      throw new RegistrationError(
        `${old.type} has already been registered as unversioned kind ${quote(kind.toString())} - kind name must be unique in scheme ${quote(this.#schemeName)}`,
      );
    }
    this.#unversionedKinds.set(kind.kind, type);
  }

  all(): readonly Registration[] {
    return this.#all;
  }

  /** Those of a group and version. */
  of(gv: GroupVersionLike): Iterable<Registration> {
    return this.#versions.get(versionKey(gv))?.values() ?? [];
  }

  /** The class of exactly a kind. */
  get(gvk: GroupVersionKindLike): KindClass | undefined {
    return this.#find(gvk, gvk.kind)?.type;
  }

  #find(gv: GroupVersionLike, kind: string): Registration | undefined {
    return this.#versions.get(versionKey(gv))?.get(kind);
  }

  /** The class of a kind name in any group and version. */
  unversioned(kind: string): KindClass | undefined {
    return this.#unversionedKinds.get(kind);
  }

  /** What a class is registered as. Empty when it isn't. */
  kindsOf(type: KindClass): readonly GroupVersionKind[] {
    return this.#byClass().get(type) ?? [];
  }

  #byClass(): Map<KindClass, GroupVersionKind[]> {
    for (; this.#filed < this.#all.length; this.#filed++) {
      const { gvk, type } = this.#all[this.#filed]!;
      const kinds = this.#kinds.get(type);
      if (kinds) kinds.push(gvk);
      else this.#kinds.set(type, [gvk]);
    }
    return this.#kinds;
  }

  /** What an unversioned class is written as. */
  unversionedKindOf(type: KindClass): GroupVersionKind | undefined {
    return this.#unversionedTypes.get(type);
  }

  /** The registered class of an object: its own, else the one for its `apiVersion` and `kind`. */
  find(object: RuntimeObject): KindClass | undefined {
    const type = Object.getPrototypeOf(object) === null ? undefined : classOf(object);
    if (type && this.#byClass().has(type)) return type;
    const { apiVersion, kind } = object;
    if (typeof apiVersion !== 'string' || typeof kind !== 'string' || apiVersion === '') return undefined;
    return this.get(fromAPIVersionAndKind(apiVersion, kind)) ?? this.#unversionedKinds.get(kind);
  }
}
