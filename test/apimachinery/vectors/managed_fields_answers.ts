// What our server-side apply makes of the inputs of scripts/go/managedfieldsvectors, in the form of its answers.

import assert from 'node:assert/strict';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap, Node, PersistentVolume, Pod, PodSpec, Service } from 'kubetyped/api/core/v1';
import { NetworkPolicy } from 'kubetyped/api/networking/v1';
import { StatusError } from 'kubetyped/apimachinery/api/errors';
import type { ManagedFieldsEntry } from 'kubetyped/apimachinery/apis/meta/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import * as managedfields from 'kubetyped/apimachinery/util/managedfields';
import * as fieldpath from 'kubetyped/apimachinery/util/structuredmergediff/fieldpath';
import * as merge from 'kubetyped/apimachinery/util/structuredmergediff/merge';
import * as typed from 'kubetyped/apimachinery/util/structuredmergediff/typed';
import * as value from 'kubetyped/apimachinery/util/structuredmergediff/value';
import { type Answer, attempt, sortedJSON } from './answer_rows.ts';

/** The types that both sides have. */
const described = new Map<string, managedfields.Described>(
  [Pod, Deployment, Service, Node, PodSpec, PersistentVolume, NetworkPolicy, ConfigMap].map((kind) => [
    definitionName(kind.type),
    kind,
  ]),
);

function definitionName(type: string): string {
  return `io.k8s.${type.replace('k8s.io/', '').replaceAll('/', '.')}`;
}

const parsers = new Map<string, typed.Parser>();

function typeOf(schema: unknown, name: string): typed.ParseableType {
  if (schema === 'deduced') return typed.deducedParseableType();
  if (schema === 'static') return managedfields.parseableType(described.get(name)!);
  const text = JSON.stringify(schema);
  let parser = parsers.get(text);
  if (parser === undefined) parsers.set(text, (parser = typed.newParser(schema)));
  return parser.type(name);
}

/** Errors whose text doesn't depend on the order of a map in Go. */
function errorText(err: string): string {
  if (err === '') return '';
  if (err.includes('in scheme')) return 'unregistered';
  if (err.includes('error decoding versioned set')) return 'undecodable';
  if (err.includes('errors:') || err.includes('not declared')) return 'invalid';
  return err.includes('{') ? 'one' : err;
}

function sign(order: number): number {
  return Math.sign(order) + 0;
}

function element(text: string): { pe: fieldpath.PathElement | undefined; out: object } {
  const { value: pe, err } = attempt(() => fieldpath.deserializePathElement(text));
  if (pe === undefined) return { pe, out: { ok: false, unknown: err === '', text: '', string: '' } };
  return {
    pe,
    out: {
      ok: true,
      unknown: false,
      text: fieldpath.serializePathElement(pe),
      string: fieldpath.pathElementToString(pe),
    },
  };
}

function elements([x, y]: readonly [string, string]): object {
  const a = element(x);
  const b = element(y);
  const both = a.pe !== undefined && b.pe !== undefined;
  return {
    a: a.out,
    b: b.out,
    compare: both ? sign(fieldpath.comparePathElements(a.pe!, b.pe!)) : 0,
    equal: both && fieldpath.equalPathElements(a.pe!, b.pe!),
  };
}

function values({ a, b }: { readonly a: unknown; readonly b: unknown }): object {
  let string = '';
  if (!value.isMap(a) || Object.keys(a).length < 2) {
    string = value.toString(a);
    if (string.includes('=')) string = '';
  }
  return {
    compare: sign(value.compare(a, b)),
    equal: value.equals(a, b),
    string,
    json: value.toJSON(a),
    leaves: fieldpath.setFromValue(a).toJSONText(),
  };
}

function set(text: string): { set: fieldpath.Set | undefined; out: object } {
  const { value: read } = attempt(() => fieldpath.setFromJSONText(text));
  if (read === undefined)
    return { set: read, out: { ok: false, json: '', string: '', size: 0, empty: false, leaves: '' } };
  return {
    set: read,
    out: {
      ok: true,
      json: read.toJSONText(),
      string: read.toString(),
      size: read.size(),
      empty: read.isEmpty(),
      leaves: read.leaves().toJSONText(),
    },
  };
}

