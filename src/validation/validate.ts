import { kubernetesVersion } from '#api/index';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { interpret } from '#apimachinery/runtime/serializer/json/meta';
import { forbidden, invalid, required, typeInvalid } from '#apimachinery/util/validation/field/constructors';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { type Spellings, spellingsAt } from '#engine/json/notes';
import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { validationOf } from '../kinds/validation.ts';
import { scheme } from '../scheme.ts';
import type { ExpressionCompiler } from './checks/expressions.ts';
import { Faults } from './checks/faults.ts';
import { checkMetadata } from './checks/object_meta.ts';
import { minorOf, servedFault, unknownKindFault } from './kind_faults.ts';
import { verifyAndJudge } from './validate_as.ts';

/** What judges custom resources and their definitions: `CustomResourceValidators` of `kubetyped/apiextensions`. */
export interface CustomResourceJudge {
  /**
   * What is wrong with an object of a kind; undefined when it does not know the kind.
   * @param spellings the `spellings` of its JSONDocument
   */
  validate(
    object: unknown,
    gvk: Pick<GroupVersionKind, 'group' | 'version' | 'kind'>,
    spellings?: Spellings,
  ): CustomResourceFaults | undefined;
}

/** What a {@link CustomResourceJudge} finds. */
export interface CustomResourceFaults {
  readonly errors: readonly FieldError[];
  /** Paths of fields that the kind does not have. */
  readonly unknownFields: readonly string[];
}

/** What a release of Kubernetes has: a `Release` of `kubetyped/releases`. */
export interface KubernetesRelease {
  /** As in `1.30`. */
  readonly version: string;
  /** Where an object has what came later, and with which version. */
  laterParts(
    type: KindClass,
    object: object,
  ): readonly { readonly keys: readonly (number | string)[]; readonly since: string; readonly value?: string }[];
}

/** How {@link validate} judges. */
export interface ValidateOptions {
  /** Fields that the kind does not have are faults, as with `kubectl apply`. True by default. */
  readonly strict?: boolean;
  /**
   * The Kubernetes version, `1.36`, whose API server would take the object. By default that of the types. As text it decides
   * which Kinds there are; `readRelease('1.30')` of `kubetyped/releases` also finds fields and values that came later.
   */
  readonly kubernetesVersion?: string | KubernetesRelease;
  /**
   * Judges custom resources by their definitions, rules in CEL included, and definitions themselves:
   * `new CustomResourceValidators(definitions)` of `kubetyped/apiextensions`. Without it both are passed, and the code
   * that judges them is in no bundle.
   */
  readonly customResources?: CustomResourceJudge;
  /**
   * Compiles expressions of admission policies, match conditions and device selectors: `expressionCompiler` of
   * `kubetyped/admission`. Without it they are not looked at, and the code that compiles them is in no bundle.
   */
  readonly expressions?: ExpressionCompiler;
  /**
   * The `spellings` of the JSONDocument that the object was read from, for custom resources: without them a
   * whole number is an integer however the text spells it, but to servers `1.0` is a float: rules and scales refuse it.
   */
  readonly spellings?: Spellings | undefined;
}

/**
 * What a Kubernetes API server would say against creating the object, without asking one: fields of the wrong type or that
 * do not exist, missing ones, wrong names, ports, quantities, selectors, references within the object, and kinds that are
 * unknown or gone. The texts are those of the server. Empty when nothing is wrong; of an
 * object with more than 10,000 faults the first ones.
 *
 * What the server fills in need not be there, and what it drops is not judged: status, and fields behind a feature gate that
 * is off by default. Nothing is said about other objects of a cluster, quotas and policies.
 *
 * An object of a group that is not Kubernetes' own is judged by `customResources`, and passed when that does not know its
 * kind. A list is judged by its items, at `items[0]` and so on.
 * @param object any object with `apiVersion` and `kind`, of a class or plain; it is not changed
 */
