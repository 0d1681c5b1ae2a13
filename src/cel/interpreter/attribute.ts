import { CelError, NONE, noSuchOverload, OptionalValue, type Value } from '../values/value.ts';
import type { Eval, Frame } from './frame.ts';
import { absent, badKey, lookup } from './qualify.ts';

/** A step into a value: `.field`, `[index]`, and the optional forms of them. */
export interface Qualifier {
  readonly optional: boolean;
  /** Asks whether the field is there: the last step of `has()`. */
  readonly testOnly: boolean;
  /** The key if it is constant; else what computes it. */
  readonly key: Value | Eval;
}

/** Where a value comes from, and the steps into it. Mirrors cel-go's attributes, whose steps are what costs count. */
export type Attribute =
  | { readonly kind: 'variable'; readonly root: Eval; readonly qualifiers: Qualifier[] }
  | { readonly kind: 'operand'; readonly root: Eval; readonly qualifiers: Qualifier[] }
  | {
      readonly kind: 'conditional';
      readonly condition: Eval;
      readonly whenTrue: Attribute;
      readonly whenFalse: Attribute;
    };

/** Adds a step; to both branches of a conditional. */
export function addQualifier(attribute: Attribute, qualifier: Qualifier): void {
  if (attribute.kind === 'conditional') {
    addQualifier(attribute.whenTrue, qualifier);
    addQualifier(attribute.whenFalse, qualifier);
  } else {
    attribute.qualifiers.push(qualifier);
  }
}

/** Computes the value of an attribute. Each step costs 1; the attribute itself is charged by {@link attributeEval}. */
export function resolver(attribute: Attribute): Eval {
  if (attribute.kind === 'conditional') {
    const { condition } = attribute;
    const whenTrue = resolver(attribute.whenTrue);
    const whenFalse = resolver(attribute.whenFalse);
    return (frame) => {
      const value = condition(frame);
      if (value === true) return whenTrue(frame);
      return value === false ? whenFalse(frame) : noSuchOverload(value);
    };
  }
  const { root } = attribute;
  const steps = attribute.qualifiers.map(step);
  if (steps.length === 0) return root;
  return (frame) => {
    let object = root(frame);
    if (object instanceof CelError) return object;
    let isOptional = false;
    if (object instanceof OptionalValue) {
      if (object.value === undefined) return object;
      isOptional = true;
      object = object.value;
    }
    for (const { optional, present, required } of steps) {
      isOptional ||= optional;
      if (isOptional) {
        const found = present(frame, object);
        if (found === undefined) return NONE;
        object = found;
      } else {
        object = required(frame, object);
      }
      if (object instanceof CelError) return object;
    }
    return isOptional ? new OptionalValue(object) : object;
  };
}

/** Computes the value of an attribute and charges for it: 1, and nothing for `has()` and a conditional. */
export function attributeEval(
  attribute: Attribute,
  testOnly: boolean,
  cost: number = testOnly || attribute.kind === 'conditional' ? 0 : 1,
): Eval {
  const resolve = resolver(attribute);
  if (cost === 0 && !testOnly) return resolve;
  return (frame) => {
    const value = resolve(frame);
    frame.charge(cost);
    return testOnly && value instanceof OptionalValue ? value.value !== undefined : value;
  };
}

interface Step {
  readonly optional: boolean;
  /** The value, or `undefined` when it is absent; then nothing is charged. */
  present(frame: Frame, object: Value): Value | undefined;
  /** The value, or an error when it is absent. */
  required(frame: Frame, object: Value): Value;
}

function step({ optional, testOnly, key }: Qualifier): Step {
  const keyOf = typeof key === 'function' ? key : () => key;
  const find = (frame: Frame, object: Value): { readonly key: Value; readonly value: Value | undefined } => {
    const found = keyOf(frame);
    const fault = found instanceof CelError ? found : badKey(found);
    return { key: found, value: fault ?? lookup(object, found) };
  };
  const present = (frame: Frame, object: Value): Value | undefined => {
    const { value } = find(frame, object);
    if (value !== undefined && !(value instanceof CelError)) frame.charge(1);
    return value;
  };
  if (testOnly) {
    return {
      optional,
      present,
      required: (frame, object) => {
        const { value } = find(frame, object);
        frame.charge(1);
        return value instanceof CelError ? value : value !== undefined;
      },
    };
  }
  if (typeof key === 'function') {
    return {
      optional,
      present,
      required: (frame, object) => {
        const found = find(frame, object);
        frame.charge(1);
        return found.value ?? (found.value === null ? null : absent(object, found.key));
      },
    };
  }
  return {
    optional,
    present,
    required: (frame, object) => {
      const value = lookup(object, key);
      frame.charge(1);
      return value === undefined ? absent(object, key) : value;
    },
  };
}
