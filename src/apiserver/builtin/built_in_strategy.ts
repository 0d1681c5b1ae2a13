import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { setOrRemove } from '#engine/json/own_property';
import { expressionCompiler as expressions } from '../../admission/index.ts';
import { setDefaults } from '../../defaults/index.ts';
import { keepAllBut, keepMetadata } from '../../kinds/aspects/kept_fields.ts';
import type { KindStrategy } from '../../kinds/aspects/strategy.ts';
import { firstWarnings } from '../../kinds/aspects/warnings.ts';
import { strategyOf } from '../../kinds/strategies.ts';
import type { Release } from '../../releases/index.ts';
import { validateUpdate, validateVerified } from '../../validation/index.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import { allBut, type CountsChange, defaultStrategy } from '../resources/default_strategy.ts';
import { withMetadata } from '../storage/with_metadata.ts';

/**
 * What kube-apiserver knows of a built-in Kind: its defaults, what is refused and what never changes, and what `src/kinds` says
 * of its strategy.
 * @param hasStatus whether there is a subresource `status`
 * @param release the one that is served; the newest unless given
 */
export function builtInStrategy(type: KindClass, hasStatus: boolean, release?: Release): Strategy {
  const own = strategyOf(type);
  const {
    convert,
    canonicalize,
    checkGracefulDelete,
    resetFields,
    defaultGarbageCollectionPolicy,
    warnings,
    warningsOnDelete,
  } = own;
  const drop: Strategy = own.dropDisabled
    ? {
        prepareForCreate: (object) => own.dropDisabled?.(object),
        prepareForUpdate: (object, old) => own.dropDisabled?.(object, old),
      }
    : {};
  const empty = (own.emptyIsSaid ?? []).map((path) => path.split('.'));
  const common = defaultStrategy(hasStatus, drop, countsChange(type, own));
  return {
    ...common,
    ownsStatusAndGeneration: true,
    ...(resetFields && { resetFields: allBut(...resetFields) }),
    default(object, given = object) {
      for (const path of empty) keepEmpty(object, given, path);
      convert?.(object);
      setDefaults(object, type);
    },
    prepareForCreate(object, context) {
      const status = 'status' in object ? object.status : undefined;
      const { generation } = object.metadata;
      common.prepareForCreate?.(object, context);
      if (own.isNewWithStatus && status !== undefined) Object.assign(object, { status });
      if (own.countsNoCreation) setOrRemove(object.metadata, 'generation', generation);
      own.prepareForCreate?.(object, context);
    },
    prepareForUpdate(object, old, context) {
      common.prepareForUpdate?.(object, old, context);
      own.prepareForUpdate?.(object, old);
    },
    validate(object) {
      const errors = once(
        validateVerified(type, object, { expressions, ...(release && { kubernetesVersion: release }) }),
      );
      return errors.length === 0 && own.checkSignature ? own.checkSignature(object) : errors;
    },
    validateUpdate: (object, old) => once(validateUpdate(type, object, old, { expressions })),
    allowCreateOnUpdate: own.allowCreateOnUpdate ?? false,
    allowUnconditionalUpdate: own.allowUnconditionalUpdate ?? true,
    ...(canonicalize && { canonicalize }),
    ...(checkGracefulDelete && { checkGracefulDelete }),
    ...(defaultGarbageCollectionPolicy && { defaultGarbageCollectionPolicy }),
    ...(warnings && {
      warningsOnCreate: (object) => firstWarnings(warnings(object)),
      warningsOnUpdate: (object, old) => firstWarnings(warnings(object, old)),
    }),
    ...(warningsOnDelete && { warningsOnDelete }),
  };
}