const filter = fieldpath.newIncludeMatcherFilter(
  fieldpath.prefixMatcher('a', fieldpath.anyElement, 'b'),
  fieldpath.prefixMatcher('a', 'c'),
  fieldpath.prefixMatcher('b'),
);

function sets(input: { readonly a: string; readonly b: string }): object {
  const a = set(input.a);
  const b = set(input.b);
  const out = { a: a.out, b: b.out };
  if (a.set === undefined || b.set === undefined)
    return { ...out, union: '', intersection: '', difference: '', recursive: '', equal: false, has: '', filtered: '' };
  return {
    ...out,
    union: a.set.union(b.set).toJSONText(),
    intersection: a.set.intersection(b.set).toJSONText(),
    difference: a.set.difference(b.set).toJSONText(),
    recursive: a.set.recursiveDifference(b.set).toJSONText(),
    equal: a.set.equals(b.set),
    has: Array.from(b.set.paths(), (path) => (a.set!.has(path) ? '1' : '0')).join(''),
    filtered: filter.filter(a.set).toJSONText(),
  };
}

interface TypedInput {
  readonly schema: unknown;
  readonly type: string;
  readonly lhs: unknown;
  readonly rhs: unknown;
  readonly set?: string;
}

function typedValues(input: TypedInput): object {
  const before = sortedJSON(input);
  const type = typeOf(input.schema, input.type);
  const strict = attempt(() => type.fromUnstructured(input.lhs));
  const lhs = attempt(() => type.fromUnstructured(input.lhs, { allowDuplicates: true }));
  const rhs = attempt(() => type.fromUnstructured(input.rhs, { allowDuplicates: true }));
  const out = {
    strict: errorText(strict.err),
    duplicates: errorText(lhs.err),
    other: errorText(rhs.err),
    set: '',
    ensured: '',
    merged: null as unknown,
    mergeErr: '',
    compared: { removed: '', modified: '', added: '' } as Record<string, string>,
    removed: null as unknown,
    extracted: null as unknown,
    withKeys: null as unknown,
    reconciled: '',
  };
  if (lhs.value === undefined || rhs.value === undefined) return out;
  const left = lhs.value;
  const right = rhs.value;
  const fields = left.toFieldSet();
  out.set = fields.toJSONText();
  out.ensured = fields.ensureNamedFieldsAreMembers(type.schema, type.typeRef).toJSONText();
  const merged = attempt(() => left.merge(right));
  out.merged = merged.value?.value ?? null;
  out.mergeErr = errorText(merged.err);
  const compared = attempt(() => left.compare(right));
  if (compared.value === undefined) out.compared['err'] = errorText(compared.err);
  else
    out.compared = {
      removed: compared.value.removed.toJSONText(),
      modified: compared.value.modified.toJSONText(),
      added: compared.value.added.toJSONText(),
    };
  if (input.set !== undefined) {
    const items = fieldpath.setFromJSONText(input.set);
    out.removed = left.removeItems(items).value;
    out.extracted = left.extractItems(items).value;
    out.withKeys = left.extractItems(items, { appendKeyFields: true }).value;
    const reconciled = attempt(() => typed.reconcileFieldSetWithSchema(items, left));
    out.reconciled = reconciled.err === '' ? (reconciled.value?.toJSONText() ?? '') : 'error';
  }
  assert.equal(sortedJSON(input), before, 'the input has changed');
  return out;
}

interface UpdaterInput {
  readonly schemas: readonly unknown[];
  readonly type: string;
  readonly ignored?: string;
  readonly ops: readonly {
    readonly op: string;
    readonly manager?: string;
    readonly version?: string;
    readonly object?: unknown;
    readonly schema?: number;
  }[];
}

const gone = Object.assign(new Error('gone'), { code: 'ERR_GONE' });

