import type { RESTMapping } from '#apimachinery/api/meta/rest_mapper';
import { type GroupVersionResourceLike, parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { isMap } from '#engine/json/untyped';
import type { Client } from '../client/client.ts';
import { Discovery } from '../client/discovery/index.ts';
import { OpenAPI, type OpenAPIDocument } from '../client/openapi/index.ts';
import type { CallOptions } from '../client/options.ts';
import { DeferredDiscoveryRESTMapper } from '../client/restmapper/index.ts';

/** There is nothing to explain. The message is kubectl's. */
export class ExplainError extends Error {
  readonly code = 'ERR_EXPLAIN';

  constructor(message: string) {
    super(message);
    this.name = 'ExplainError';
  }
}

/** What {@link explain} takes. */
export interface ExplainOptions extends CallOptions {
  /** The group and version, `apps/v1`. Default: that which the server prefers. */
  readonly apiVersion?: string;
  /** Whether the fields of fields are listed, too, without descriptions. Default false. */
  readonly recursive?: boolean;
  /** How many levels of them; 0 for all. Default 0. */
  readonly maxDepth?: number;
}

/**
 * What a server says of a resource or one of its fields, custom resources included: the text of `kubectl explain`.
 * @param path a resource as kubectl takes it, and fields: `pods.spec.containers`, `deployments.apps.spec`
 * @throws ExplainError NoResourceMatchError StatusError ConnectionError
 */
export async function explain(client: Client, path: string, options: ExplainOptions = {}): Promise<string> {
  const { apiVersion = '', recursive = false, maxDepth = 0, ...call } = options;
  const [{ resource }, fields] = await find(client, path.replace(/\.$/, '').split('.'), call);
  const gvr = apiVersion === '' ? resource : { ...groupVersion(apiVersion), resource: resource.resource };
  const document = await new OpenAPI(client).document(gvr, call);
  const name = `${gvr.group}/${gvr.version}, Resource=${gvr.resource}`;
  if (document === undefined) throw new ExplainError(`couldn't find resource for "${name}"`);
  const gvk = kindOf(document, gvr);
  if (gvk === undefined) throw new ExplainError(`GVR (${name}) not found in OpenAPI schema`);
  const [group, kind, version] = ['group', 'kind', 'version'].map((key) => String(gvk[key] ?? ''));
  const schema = Object.values(document.components?.schemas ?? {}).find((each) =>
    each['x-kubernetes-group-version-kind']?.some(
      (one) => one.group === group && one.version === version && one.kind === kind,
    ),
  );
  if (!isMap(schema)) throw new ExplainError(`GVK ${group}/${version}, Kind=${kind} not found in OpenAPI schema`);
  const text = new Explainer(document, recursive, maxDepth).explain(schema, fields);
  if (text === '') throw new ExplainError(`field "${fields.at(-1) ?? ''}" does not exist`);
  return `${group === '' ? '' : `GROUP:      ${group}\n`}KIND:       ${kind}\nVERSION:    ${version}\n\n${text}\n`;
}

function groupVersion(text: string): { readonly group: string; readonly version: string } {
  const { group, version } = parseGroupVersion(text);
  return { group, version };
}

/** Splits names into a resource, with its group where they have it, and fields. */
async function find(client: Client, parts: readonly string[], call: CallOptions): Promise<[RESTMapping, string[]]> {
  const discovery = new Discovery(client);
  const mapper = new DeferredDiscoveryRESTMapper(discovery);
  const groups = new Set((await discovery.serverResources(call)).groups.map(({ group }) => group));
  for (let end = parts.length; end > 1; end--)
    if (groups.has(parts.slice(1, end).join('.')))
      return [await mapper.resourceMapping(parts.slice(0, end).join('.'), call), parts.slice(end)];
  return [await mapper.resourceMapping(parts[0] ?? '', call), parts.slice(1)];
}

/** The kind that the operations of a resource have. */
function kindOf({ paths }: OpenAPIDocument, gvr: GroupVersionResourceLike): Schema | undefined {
  const root = `${gvr.group === '' ? '/api' : `/apis/${gvr.group}`}/${gvr.version}`;
  let found: Schema | undefined;
  for (const place of ['', '/namespaces/{namespace}'])
    for (const name of ['', '/{name}']) {
      const operations = paths[`${root}${place}/${gvr.resource}${name}`];
      if (!isMap(operations)) continue;
      const kinds = ['get', 'post', 'put', 'patch', 'delete']
        .map((method) => operations[method])
        .filter(isMap)
        .map((operation) => operation['x-kubernetes-group-version-kind'])
        .find(isMap);
      found = kinds ?? found;
    }
  return found;
}

type Schema = Readonly<Record<string, unknown>>;

/** Writes schemas as kubectl's template `plaintext` does, to the last blank. */
class Explainer {
  readonly #document: OpenAPIDocument;
  readonly #recursive: boolean;
  readonly #maxDepth: number;

  constructor(document: OpenAPIDocument, recursive: boolean, maxDepth: number) {
    this.#document = document;
    this.#recursive = recursive;
    this.#maxDepth = maxDepth;
  }

  /** @returns nothing when there is no such field */
  explain(schema: Schema, path: readonly string[], seen: ReadonlySet<string> = new Set()): string {
    const { ref, resolved } = this.#resolve(schema);
    const [name, ...rest] = path;
    if (name === undefined) {
      const fields = this.#fieldList(resolved, 1);
      const docs = externalDocs(resolved['externalDocs'], 0);
      return [
        `DESCRIPTION:\n${indent(wrap(this.#description(resolved) || '<empty>', 76), 4)}\n`,
        docs === '' ? '' : `\n${docs}`,
        fields === '' ? '' : `FIELDS:\n${fields}`,
      ].join('');
    }
    if (ref !== '' && seen.has(ref)) return '';
    const next = new Set([...seen, ref]);
    const { properties, items, additionalProperties, allOf } = resolved;
    const field = isMap(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (isFilled(field)) {
      const title = rest.length > 0 ? '' : `FIELD: ${name} <${this.#typeOf(field)}>\n${longEnum(field['enum'])}\n\n`;
      return title + this.explain(field, rest);
    }
    if (isFilled(items)) return this.explain(items, path, next);
    if (isFilled(additionalProperties)) return this.explain(additionalProperties, path, next);
    for (const each of listOf(allOf)) {
      const text = this.explain(each, path, next);
      if (text !== '') return text;
    }
    return '';
  }

  #fieldList(schema: Schema, level: number, seen: ReadonlySet<string> = new Set()): string {
    const { ref, resolved } = this.#resolve(schema);
    if (ref !== '' && seen.has(ref)) return '';
    const next = new Set([...seen, ref]);
    const { properties, items, additionalProperties, allOf } = resolved;
    let text = '';
    const isDeeper = this.#recursive && (this.#maxDepth === 0 || level < this.#maxDepth);
    for (const name of Object.keys(isMap(properties) ? properties : {}).sort(byBytes)) {
      const field = isMap(properties) && isMap(properties[name]) ? properties[name] : {};
      text += this.#field(resolved, name, field, level * 2);
      if (isDeeper) text += this.#fieldList(field, level + 1, next);
    }
    for (const each of [...listOf(allOf), items, additionalProperties])
      if (isFilled(each)) text += this.#fieldList(each, level, next);
    return text;
  }

  #field({ required }: Schema, name: string, field: Schema, margin: number): string {
    const isRequired = Array.isArray(required) && required.includes(name);
    const title = `${' '.repeat(margin)}${name}\t<${this.#typeOf(field)}>${isRequired ? ' -required-' : ''}`;
    const line = `${title}${shortEnum(field['enum'], margin)}\n`;
    if (this.#recursive) return line;
    const { description } = field;
    const words = typeof description === 'string' && description !== '' ? description : '<no description>';
    const docs = externalDocs(field['externalDocs'], margin + 2);
    return `${line}${indent(wrap(words, 78 - margin), margin + 2)}\n${docs === '' ? '' : `\n${docs}`}\n`;
  }

  #description(schema: Schema): string {
    const { resolved } = this.#resolve(schema);
    const { description, items, additionalProperties, allOf } = resolved;
    let text = typeof description === 'string' && description !== '' ? `${description}\n` : '';
    for (const each of [...listOf(allOf), items, additionalProperties])
      if (isFilled(each)) text += this.#description(each);
    return text;
  }

  #typeOf(schema: Schema): string {
    const { items, additionalProperties, allOf, properties, type } = schema;
    if (isFilled(items)) return `[]${this.#typeOf(items)}`;
    if (isFilled(additionalProperties)) return `map[string]${this.#typeOf(additionalProperties)}`;
    const [only, ...more] = listOf(allOf);
    if (only !== undefined && more.length === 0 && !isFilled(properties)) return this.#typeOf(only);
    const { ref, resolved } = this.#resolve(schema);
    if (ref !== '') {
      const of = resolved === schema ? undefined : resolved['type'];
      if (typeof of === 'string' && of !== '' && of !== 'object') return of;
      return ref.replace(/^.*[\/.]/s, '') || 'Object';
    }
    return typeof type === 'string' && type !== '' && type !== 'object' ? type : 'Object';
  }

  #resolve(schema: Schema): { readonly ref: string; readonly resolved: Schema } {
    const ref = typeof schema['$ref'] === 'string' ? schema['$ref'] : '';
    if (!ref.startsWith('#')) return { ref, resolved: schema };
    let found: unknown = this.#document;
    for (const part of ref.slice(1).split('/'))
      if (part !== '') found = isMap(found) && Object.hasOwn(found, part) ? found[part] : undefined;
    return { ref, resolved: isFilled(found) ? found : schema };
  }
}

