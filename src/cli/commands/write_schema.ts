/// <reference types="node" />
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import { assertNever, type BasicNode, type Member, type Node, type Shape } from '#engine/schema/node';
import {
  describe,
  type ExplainedField,
  type Explanations,
  readExplanations,
} from '../../apiserver/endpoints/openapi/explanations.ts';
import { scheme } from '../../index.ts';
import type { Release } from '../../releases/index.ts';
import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { findKind } from '../objects/find_kind.ts';
import { explanationsIn, releaseOf } from '../objects/release_of.ts';
import { printable } from '../printable.ts';
import { Output } from '../report/output.ts';
import { UsageError } from '../usage_error.ts';

/** Schemas of types with their own wire form. Go writes null for an unset time. */
const scalarSchemas: Readonly<Record<string, Schema>> = {
  'v1.Time': { type: ['string', 'null'], format: 'date-time' },
  'v1.MicroTime': { type: ['string', 'null'], format: 'date-time' },
  'v1.FieldsV1': {},
  'runtime.RawExtension': {},
  'intstr.IntOrString': { type: ['integer', 'string'], minimum: -2147483648, maximum: 2147483647 },
  'resource.Quantity': {
    type: ['string', 'number'],
    pattern: '^[ \\t]*[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[numkMGTPE]|[KMGTPE]i|[eE][+-]?[0-9]+)?[ \\t]*$',
  },
};

const basicSchemas: Readonly<Record<BasicNode['kind'], Schema>> = {
  string: { type: 'string' },
  bool: { type: 'boolean' },
  int32: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
  int64: { type: 'integer', minimum: -9223372036854775808, maximum: 9223372036854775807 },
  float64: { type: 'number' },
  bytes: { type: 'string', contentEncoding: 'base64' },
};

/** The work of `schema`. @returns the exit status @throws UsageError */
export async function writeSchema(args: Arguments): Promise<number> {
  const version = args.value('api-version');
  const release = releaseOf(args);
  const all =
    args.paths.length === 0 ? ofVersion(version) : [...new Set(args.paths.flatMap((name) => named(name, version)))];
  const kinds = release === undefined ? all : all.filter((kind) => release.has(kind));
  if (kinds.length === 0)
    throw new UsageError(
      `Kubernetes ${release?.version} does not have ${printable(args.paths.join(', '))} in ${version ?? 'any version that is known'}`,
      'see kubetyped kinds',
    );
  const known = release === undefined ? readExplanations() : explanationsIn(release, readExplanations());
  const schema = jsonSchema(kinds, { known, closed: !args.has('open'), release });
  const out = new Output();
  out.write(`${JSON.stringify(schema, undefined, args.value('output') === 'compact' ? 0 : 2)}\n`);
  await out.end();
  return OK;
}

function named(name: string, version: string | undefined): KindClass[] {
  const { type, others, rest } = findKind(name, version);
  if (rest.length > 0)
    throw new UsageError(`${printable(name)} is a field`, `give a kind: kubetyped schema ${type.kind.toLowerCase()}`);
  return version === undefined ? [type, ...others] : [type];
}

/** Every top-level kind. */
function ofVersion(version: string | undefined): KindClass[] {
  const all = [...new Set(scheme.allKnownTypes().map(([, type]) => type))].filter(
    (type) => type.resource !== undefined,
  );
  const found = version === undefined ? all : all.filter((type) => type.apiVersion === version);
  if (found.length === 0) throw new UsageError(`no kinds in ${printable(version ?? '')}`, 'see kubetyped kinds');
  return found;
}

/** A JSON Schema, or a part of one. */
interface Schema {
  readonly [keyword: string]: unknown;
}

/** Creates a JSON Schema (draft 7) for one kind, or for several, chosen by a document's apiVersion and kind. */
export function jsonSchema(kinds: readonly KindClass[], options: BuilderOptions): Schema {
  const builder = new Builder(options);
  const [first, ...more] = kinds.map((kind) => ({ kind, schema: builder.document(kind) }));
  const body =
    more.length === 0
      ? first!.schema
      : {
          type: 'object',
          required: ['apiVersion', 'kind'],
          anyOf: [first!, ...more].map(({ kind }) => ({ properties: namesOf(kind) })),
          allOf: [first!, ...more].map(({ kind, schema }) => ({ if: { properties: namesOf(kind) }, then: schema })),
        };
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...body, definitions: builder.definitions };
}