/** Has each version but "gone". */
const sameVersions: merge.Converter = {
  convert(object, version) {
    if (version === 'gone') throw gone;
    return object;
  },
  isMissingVersionError: (error) => error === gone,
};

function updates(input: UpdaterInput): object[] {
  const before = sortedJSON(input);
  let type = typeOf(input.schemas[0], input.type);
  const updater = new merge.Updater(
    sameVersions,
    input.ignored === undefined
      ? {}
      : { ignoreFilter: new Map([['v1', fieldpath.newExcludeSetFilter(fieldpath.setFromJSONText(input.ignored))]]) },
  );
  let live = type.fromUnstructured(null);
  let managers: fieldpath.ManagedFields = new Map();
  const out: object[] = [];
  for (const { op, manager = '', version = '', object, schema = 0 } of input.ops) {
    if (op === 'schema') {
      type = typeOf(input.schemas[schema], input.type);
      live = new typed.TypedValue(live.value, type.schema, type.typeRef);
      continue;
    }
    let conflicts: string[] | undefined;
    const { value: updated, err } = attempt(() => {
      const wanted = type.fromUnstructured(object, { allowDuplicates: op === 'update' });
      try {
        return op === 'update'
          ? updater.update(live, wanted, version, managers, manager)
          : updater.apply(live, wanted, version, managers, manager, op === 'force');
      } catch (error) {
        if (error instanceof merge.Conflicts)
          conflicts = error.conflicts
            .map((each) => `${each.manager} ${fieldpath.pathToString(each.path)}`)
            .sort(byBytes);
        throw error;
      }
    });
    if (updated !== undefined) {
      managers = updated.managers;
      live = updated.object ?? live;
    }
    const owned = [...managers]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, versioned]) => ({
        manager: name,
        version: versioned.apiVersion,
        applied: versioned.applied,
        set: versioned.set.toJSONText(),
      }));
    out.push({
      err: conflicts === undefined ? errorText(err) : '',
      conflicts: conflicts ?? null,
      object: live.value ?? null,
      managers: owned.length > 0 ? owned : null,
    });
  }
  assert.equal(sortedJSON(input), before, 'the input has changed');
  return out;
}

function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

type JSONObject = Record<string, unknown>;

interface SequenceInput {
  readonly types: string;
  readonly gvk: readonly [group: string, version: string, kind: string];
  readonly live?: JSONObject;
  readonly reset?: string;
  readonly ops: readonly {
    readonly op: string;
    readonly manager: string;
    readonly sub?: string;
    readonly object: JSONObject;
    readonly at: number;
  }[];
}

let scheme: Scheme | undefined;

function staticScheme(): Scheme {
  if (scheme === undefined) {
    scheme = new Scheme();
    for (const kind of [Pod, Service, Node, ConfigMap, Deployment]) scheme.addKnownTypes(kind, kind);
  }
  return scheme;
}

const converters = new Map<string, managedfields.TypeConverter>();

function converterOf(types: string): managedfields.TypeConverter {
  let converter = converters.get(types);
  if (converter === undefined) {
    if (types === 'static') converter = managedfields.newSchemeTypeConverter(staticScheme());
    else
      converter =
        types === 'deduced'
          ? managedfields.newDeducedTypeConverter()
          : managedfields.newTypeConverter(JSON.parse(types) as Record<string, object>);
    converters.set(types, converter);
  }
  return converter;
}

function isObject(json: unknown): json is JSONObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [key, each] of Object.entries(patch)) {
    if (each === null) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), each));
  }
  return Object.fromEntries(merged);
}

/** Gives the entries that have just been written the time of the operation. */
function stamp(object: JSONObject, at: number): JSONObject {
  const metadata = object['metadata'] as JSONObject | undefined;
  const entries = metadata?.['managedFields'];
  if (!Array.isArray(entries)) return object;
  const stamped = (entries as JSONObject[]).map((entry) =>
    typeof entry['time'] !== 'string' || entry['time'].startsWith('2001-')
      ? entry
      : { ...entry, time: `2001-01-01T00:00:${String(at).padStart(2, '0')}Z` },
  );
  return { ...object, metadata: { ...metadata, managedFields: stamped } };
}