/** What a template of Go takes for true. */
function isFilled(value: unknown): value is Schema {
  return isMap(value) && Object.keys(value).length > 0;
}

function listOf(value: unknown): Schema[] {
  return Array.isArray(value) ? value.filter(isMap) : [];
}

function byBytes(one: string, other: string): number {
  return one < other ? -1 : 1;
}

function externalDocs(docs: unknown, margin: number): string {
  if (!isFilled(docs)) return '';
  const { description, url } = docs;
  const lines = [
    indent('EXTERNAL DOCS:', margin),
    ...(typeof description === 'string' && description !== ''
      ? [indent(wrap(description, margin === 0 ? 76 : 78 - margin), margin + 4 - (margin === 0 ? 0 : 2))]
      : []),
    ...(typeof url === 'string' && url !== '' ? [indent(`URL: ${url}`, margin === 0 ? 4 : margin + 2)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function valuesOf(values: unknown): string[] {
  return Array.isArray(values) ? values.map((each) => (each === '' ? '""' : String(each))) : [];
}

function shortEnum(values: unknown, margin: number): string {
  const all = valuesOf(values);
  if (all.length === 0) return '';
  return `\n${' '.repeat(margin)}enum: ${all.slice(0, 4).join(', ')}${all.length > 4 ? ', ....' : ''}`;
}

function longEnum(values: unknown): string {
  const all = valuesOf(values);
  return all.length === 0 ? '' : `ENUM:${all.map((each) => `\n    ${each}`).join('')}`;
}

function indent(text: string, margin: number): string {
  const blanks = ' '.repeat(margin);
  return blanks + text.replaceAll('\n', `\n${blanks}`);
}

/** Breaks lines at blanks, as Go's package go-wordwrap does: a blank at a break is dropped, a long word is not broken. */
function wrap(text: string, limit: number): string {
  let out = '';
  let current = 0;
  let [word, blanks] = ['', ''];
  let [wordLength, blankLength] = [0, 0];
  const flush = (): void => {
    out += blanks + word;
    current += blankLength + wordLength;
    [word, blanks, wordLength, blankLength] = ['', '', 0, 0];
  };
  for (const char of text) {
    if (char === '\n') {
      if (word !== '') flush();
      else if (current + blankLength <= limit) out += blanks;
      [blanks, blankLength] = ['', 0];
      out += char;
      current = 0;
    } else if (char !== '\u00a0' && /^[\t\v\f\r \u0085\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]$/.test(char)) {
      if (blanks === '' || word !== '') flush();
      blanks += char;
      blankLength++;
    } else {
      word += char;
      wordLength++;
      if (current + wordLength + blankLength > limit && wordLength < limit) {
        out += '\n';
        current = 0;
        [blanks, blankLength] = ['', 0];
      }
    }
  }
  return word !== '' || current + blankLength <= limit ? out + blanks + word : out;
}