function described(words: string | undefined, doc: readonly string[] = []): { readonly description?: string } {
  const all = [...(words === undefined ? [] : [words]), ...doc];
  return all.length > 0 ? { description: all.join(' ') } : {};
}

function namesOf(kind: KindClass): Schema {
  return { apiVersion: { const: new GroupVersion(kind).toString() }, kind: { const: kind.kind } };
}

interface BuilderOptions {
  readonly known: Explanations;
  /** Whether other fields than those of the API are refused. */
  readonly closed: boolean;
  /** The release whose fields there are; all that are known unless given. */
  readonly release: Release | undefined;
}

class Builder {
  readonly definitions: Record<string, Schema> = {};
  readonly #known: Explanations;
  readonly #closed: boolean;
  readonly #release: Release | undefined;

  constructor({ known, closed, release }: BuilderOptions) {
    this.#known = known;
    this.#closed = closed;
    this.#release = release;
  }

  /** A top-level kind, which requires apiVersion and kind. */
  document(kind: KindClass): Schema {
    return {
      ...described(describe(this.#known, kind.type), this.#known.kinds[kind.type]),
      type: 'object',
      allOf: [this.#struct(compile(kind, SCALAR_NAMES))],
      properties: namesOf(kind),
      required: ['apiVersion', 'kind'],
    };
  }

  #struct(shape: Shape): Schema {
    const { type } = shape;
    // Registered first, as a type may contain itself.
    if (!Object.hasOwn(this.definitions, type)) {
      this.definitions[type] = {};
      this.definitions[type] = this.#object(shape);
    }
    return { $ref: `#/definitions/${type.replaceAll('/', '~1')}` };
  }

  #object({ type, members: all }: Shape): Schema {
    const members = all.filter(({ name }) => this.#release?.hasField(type, name) !== false);
    const explained = this.#known.types[type];
    const byName = new Map(explained?.fields.map((field) => [field[0], field]));
    const required = members.map(({ name }) => name).filter((name) => byName.get(name)?.[2].includes('Required.'));
    return {
      ...described(describe(this.#known, type), explained?.doc),
      type: 'object',
      properties: Object.fromEntries(
        members.map((member) => {
          const { name } = member;
          return [name, this.#field(member, describe(this.#known, type, name), byName.get(name))];
        }),
      ),
      ...(required.length > 0 && { required }),
      ...(this.#closed && { additionalProperties: false }),
    };
  }

  #field({ node }: Member, words: string | undefined, explained: ExplainedField | undefined): Schema {
    const doc = explained?.[2] ?? [];
    const values = doc
      .find((sentence) => sentence.startsWith('One of '))
      ?.slice('One of '.length, -1)
      .split(', ');
    const whole = this.#type(node, values);
    const description = described(words, doc);
    if (description.description === undefined) return whole;
    return { ...description, ...('$ref' in whole ? { allOf: [whole] } : whole) };
  }

  /** @param values the allowed strings, if restricted */
  #type(node: Node, values?: readonly string[]): Schema {
    switch (node.kind) {
      case 'string':
      case 'bool':
      case 'int32':
      case 'int64':
      case 'float64':
      case 'bytes':
        return { ...basicSchemas[node.kind], ...(values && { enum: values }) };
      case 'scalar':
        return scalarSchemas[node.goType] ?? {};
      case 'opaque':
        return {};
      case 'list':
        return { type: 'array', items: this.#type(node.elem, values) };
      case 'map':
        return { type: 'object', additionalProperties: this.#type(node.elem, values) };
      case 'struct':
        return this.#struct(node.shape);
      case 'union': {
        const either = [this.#struct(node.shape), this.#type(node.or)];
        // Go writes null for neither.
        return { anyOf: node.or.kind === 'list' ? [...either, { type: 'null' }] : either };
      }
      default:
        return assertNever(node);
    }
  }
}