export function validate(object: unknown, options: ValidateOptions = {}): FieldError[] {
  let gvk: GroupVersionKind;
  try {
    gvk = interpret(object);
  } catch (error) {
    return [typeInvalid(newPath('apiVersion'), '', asError(error).message)];
  }
  const missing = (['kind', 'version'] as const).filter((name) => gvk[name] === '');
  if (missing.length > 0) return missing.map((name) => required(newPath(name === 'kind' ? 'kind' : 'apiVersion'), ''));
  const type = scheme.recognizes(gvk) ? scheme.typeFor(gvk) : undefined;
  if (type === undefined) {
    const judged = options.customResources?.validate(object, gvk, options.spellings);
    if (judged !== undefined) return faultsOf(judged, options);
    const fault = unknownKindFault(scheme, gvk, minorOfOptions(options));
    return fault === undefined ? [] : [fault];
  }
  return verifyAndJudge(type, object, options.strict ?? true, (value) => validateVerified(type, value, options));
}

function minorOfOptions({ kubernetesVersion: given = kubernetesVersion }: ValidateOptions): number {
  const version = typeof given === 'string' ? given : given.version;
  const minor = minorOf(version);
  if (Number.isNaN(minor))
    throw new TypeError(`kubernetesVersion is ${JSON.stringify(version)}: expected one such as "1.36"`);
  return minor;
}

/** Errors for what a release does not have yet; fields only where unknown ones are errors. */
function laterErrors(
  type: KindClass,
  object: object,
  { kubernetesVersion: release, strict = true }: ValidateOptions,
): FieldError[] {
  if (release === undefined || typeof release === 'string') return [];
  return release.laterParts(type, object).flatMap(({ keys: [first, ...more], since, value }) => {
    const path = more.reduce<Path>(
      (at, key) => (typeof key === 'number' ? at.index(key) : at.child(key)),
      newPath(String(first)),
    );
    const text = (what: string): string =>
      `Kubernetes ${release.version} does not have this ${what}: it came with ${since}`;
    if (first === 'apiVersion') return [invalid(path, type.apiVersion, text('kind'))];
    if (value !== undefined) return [invalid(path, value, text('value'))];
    return strict ? [forbidden(path, text('field'))] : [];
  });
}

/** Questions that a server answers, and Bindings, are not stored: they need no names. */
const isStored = ({ group, kind }: KindClass): boolean =>
  group !== 'authentication.k8s.io' && group !== 'authorization.k8s.io' && kind !== 'Binding';

/**
 * {@link validate} for an object whose types are known to be right: decoded, or verified.
 * @param type the class of its kind
 */
export function validateVerified(type: KindClass, object: object, options: ValidateOptions = {}): FieldError[] {
  if (type.resource === undefined && type.kind.endsWith('List')) return validateItems(type, object, options);
  const fault = servedFault(type, minorOfOptions(options));
  if (fault !== undefined) return [fault];
  const later = laterErrors(type, object, options);
  if (later.some(({ field }) => field === 'apiVersion')) return later;
  const completed = { metadata: {}, ...object };
  const validation = validationOf(type);
  const own = Faults.of((faults) => {
    if (validation !== undefined) validation(faults, completed);
    else if (isStored(type)) checkMetadata(faults, completed.metadata, type.namespaced === true);
  }, options.expressions);
  const faults = [...later, ...own];
  if (faults.length > 0 || type.kind !== 'CustomResourceDefinition') return faults;
  const judged = options.customResources?.validate(object, type);
  return judged === undefined ? [] : faultsOf(judged, options);
}

function faultsOf({ errors, unknownFields }: CustomResourceFaults, { strict = true }: ValidateOptions): FieldError[] {
  const unknown = strict ? unknownFields : [];
  return [...unknown.map((path) => forbidden(newPath(path), `unknown field ${quote(path)}`)), ...errors];
}

/** Items of a `List` may be of any kind; those of another list are of its kind, and need not say so. */
function validateItems(list: KindClass, object: object, options: ValidateOptions): FieldError[] {
  const { items = [] } = object as { readonly items?: readonly object[] };
  const { group, version, kind } = list;
  const type = kind === 'List' ? undefined : scheme.typeFor({ group, version, kind: kind.slice(0, -'List'.length) });
  return items.flatMap((item, index) => {
    const spellings = spellingsAt(spellingsAt(options.spellings, 'items'), index);
    const own = { ...options, spellings };
    const errors = type === undefined ? validate(item, own) : validateVerified(type, item, own);
    // What is wrong with an object as a whole has no field.
    const below = (field: string): string => (field === '<nil>' ? '' : `.${field}`);
    return errors.map((error) => error.with({ field: `items[${index}]${below(error.field)}` }));
  });
}
