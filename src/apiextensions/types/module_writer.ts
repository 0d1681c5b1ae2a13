import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { stringifyJSON } from '#engine/json/stringify';
import type { Field, Struct } from '#engine/schema/descriptor';
import { fieldRows } from '../kind/schema_fields.ts';
import { additionalOf, isEmbedded, itemsOf, META_FIELDS } from '../schema/parts.ts';
import { docComment } from './doc_comment.ts';
import { literalType, propertyName, quoted } from './literal_text.ts';
import type { Shape, Shapes } from './shapes.ts';

const WIDTH = 120;
/** Longer defaults are not shown. */
const LONGEST_DEFAULT = 60;

/** Writes types and descriptors of schemas, and remembers what they import. */
export class ModuleWriter {
  readonly #shapes: Shapes;
  readonly #names: ReadonlyMap<Shape, string>;
  readonly #imports = new Map<string, Set<string>>();
  /** Group and version: `example.com/v1`. */
  readonly apiVersion: string;

  constructor(apiVersion: string, shapes: Shapes, names: ReadonlyMap<Shape, string>) {
    this.apiVersion = apiVersion;
    this.#shapes = shapes;
    this.#names = names;
  }

  /** The import statements of all that was named. */
  get imports(): string {
    return [...this.#imports]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([module, names]) => {
        const all = [...names]
          .filter((name) => !(name.startsWith('type ') && names.has(bare(name))))
          .sort((a, b) => (bare(a) < bare(b) ? -1 : 1));
        const typesOnly = all.every((name) => name.startsWith('type '));
        const list = (typesOnly ? all.map(bare) : all).join(', ');
        const line = `import ${typesOnly ? 'type ' : ''}{ ${list} } from '${module}';\n`;
        if (line.length <= WIDTH + 1) return line;
        return `import ${typesOnly ? 'type ' : ''}{\n${list
          .split(', ')
          .map((name) => `  ${name},\n`)
          .join('')}} from '${module}';\n`;
      })
      .join('');
  }

  /** Imports a value, or with `type ` before its name a type. @returns the name */
  use(name: string, module: string): string {
    let names = this.#imports.get(module);
    if (names === undefined) this.#imports.set(module, (names = new Set()));
    names.add(name);
    return bare(name);
  }

  /** An interface and the descriptor of the same name. */
  struct(shape: Shape): string {
    const name = this.#nameOf(shape);
    const { schema } = shape;
    const base = isEmbedded(schema) ? ` extends ${this.use('type EmbeddedObject', 'kubetyped/apiextensions')}` : '';
    const open =
      schema['x-kubernetes-preserve-unknown-fields'] === true && base === '' ? '  [field: string]: unknown;\n' : '';
    const fields = this.fields(schema, isEmbedded(schema) ? META_FIELDS : []);
    const struct = this.use('type Struct', 'kubetyped/engine');
    const field = this.use('type Field', 'kubetyped/engine');
    return [
      `export interface ${name}${base} {`,
      `${fields}${open}}`,
      `export const ${name}: ${struct}<${name}> = {`,
      `  type: ${quoted(`${this.apiVersion}.${name}`)},`,
      `  get fields(): readonly ${field}[] {`,
      `    return [${this.rows(schema, '      ')}];`,
      '  },',
      '};',
      '',
    ].join('\n');
  }

  /** The properties of an interface. */
  fields(schema: JSONSchemaProps, without: readonly string[] = []): string {
    return Object.entries(schema.properties ?? {})
      .filter(([name]) => !without.includes(name))
      .map(([name, property]) => {
        const mark = schema.required?.includes(name) && property.default === undefined ? '' : '?';
        const start = `  ${propertyName(name)}${mark}:`;
        // Where it is not set, every object has that of Object, and the compiler knows.
        const inherited =
          Object.hasOwn(Object.prototype, name) && name !== '__proto__' ? ` | Object[${quoted(name)}]` : '';
        const type = this.typeText(property) + inherited;
        return `${docComment(wordsOf(property), '  ')}${start}${this.#fitted(type, start.length)};\n`;
      })
      .join('');
  }

  /** The rows of a descriptor, each in its line after the indentation. */
  rows(schema: JSONSchemaProps, indent: string, without: readonly string[] = []): string {
    const rows = fieldRows(schema, (inner) => ({ type: this.#nameOfSchema(inner), fields: [] })).filter(
      ([name]) => !without.includes(name),
    );
    return rows.length === 0 ? '' : `\n${rows.map((row) => `${indent}${rowText(row)},\n`).join('')}${indent.slice(2)}`;
  }

  /** The type of the values that a schema admits, as TypeScript. */
  typeText(schema: JSONSchemaProps): string {
    const type = this.#presentType(schema);
    return schema.nullable === true ? `${type} | null` : type;
  }

  #presentType(schema: JSONSchemaProps): string {
    const shape = this.#shapes.of(schema);
    if (schema['x-kubernetes-int-or-string'] === true)
      return this.use('type IntOrString', 'kubetyped/apimachinery/util/intstr');
    const literals = schema.enum?.map(literalType);
    if (literals !== undefined && literals.length > 0 && !literals.includes(undefined))
      return [...new Set(literals)].join(' | ');
    if (shape !== undefined) return this.#nameOf(shape);
    if (isEmbedded(schema)) return this.use('type EmbeddedObject', 'kubetyped/apiextensions');
    switch (schema.type) {
      case 'string':
        if (schema.format === 'byte') return this.use('type Base64', 'kubetyped/engine');
        return schema.format === 'date-time' ? this.use('type Time', META) : 'string';
      case 'boolean':
        return 'boolean';
      case 'integer':
        return schema.format === 'int64' ? this.use('type Int64', 'kubetyped/engine') : 'number';
      case 'number':
        return 'number';
      case 'array': {
        const items = itemsOf(schema);
        const item = items === undefined ? 'unknown' : this.typeText(items);
        return /[ |]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
      }
      case 'object': {
        const additional = additionalOf(schema);
        if (additional !== undefined) return `{ [key: string]: ${this.typeText(additional)} }`;
        const isOpen = schema['x-kubernetes-preserve-unknown-fields'] === true || schema.additionalProperties === true;
        return isOpen ? '{ [key: string]: unknown }' : '{ [key: string]: never }';
      }
      default:
        return 'unknown';
    }
  }

  /** After the colon: in the line, or a union with each part in its own. */
  #fitted(type: string, start: number): string {
    if (start + 2 + type.length <= WIDTH || !type.includes(' | ') || type.includes('(') || type.includes('{'))
      return ` ${type}`;
    return type
      .split(' | ')
      .map((part) => `\n    | ${part}`)
      .join('');
  }

  #nameOf(shape: Shape): string {
    return this.#names.get(shape) ?? '';
  }

  #nameOfSchema(schema: JSONSchemaProps): string {
    const shape = this.#shapes.of(schema);
    return shape === undefined ? '' : this.#nameOf(shape);
  }
}

