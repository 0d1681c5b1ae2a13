// Random structural schemas, and data that fits them, mostly.
import type { Schema } from 'kubetyped/cel';

/** A source of random numbers that a seed decides. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0 || 1;
  }

  /** A number from 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(part: number): boolean {
    return this.next() < part;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const NAMES = ['a', 'b', 'name', 'spec', 'max-surge', 'x.y', 'a__b', 'namespace', 'in', 'é', '1a', 'foo/bar', 'items'];

/** A random schema. */
export function randomSchema(random: Random, depth: number): Schema {
  const schema: Mutable<Schema> = {};
  if (random.chance(0.15)) schema.nullable = true;
  const kinds = ['string', 'string', 'integer', 'number', 'boolean', 'intOrString'];
  if (depth > 0) kinds.push('object', 'object', 'map', 'array', 'array', 'array');
  const kind = random.pick(kinds);
  switch (kind) {
    case 'intOrString':
      return { ...schema, 'x-kubernetes-int-or-string': true };
    case 'string':
      schema.type = 'string';
      if (random.chance(0.3)) schema.format = random.pick(['date', 'date-time', 'duration', 'byte', 'uuid']);
      if (random.chance(0.4)) schema.maxLength = random.below(30);
      else if (random.chance(0.2)) schema.enum = ['a', 'bb', 'ccc'];
      return schema;
    case 'object':
      return randomObjectSchema(random, depth, schema);
    case 'map':
      schema.type = 'object';
      schema.additionalProperties = randomSchema(random, depth - 1);
      if (random.chance(0.5)) schema.maxProperties = random.below(10);
      return schema;
    case 'array':
      return randomArraySchema(random, depth, schema);
    default:
      return { ...schema, type: kind };
  }
}

/** A random schema of an object with properties. */
export function randomObjectSchema(random: Random, depth: number, schema: Mutable<Schema> = {}): Schema {
  const properties: Record<string, Schema> = {};
  for (let count = 1 + random.below(4); count > 0; count--)
    properties[random.pick(NAMES)] = randomSchema(random, depth - 1);
  const names = Object.keys(properties);
  const required = names.filter(() => random.chance(0.3));
  const more = random.chance(0.1) ? { 'x-kubernetes-preserve-unknown-fields': true as const } : {};
  return { ...schema, ...more, type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

function randomArraySchema(random: Random, depth: number, schema: Mutable<Schema>): Schema {
  schema.type = 'array';
  if (random.chance(0.5)) schema.maxItems = random.below(10);
  const listType = random.chance(0.4) ? random.pick(['set', 'map', 'atomic']) : undefined;
  if (listType === 'map') {
    const keys = random.chance(0.3) ? ['a', 'b'] : ['a'];
    const items = randomObjectSchema(random, depth - 1);
    const scalars = { a: { type: 'string' }, b: { type: random.pick(['string', 'integer']) } };
    schema.items = { ...items, nullable: false, properties: { ...items.properties, ...scalars }, required: keys };
    schema['x-kubernetes-list-map-keys'] = keys;
  } else if (listType === 'set') {
    schema.items = { type: random.pick(['string', 'integer', 'number', 'boolean']) };
  } else {
    schema.items = randomSchema(random, depth - 1);
  }
  if (listType !== undefined) schema['x-kubernetes-list-type'] = listType;
  return schema;
}

const TEXTS = [
  '',
  'a',
  'b',
  'bb',
  'abc',
  'A-b.c/d',
  'é😀',
  '10.0.0.1',
  '1.2.3',
  '1Gi',
  'http://h:80/p?q=1',
  'x\ny',
  '-1',
  '3',
];

function randomText(random: Random, format: string | undefined): string {
  switch (format) {
    case 'date':
      return random.pick(['2020-01-31', '1999-12-31', '2024-02-29']);
    case 'date-time':
      return random.pick(['2020-01-31T01:02:03Z', '2020-01-31T01:02:03.123456789+05:30', '1969-12-31T23:59:59.5Z']);
    case 'duration':
      return random.pick(['1h30m', '5s', '100ms', '2 days', '-3h']);
    case 'byte':
      return random.pick(['YWJj', 'YQ==', 'eHl6eA==']);
    default:
      return random.pick(TEXTS);
  }
}

/** Data for a schema; now and then a part does not fit it. */
export function randomData(random: Random, schema: Schema): unknown {
  if (schema.nullable === true && random.chance(0.3)) return null;
  if (random.chance(0.01)) return random.pick<unknown>([null, 1, 'x', true, [], {}, 1.5]);
  if (schema['x-kubernetes-int-or-string'] === true) {
    return random.chance(0.5) ? random.pick(TEXTS) : random.below(100) - 50;
  }
  switch (schema.type) {
    case 'string':
      return randomText(random, schema.format);
    case 'integer':
      return random.chance(0.1) ? random.pick([2 ** 53 - 1, -(2 ** 53) + 1]) : random.below(20) - 10;
    case 'number':
      return random.chance(0.5) ? random.below(20) - 10 : random.pick([0.5, -1.25, 1e21, 1e-7, 3.75]);
    case 'boolean':
      return random.chance(0.5);
    case 'array':
      return Array.from({ length: random.below(4) }, () => randomData(random, schema.items as Schema));
  }
  const data: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (random.chance(0.8) || schema.required?.includes(name)) data[name] = randomData(random, property);
  }
  if (typeof schema.additionalProperties === 'object') {
    for (let count = random.below(3); count > 0; count--)
      data[random.pick(NAMES)] = randomData(random, schema.additionalProperties);
  }
  if (schema['x-kubernetes-preserve-unknown-fields'] === true && random.chance(0.5)) data['unknown'] = { a: [1] };
  return data;
}
