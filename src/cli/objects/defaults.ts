import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { isMap } from '#engine/json/untyped';
import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import type { Node, Shape } from '#engine/schema/node';
import { copy } from '#engine/verbs/copy';
import { verify } from '#engine/verbs/verify';
import { hasDefaults, setDefaults } from '../../defaults/set_defaults.ts';

type Data = Readonly<Record<string, unknown>>;

/** The fields of objects that are left out, by the objects. */
type Dropped = Map<object, Set<string>>;

const SERVICE = 'k8s.io/api/core/v1.ServiceSpec';
const VOLUME = 'k8s.io/api/core/v1.Volume';
/** Fields that are kept, empty or not: an object without them is not understood. */
const KEPT = new Set(['jobTemplate', 'metadata', 'spec', 'template']);

/**
 * An object without the fields that a server would fill in with the values they have: one after the other is left out, and is
 * put back unless setDefaults makes the same object of what is left. The given object stays as it is, and so does one with
 * fields of wrong types.
 */
export function withoutDefaults(type: KindClass, object: Data): Data {
  if (!hasDefaults(type) || verify(type, copy(object), { scalars }).faults.length > 0) return object;
  const dropped: Dropped = new Map();
  const filled = (): object => {
    const rest = without(object, dropped);
    setDefaults(rest, type);
    return rest;
  };
  const whole = filled();
  for (const { owner, shape, name } of fieldsOf(compile(type, SCALAR_NAMES), object)) {
    const names = dropped.get(owner) ?? new Set();
    dropped.set(owner, names.add(name));
    if (!isAllocated(shape, owner, name) && !deepEqual(type, filled(), whole)) names.delete(name);
  }
  return without(object, dropped);
}

/** A field that may be left out, of a struct within the object. */
interface Field {
  readonly owner: Data;
  readonly shape: Shape;
  readonly name: string;
}

/** The fields of structs, inner ones first. */
function* fieldsOf(shape: Shape, owner: Data): Generator<Field, void, undefined> {
  for (const [name, value] of Object.entries(owner)) {
    const node = shape.byName.get(name)?.node;
    if (node === undefined) continue;
    if (name !== 'metadata') yield* fieldsWithin(node, value);
    // What a volume is should be seen.
    if (!KEPT.has(name) && shape.type !== VOLUME) yield { owner, shape, name };
  }
}

function* fieldsWithin(node: Node, value: unknown): Generator<Field, void, undefined> {
  if (node.kind === 'list' && Array.isArray(value)) for (const item of value) yield* fieldsWithin(node.elem, item);
  if (!isMap(value)) return;
  if (node.kind === 'struct') yield* fieldsOf(node.shape, value);
  if (node.kind === 'map') for (const item of Object.values(value)) yield* fieldsWithin(node.elem, item);
}

/** A copy without the fields that are left out. */
function without(value: Data, dropped: Dropped): Record<string, unknown> {
  const names = dropped.get(value);
  const rest: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) if (!names?.has(name)) rest[name] = withoutIn(each, dropped);
  return rest;
}

function withoutIn(value: unknown, dropped: Dropped): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutIn(item, dropped));
  return isMap(value) ? without(value, dropped) : value;
}

/** Whether a field has the value that the allocator of addresses gives it in a cluster with IPv4. */
function isAllocated({ type }: Shape, owner: Data, name: string): boolean {
  if (type !== SERVICE) return false;
  return name === 'ipFamilyPolicy'
    ? owner[name] === 'SingleStack'
    : name === 'ipFamilies' && JSON.stringify(owner[name]) === '["IPv4"]';
}