/** The module of metadata. */
export const META = 'kubetyped/apimachinery/apis/meta/v1';

function bare(name: string): string {
  return name.replace(/^type /, '');
}

function wordsOf({ description = '', default: value }: JSONSchemaProps): string {
  const shown = value === undefined ? '' : stringifyJSON(value);
  if (shown === '' || shown.length > LONGEST_DEFAULT) return description;
  return `${description === '' ? '' : `${description}\n\n`}Default \`${shown}\`.`;
}

function rowText([name, type, flags, facts]: Field): string {
  const typeText = typeof type === 'string' ? quoted(type) : structName(type);
  const rest = facts === undefined ? '' : `, ${factsText(facts)}`;
  return `[${quoted(name)}, ${typeText}, ${flags}${rest}]`;
}

function structName(type: object): string {
  return isStruct(type) ? type.type : `'any'`;
}

function isStruct(type: object): type is Struct {
  return 'fields' in type;
}

function factsText(facts: object): string {
  const entries = Object.entries(facts).map(([name, value]) => {
    const text = Array.isArray(value)
      ? `[${value.map((key) => quoted(String(key))).join(', ')}]`
      : (literalType(value) ?? '');
    return `${name}: ${text}`;
  });
  return `{ ${entries.join(', ')} }`;
}