/** Gives an object the empty lists and maps of another one that are at a path. @returns it, or a new one where there was none */
function keepEmpty(object: unknown, given: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) {
    if (!isObject(given) || Object.keys(given).length > 0) return object;
    return Array.isArray(given) ? [] : {};
  }
  if (name === '*') {
    if (Array.isArray(given)) for (const [at, item] of given.entries()) keepEmpty(memberOf(object, at), item, rest);
    return object;
  }
  const before = memberOf(object, name);
  const after = keepEmpty(before, memberOf(given, name), rest);
  if (after === before) return object;
  const holder = isObject(object) ? object : {};
  Reflect.set(holder, name, after);
  return holder;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const memberOf = (holder: unknown, name: string | number): unknown =>
  isObject(holder) ? Reflect.get(holder, name) : undefined;

/** What hand-written rules say more than once is dropped, as kube-apiserver does when it adds what the types declare. */
function once(errors: FieldError[]): FieldError[] {
  const said = new Map<string, FieldError[]>();
  const isNew = (error: FieldError): boolean => {
    const key = keyOf(error);
    const alike = said.get(key);
    if (alike === undefined) said.set(key, [error]);
    else if (alike.some((other) => isSameValue(error, other))) return false;
    else alike.push(error);
    return true;
  };
  return [...errors.filter((error) => !error.isBeta() && isNew(error)), ...errors.filter((error) => error.isBeta())];
}

/** Not the whole message: each of many errors may show the list that all of them are about. */
function keyOf({ type, field, badValue, badValueText, detail }: FieldError): string {
  const value = badValueText === undefined && typeof badValue !== 'object' ? String(badValue) : '';
  return [type, field, value, detail].join('\n');
}

function isSameValue(a: FieldError, b: FieldError): boolean {
  return (a.badValue === b.badValue && a.badValueText === b.badValueText) || a.message === b.message;
}

function countsChange(type: KindClass, { generation = false, isChanged: own }: KindStrategy): CountsChange | false {
  if (generation === false) return false;
  if (own !== undefined) return own;
  // By its type: as in Go, an empty list and none are the same.
  const isChanged: CountsChange = (object, old) => !deepEqual(type, withMetadata(object, {}), withMetadata(old, {}));
  if (generation === true) return isChanged;
  return (object, old) =>
    isChanged(object, old) || !deepEqual(object.metadata[generation] ?? {}, old.metadata[generation] ?? {});
}

/** How the status of a built-in Kind is written: the spec stays, and the metadata of some. */
export function builtInStatusStrategy(type: KindClass): Strategy {
  const { status = {}, allowUnconditionalUpdate = true } = strategyOf(type);
  const { keepsMetadata, resetFields } = status;
  const kept = keepsMetadata === true ? ['metadata'] : (keepsMetadata ?? []).map((name) => `metadata.${name}`);
  return {
    allowUnconditionalUpdate,
    resetFields: allBut(...(resetFields ?? ['spec', ...kept])),
    prepareForUpdate(object, old) {
      keepAllBut(object, old, 'status');
      if (keepsMetadata !== undefined) keepMetadata(object, old, keepsMetadata === true ? undefined : keepsMetadata);
      status.prepareForUpdate?.(object, old);
    },
    validateUpdate: (object, old) => once(validateUpdate(type, object, old, { subresource: 'status' })),
    ...(status.warnings && { warningsOnUpdate: (object) => firstWarnings(status.warnings?.(object) ?? []) }),
  };
}

/** How the other subresources of a built-in Kind that write the object do so, by name. */
export function builtInSubresourceStrategies(type: KindClass): Readonly<Record<string, Strategy>> {
  const found = Object.entries(strategyOf(type).subresources ?? {}).map(
    ([subresource, { resetFields, ...own }]): [string, Strategy] => [
      subresource,
      {
        ...(resetFields && { resetFields: allBut(...resetFields) }),
        prepareForUpdate: (object, old) => own.prepareForUpdate?.(object, old),
        validateUpdate: (object, old) => once(validateUpdate(type, object, old, { subresource })),
      },
    ],
  );
  return Object.fromEntries(found);
}