/** The Go program converts nothing: its objects hold whatever its grammar wrote. */
function untyped({ objectToTyped, typedToObject }: managedfields.TypeConverter): managedfields.TypeConverter {
  return { objectToTyped, typedToObject };
}

function sequence(input: SequenceInput): object[] {
  const before = sortedJSON(input);
  const [group, version, kind] = input.gvk;
  const apiVersion = group === '' ? version : `${group}/${version}`;
  const reset =
    input.reset === undefined
      ? {}
      : { resetFields: new Map([[apiVersion, fieldpath.newExcludeSetFilter(fieldpath.setFromJSONText(input.reset))]]) };
  let live: JSONObject = input.live ?? { apiVersion, kind };
  const out: object[] = [];
  for (const { op, manager, sub = '', object, at } of input.ops) {
    const fields = managedfields.newDefaultFieldManager(
      untyped(converterOf(input.types)),
      { group, version, kind },
      { subresource: sub, convert: (each) => each, now: () => new Date(), ...reset },
    );
    const wanted = isObject(object) ? object : {};
    let rejected: StatusError | undefined;
    const { value: next, err } = attempt(() => {
      try {
        if (op === 'update') return fields.update(live, wanted, manager);
        if (op === 'patch') return fields.update(live, mergePatch(live, object) as JSONObject, manager);
        return fields.apply(live, wanted, manager, { force: op === 'force' });
      } catch (error) {
        if (error instanceof StatusError) rejected = error;
        throw error;
      }
    });
    if (next !== undefined) live = stamp(next, at);
    const status = rejected?.status();
    const causes = status?.details?.causes
      ?.map((cause) => `${cause.reason}|${cause.message}|${cause.field}`)
      .sort(byBytes);
    out.push({
      err: status === undefined ? errorText(err) : status.message,
      ...(status === undefined ? {} : { status: [status.code, status.reason] }),
      ...(causes === undefined ? {} : { causes }),
      object: live,
    });
  }
  assert.equal(sortedJSON(input), before, 'the input has changed');
  return out;
}

interface OpenAPIInput {
  readonly models: Record<string, object>;
  readonly keep?: boolean;
  readonly object: object;
}

function openAPI({ models, keep = false, object }: OpenAPIInput): object {
  const { value: converter, err } = attempt(() => managedfields.newTypeConverter(models, keep));
  if (converter === undefined) return { err, valid: '', set: '' };
  const { value: read, err: invalid } = attempt(() => converter.objectToTyped(object));
  return { err: '', valid: errorText(invalid), set: read === undefined ? '' : read.toFieldSet().toJSONText() };
}

interface ScaleInput {
  readonly parent: readonly ManagedFieldsEntry[];
  readonly scale: readonly ManagedFieldsEntry[];
  readonly version: string;
}

const replicas: managedfields.ResourcePathMappings = new Map([
  ['apps/v1', fieldpath.makePath('spec', 'replicas')],
  ['example.com/v1', fieldpath.makePath('spec', 'size')],
  ['example.com/v2', null],
]);

function scale(input: ScaleInput): object {
  const handler = new managedfields.ScaleHandler(input.parent, input.version, replicas);
  const sub = attempt(() => handler.toSubresource());
  const parent = attempt(() => handler.toParent(input.scale));
  // Two entries of one manager come in any order in Go.
  const sorted = (entries: ManagedFieldsEntry[] | undefined): unknown =>
    entries === undefined ? null : [...entries].sort((a, b) => byBytes(sortedJSON(a), sortedJSON(b)));
  return {
    subErr: errorText(sub.err),
    sub: sorted(sub.value),
    parentErr: errorText(parent.err),
    parent: sorted(parent.value),
  };
}

export const managedFieldsAnswers: Readonly<Record<string, Answer>> = {
  'smd-element': elements,
  'smd-value': values,
  'smd-set': sets,
  'smd-typed': typedValues,
  'smd-updater': updates,
  'field-manager': sequence,
  'managed-scale': scale,
  'smd-openapi': openAPI,
};
