import { setOwn } from '#engine/json/own_property';
import { NO_SCALARS } from '#engine/schema/compile';
import type { Scalars } from '#engine/schema/descriptor';
import { type Class, type ConversionFunc, Converter } from '../conversion/converter.ts';
import { deepCopyJSONValue } from './deep_copy.ts';
import { MissingKindError, MissingVersionError, NotRegisteredError } from './errors.ts';
import { defaultMetaV1FieldSelectorConversion, type FieldLabel, type FieldLabelConversionFunc } from './field_label.ts';
import { APIVersionInternal, type GroupVersioner, kindChooser } from './group_versioner.ts';
import { TypeRegistry } from './internal/type_registry.ts';
import { VersionPriority } from './internal/version_priority.ts';
import type { KindBase } from './kind_base.ts';
import { classOf, type KindClass } from './kind_class.ts';
import type { RuntimeObject } from './runtime_object.ts';
import {
  fromAPIVersionAndKind,
  type GroupKindLike,
  type GroupVersion,
  GroupVersionKind,
  type GroupVersionKindLike,
  type GroupVersionLike,
} from './schema/group_version.ts';
import type { DefaultingFunc, ObjectKinds, ValidationFunc } from './scheme_functions.ts';
import { isUnstructured } from './unstructured.ts';

/**
 * The kinds a program knows: which class stands for which group, version and kind, and how objects are defaulted,
 * validated and converted between versions. Every method also takes plain objects with `apiVersion` and `kind`.
 * Mirrors Go's `runtime.Scheme`.
 *
 * Register everything first, then use it. Registering does no work per field.
 */
export class Scheme {
  /** The name in error texts. */
  readonly schemeName: string;
  readonly #types: TypeRegistry;
  readonly #priority = new VersionPriority();
  readonly #fieldLabels = new Map<string, FieldLabelConversionFunc>();
  readonly #defaulters = new Map<KindClass, DefaultingFunc<never>>();
  readonly #validators = new Map<KindClass, ValidationFunc<never>>();
  readonly #converter = new Converter();
  #scalars: Scalars = NO_SCALARS;

  /** @param schemeName the name in error texts; Go takes the place in the source where the Scheme was made */
  constructor(schemeName = 'scheme') {
    this.schemeName = schemeName;
    this.#types = new TypeRegistry(schemeName);
  }

  /** The same as {@link Scheme.schemeName}, as in Go. */
  name(): string {
    return this.schemeName;
  }

  toString(): string {
    return `Scheme(${this.schemeName})`;
  }

  /** The converter that {@link Scheme.convert} uses. */
  converter(): Converter {
    return this.#converter;
  }

  /**
   * Adds types whose wire form is one value with a syntax of its own, such as times: the fields of Kinds only name
   * them. `metav1.addToGroupVersion`, and with it every `addToScheme`, adds those of Kubernetes
   * (`metav1.scalars`). Without its scalars a Kind can't be read or written.
   *
   * Differs from Go: there the types themselves know their syntax.
   */
  addScalars(scalars: Scalars): void {
    this.#scalars = withScalars(this.#scalars, scalars);
  }

  /** What was added. */
  get scalars(): Scalars {
    return this.#scalars;
  }

  /**
   * Registers classes in a group and version, under their own kind. A class alone is registered in its own:
   * `scheme.addKnownTypes(CronTab)`.
   * @throws {RegistrationError} when a kind is registered already with another class, or the version is empty
   */
  addKnownTypes(gv: GroupVersionLike | KindClass, ...types: readonly KindClass[]): void {
    this.#priority.observe(gv);
    this.#types.add(gv, classesOf(gv, types));
  }

  /**
   * Registers a class under any group, version and kind.
   * @throws {RegistrationError} when the kind is registered already with another class, or the version is empty
   */
  addKnownTypeWithName(gvk: GroupVersionKindLike, type: KindClass): void {
    this.#priority.observe(gvk);
    this.#types.add(gvk, [type], [gvk.kind]);
  }

