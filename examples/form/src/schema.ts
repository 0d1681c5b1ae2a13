/**
 * What a form reads of a JSON Schema. It may be that of a CustomResourceDefinition, one that `kubetyped schema` wrote, or a
 * server's OpenAPI v3: they differ in how they refer to types, and in how they say that a value is a number or a string.
 */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly 'x-kubernetes-int-or-string'?: boolean;
}

/**
 * What stands for a value in the form: parts for objects, maps and lists, a control for a choice, a number, an amount (a
 * number or a string, such as a port or a quantity) and a text; YAML for what the schema leaves open.
 */
export type Shape = 'object' | 'map' | 'list' | 'choice' | 'number' | 'amount' | 'text' | 'yaml';

/** How many references are followed one after the other: a schema may refer to itself. */
const MAX_HOPS = 8;

/** A schema with what it refers to: `{ description, allOf: [{ $ref }] }` becomes the type, with that description. */
export function resolve(schema: Schema, root: Schema, hops = 0): Schema {
  const { $ref, allOf = [], ...own } = schema;
  if (hops === MAX_HOPS) return own;
  const parts = $ref === undefined ? allOf : [pointedAt(root, $ref), ...allOf];
  return parts
    .map((part) => resolve(part, root, hops + 1))
    .reduce<Schema>(
      (whole, part) => ({
        ...part,
        ...whole,
        properties: { ...part.properties, ...whole.properties },
        required: [...(part.required ?? []), ...(whole.required ?? [])],
      }),
      own,
    );
}

/** What a JSON pointer of the document leads to: `#/definitions/k8s.io~1api~1core~1v1.PodSpec`. */
function pointedAt(root: Schema, pointer: string): Schema {
  let at: unknown = root;
  for (const step of pointer.split('/').slice(1)) at = ownValue(at, step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return typeof at === 'object' && at !== null ? at : {};
}

/** The value of a key that an object has itself: `constructor` may be the name of a field. */
export function ownValue(object: unknown, key: string | number): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, key)
    ? Reflect.get(object, key)
    : undefined;
}

/** @param schema a resolved one */
export function shapeOf(schema: Schema): Shape {
  const types = typesOf(schema);
  const is = (...names: readonly string[]): boolean => types.length > 0 && types.every((type) => names.includes(type));
  if (schema.enum?.every(isScalar) || is('boolean')) return 'choice';
  if (is('object') || (types.length === 0 && schema.properties !== undefined)) {
    if (Object.keys(schema.properties ?? {}).length > 0) return 'object';
    return typeof schema.additionalProperties === 'object' ? 'map' : 'yaml';
  }
  if (is('array')) return schema.items === undefined ? 'yaml' : 'list';
  if (is('string')) return 'text';
  if (is('integer', 'number')) return 'number';
  return is('integer', 'number', 'string') ? 'amount' : 'yaml';
}

function typesOf({ type, anyOf = [], oneOf = [], ...schema }: Schema): readonly string[] {
  if (schema['x-kubernetes-int-or-string']) return ['integer', 'string'];
  if (type === undefined) return [...anyOf, ...oneOf].flatMap((each) => typesOf(each));
  // An unset time is null in Go.
  return [type].flat().filter((each) => each !== 'null');
}

/** What can be chosen. */
export function choicesOf(schema: Schema): readonly unknown[] {
  return schema.enum ?? [true, false];
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Whether the form can show a value in a shape: somebody may have written a text where a list belongs. */
export function fits(shape: Shape, value: unknown): boolean {
  if (value === undefined || value === null || shape === 'yaml') return true;
  if (shape === 'list') return Array.isArray(value);
  if (shape === 'object' || shape === 'map') return typeof value === 'object' && !Array.isArray(value);
  if (shape === 'text') return typeof value === 'string';
  return isScalar(value) || typeof value === 'bigint';
}

/** What a part that is added begins with. */
export function firstValue(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  const shape = shapeOf(schema);
  if (shape === 'choice') return choicesOf(schema)[0];
  if (shape === 'number') return Math.min(Math.max(schema.minimum ?? 0, 0), schema.maximum ?? 0);
  if (shape === 'text' || shape === 'amount') return '';
  return shape === 'list' ? [] : {};
}

/** Limits as one says them, but for those of the type: `1 to 10`. */
export function limitsOf({ minimum = -Infinity, maximum = Infinity }: Schema): string {
  const isLow = minimum <= -(2 ** 31);
  const isHigh = maximum >= 2 ** 31 - 1;
  if (isLow) return isHigh ? '' : `At most ${maximum}.`;
  return isHigh ? `At least ${minimum}.` : `${minimum} to ${maximum}.`;
}