  /**
   * Registers classes in a group and version, each under the kind that its key says: `{ Pod, PodList }`. The same as
   * {@link Scheme.addKnownTypeWithName} of each.
   * @throws {RegistrationError} when a kind is registered already with another class, or the version is empty
   */
  addKnownTypesWithNames(gv: GroupVersionLike, types: { readonly [kind: string]: KindClass }): void {
    this.#priority.observe(gv);
    this.#types.add(gv, Object.values(types), Object.keys(types));
  }

  /**
   * Registers classes that are the same in all versions: they are written with the given group and version, never
   * converted, and made for a kind of their name in any group and version.
   * @throws {RegistrationError} as {@link Scheme.addKnownTypes}, and when another unversioned class has the same kind
   */
  addUnversionedTypes(gv: GroupVersionLike | KindClass, ...types: readonly KindClass[]): void {
    this.addKnownTypes(gv, ...types);
    for (const type of classesOf(gv, types)) this.#types.setUnversioned(gv, type);
  }

  /** The classes of a group and version, by kind. */
  knownTypes(gv: GroupVersionLike): Map<string, KindClass> {
    return new Map(Array.from(this.#types.of(gv), ({ kind, type }) => [kind, type]));
  }

  /** All registrations, in their order. A class may stand for several kinds. */
  allKnownTypes(): [gvk: GroupVersionKind, type: KindClass][] {
    return Array.from(this.#types.all(), ({ gvk, type }) => [gvk, type]);
  }

  /** The versions that have a kind of this name, by priority. */
  versionsForGroupKind(gk: GroupKindLike): GroupVersion[] {
    return this.prioritizedVersionsForGroup(gk.group).filter(({ group, version }) =>
      this.recognizes({ group, version, kind: gk.kind }),
    );
  }

  /** The class to make objects of a kind with; an unversioned class stands for its kind in every group and version. */
  typeFor(gvk: GroupVersionKindLike): KindClass | undefined {
    return this.#types.get(gvk) ?? this.#types.unversioned(gvk.kind);
  }

  /** Whether a class is registered for exactly this kind. */
  recognizes(gvk: GroupVersionKindLike): boolean {
    return this.#types.get(gvk) !== undefined;
  }

  /**
   * What kinds an object may be. An instance is known by its class, anything else by its `apiVersion` and `kind`.
   * @throws {NotRegisteredError} when the object's class or kind isn't registered
   * @throws {MissingKindError} {MissingVersionError} when a plain object doesn't say what it is
   */
  objectKinds(object: RuntimeObject): ObjectKinds {
    const content = (object as { unstructuredContent?: unknown }).unstructuredContent;
    if (typeof content === 'function')
      return { gvks: [declaredKind(object, 'unstructured object')], unversioned: false };
    const type = this.#typeOf(object);
    return { gvks: this.#types.kindsOf(type), unversioned: this.#types.unversionedKindOf(type) !== undefined };
  }

  /** Whether an object's class is registered as unversioned; `undefined` when it isn't registered at all. */
  isUnversioned(object: RuntimeObject): boolean | undefined {
    const type = this.#types.find(object);
    return type && this.#types.unversionedKindOf(type) !== undefined;
  }

  #typeOf(object: RuntimeObject): KindClass {
    const found = this.#types.find(object);
    if (found) return found;
    const type = Object.getPrototypeOf(object) === null || isUnstructured(object) ? undefined : classOf(object);
    if (typeof type?.type === 'string') throw new NotRegisteredError({ schemeName: this.schemeName, type });
    throw new NotRegisteredError({ schemeName: this.schemeName, gvk: declaredKind(object, 'object') });
  }

  /**
   * A new, empty object of a kind. A Kind class gives its name, and the type of the result.
   * @throws {NotRegisteredError}
   */
  new<T extends object>(type: KindClass<T>): T;
  new(gvk: GroupVersionKindLike): KindBase;
  new(gvk: GroupVersionKindLike): KindBase {
    const type = this.#types.get(gvk);
    if (type) {
      const object = new type();
      // A class may be registered under other names than its own: options are part of every group.
      if (type.group !== gvk.group || type.version !== gvk.version || type.kind !== gvk.kind)
        object.setGroupVersionKind(gvk);
      return object;
    }
    const unversioned = this.#types.unversioned(gvk.kind);
    if (!unversioned) throw new NotRegisteredError({ schemeName: this.schemeName, gvk });
    return new unversioned();
  }

  /**
   * An instance of the class that is registered for a plain object's `apiVersion` and `kind`. The object stays as it
   * is, the values of its properties are shared. An instance of a registered class is returned as it is.
   * @throws {NotRegisteredError} {MissingKindError} {MissingVersionError}
   */
  from<T extends RuntimeObject>(object: T): T & KindBase {
    const type = this.#typeOf(object) as KindClass<T>;
    return classOf(object) === type ? (object as T & KindBase) : new type(object as never);
  }

  /** Whether anything of a group is registered, the internal version not counted. */
  isGroupRegistered(group: string): boolean {
    return this.#priority.hasGroup(group);
  }

  /** Whether anything of a version is registered. Never true for the internal version. */
  isVersionRegistered(gv: GroupVersionLike): boolean {
    return this.#priority.hasVersion(gv);
  }

  /**
   * Orders the versions of one group, the preferred one first. Replaces an earlier order of the group.
   * @throws {RegistrationError} when the versions are of several groups, or one is internal or empty
   */
  setVersionPriority(...versions: readonly GroupVersionLike[]): void {
    this.#priority.set(versions);
  }

  /** The versions of a group: the prioritized ones, then the others in the order of registration. */
  prioritizedVersionsForGroup(group: string): GroupVersion[] {
    return this.#priority.forGroup(group);
  }

  /** All versions: those of prioritized groups, then the others in the order of registration. */
  prioritizedVersionsAllGroups(): GroupVersion[] {
    return this.#priority.all();
  }

  /** The preferred version of each group. */
  preferredVersionAllGroups(): GroupVersion[] {
    return this.#priority.preferred();
  }

  /** Registers how field selectors of a kind are translated. */
  addFieldLabelConversionFunc(gvk: GroupVersionKindLike, fn: FieldLabelConversionFunc): void {
    this.#fieldLabels.set(keyOf(gvk), fn);
  }

  /**
   * Translates one term of a field selector. A kind without a function has `metadata.name` and `metadata.namespace`.
   * @throws {FieldLabelError} when the kind can't be selected by the label
   */
  convertFieldLabel(gvk: GroupVersionKindLike, label: string, value: string): FieldLabel {
    return (this.#fieldLabels.get(keyOf(gvk)) ?? defaultMetaV1FieldSelectorConversion)(label, value);
  }

  /** Registers the function that sets defaults on objects of a class. A later one replaces it. */
  addTypeDefaultingFunc<T extends object>(type: KindClass<T>, fn: DefaultingFunc<T>): void {
    this.#defaulters.set(type, fn as DefaultingFunc<never>);
  }

  /** Sets defaults on an object, in place. Does nothing for classes without a function. */
  default(object: RuntimeObject): void {
    const type = this.#types.find(object);
    if (type) this.#defaulters.get(type)?.(object as never);
  }

  /** Registers the function that checks objects of a class. A later one replaces it. */
  addValidationFunc<T extends object>(type: KindClass<T>, fn: ValidationFunc<T>): void {
    this.#validators.set(type, fn as ValidationFunc<never>);
  }

  /**
   * What the registered function finds wrong with a new object; nothing for classes without a function.
   * It doesn't replace the validation of a server.
   */
  validate(object: RuntimeObject): readonly unknown[] {
    return this.validateUpdate(object, undefined);
  }

  /** What the registered function finds wrong with an update; nothing for classes without a function. */
  validateUpdate(object: RuntimeObject, oldObject: RuntimeObject | undefined): readonly unknown[] {
    const type = this.#types.find(object);
    return (type && this.#validators.get(type)?.(object as never, oldObject as never)) ?? [];
  }

  /** Registers how objects of one class are converted to another. A later function for the same classes replaces it. */
  addConversionFunc<In extends object, Out extends object>(
    from: Class<In>,
    to: Class<Out>,
    fn: ConversionFunc<In, Out>,
  ): void {
    this.#converter.registerUntypedConversionFunc(from, to, fn);
  }

  /** As {@link Scheme.addConversionFunc}, but functions added there go first. */
  addGeneratedConversionFunc<In extends object, Out extends object>(
    from: Class<In>,
    to: Class<Out>,
    fn: ConversionFunc<In, Out>,
  ): void {
    this.#converter.registerGeneratedUntypedConversionFunc(from, to, fn);
  }

  /** Makes conversions between two classes do nothing. */
  addIgnoredConversionType(from: Class, to: Class): void {
    this.#converter.registerIgnoredConversion(from, to);
  }

  /**
   * Converts `input` into `out`, an instance of the wanted class. They may share values afterwards. An object of
   * the same class is copied, without `apiVersion` and `kind`.
   * @param context passed on to the conversion functions
   * @throws {NotConvertibleError} when no function is registered for the two classes
   */
  convert(input: object, out: object, context?: unknown): void {
    const type = this.#types.find(input);
    const typed = type && classOf(input) !== type ? new type(input as never) : input;
    if (type && classOf(out) === type && !this.#converter.has(type, type)) {
      for (const key of Object.keys(out)) delete (out as Record<string, unknown>)[key];
      for (const [key, value] of Object.entries(deepCopyJSONValue(typed)))
        if (key !== 'apiVersion' && key !== 'kind') setOwn(out, key, value);
      return;
    }
    this.#converter.convert(typed, out, context);
  }

  /**
   * The object in the version that `target` chooses among the kinds of its class; `object` stays as it is. Without a
   * conversion function, the only versions are those the object's own class is registered for.
   * @throws {NotRegisteredError} when the object isn't registered, or no kind of its class suits the target
   * @throws {NotConvertibleError} when no function is registered for the two classes
   */
  convertToVersion(object: RuntimeObject, target: GroupVersioner): KindBase {
    return this.#convertToVersion(object, target, true);
  }

  /** As {@link Scheme.convertToVersion}, but may change the object, return it, or share values with it. */
  unsafeConvertToVersion(object: RuntimeObject, target: GroupVersioner): KindBase {
    return this.#convertToVersion(object, target, false);
  }

  #convertToVersion(object: RuntimeObject, target: GroupVersioner, safe: boolean): KindBase {
    const type = this.#typeOf(object);
    const chooser = kindChooser(target);
    const kinds = this.#types.kindsOf(type);
    const chosen = chooser.kindForGroupVersionKinds(kinds);
    const unversioned = this.#types.unversionedKindOf(type);
    if (!chosen && !unversioned) throw new NotRegisteredError({ schemeName: this.schemeName, type, target });
    const typed = this.from(object);
    const input = safe ? typed.deepCopy() : typed;
    if (chosen && kinds.some((kind) => kind.equals(chosen))) return withKind(input, chosen);
    if (unversioned) return withKind(input, chooser.kindForGroupVersionKinds([unversioned]) ?? unversioned);
    const out = this.new(chosen!);
    this.#converter.convert(input, out, target);
    return withKind(out, chosen!);
  }
}

function keyOf({ group, version, kind }: GroupVersionKindLike): string {
  return `${group}/${version}/${kind}`;
}

/** Writes a kind to an object; objects of the internal version have none. */
function withKind(object: KindBase, gvk: GroupVersionKindLike): KindBase {
  object.setGroupVersionKind(gvk.version === APIVersionInternal ? new GroupVersionKind({}) : gvk);
  return object;
}

/** The kind that an object says it is. */
function declaredKind(object: RuntimeObject, what: string): GroupVersionKind {
  const { apiVersion, kind } = object;
  const gvk = fromAPIVersionAndKind(
    typeof apiVersion === 'string' ? apiVersion : '',
    typeof kind === 'string' ? kind : '',
  );
  if (gvk.kind === '') throw new MissingKindError(`${what} has no kind`);
  if (gvk.version === '') throw new MissingVersionError(`${what} has no version`);
  return gvk;
}

/** A class has a group and version, so it may stand for them, for itself, or for both. */
function classesOf(gv: GroupVersionLike | KindClass, types: readonly KindClass[]): readonly KindClass[] {
  return types.length === 0 && typeof gv === 'function' ? [gv] : types;
}

/** Both together. What is known already stays the same map: types are compiled once for each. */
function withScalars(known: Scalars, added: Scalars): Scalars {
  if (known.size === 0) return added;
  return [...added].some(([name, scalar]) => known.get(name) !== scalar) ? new Map([...known, ...added]) : known;
}
