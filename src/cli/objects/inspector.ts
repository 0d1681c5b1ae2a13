import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import type { Decoded } from '#apimachinery/runtime/codec';
import { isDecodeError } from '#apimachinery/runtime/decode_error';
import { deepCopy } from '#apimachinery/runtime/deep_copy';
import { isMissingKind, NotRegisteredError } from '#apimachinery/runtime/errors';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { decodeKnown } from '#apimachinery/runtime/serializer/json/decode';
import { interpret } from '#apimachinery/runtime/serializer/json/meta';
import { Serializer as JSONSerializer } from '#apimachinery/runtime/serializer/json/serializer';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { newPath } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { type Spellings, spellingsOf } from '#engine/json/notes';
import { isMap, valueAt } from '#engine/json/untyped';
import { ValueDocument } from '#engine/json/value_document';
import { comparePlaces } from '#engine/schema/compare_places';
import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import type { Struct } from '#engine/schema/descriptor';
import { type Fault, formatPath, quote } from '#engine/schema/fault';
import type { Node, Shape } from '#engine/schema/node';
import { asError } from '#engine/text/as_error';
import { verifyDocument } from '#engine/verbs/verify';
import { parseYAML } from '#engine/yaml/index';
import { expressionCompiler } from '../../admission/index.ts';
import { type CustomResourceValidator, isDefinition, judgeDefinition } from '../../apiextensions/index.ts';
import { setDefaults } from '../../defaults/index.ts';
import { firstWarnings } from '../../kinds/aspects/warnings.ts';
import { strategyOf } from '../../kinds/strategies.ts';
import { fieldKeys } from '../../locate.ts';
import type { LaterPart, Release } from '../../releases/index.ts';
import { nearest } from '../../validation/checks/nearest.ts';
import { unknownKindFault, validateVerified } from '../../validation/index.ts';
import { judgeRest, meaning } from '../../validation/mend_types.ts';
import { contentLine, type Document, isBlankLine } from '../input/documents.ts';
import { type FileFault, mismatchOf } from '../input/file_fault.ts';
import { documentAt, type Keys, type Placed, readPlaced } from '../input/places.ts';
import type { ObjectReport } from '../report/report.ts';
import type { CustomResources } from './custom_resources.ts';
import { IGNORE } from './exceptions.ts';
import { lifecycleWarning } from './lifecycle.ts';

/** More faults of one object are only counted, as locating each costs time. */
const MAX_FAULTS = 1000;
/** Longer values of a wrong type are not shown. */
const MAX_VALUE = 200;
/** Maximum nesting of Lists, against hostile input. */
const MAX_LISTS = 8;
/** Annotations that say by which program a function runs: today's and an earlier one. */
const FUNCTIONS = ['config.kubernetes.io/function', 'config.k8s.io/function'];

export interface InspectorOptions {
  /** Unknown fields and duplicate keys are faults. */
  readonly strict: boolean;
  /** The minor version of Kubernetes that warnings are about. */
  readonly minor: number;
  /** Kinds that are not part of the Kubernetes API, but defined. */
  readonly customResources?: CustomResources;
  /** What came later than this release is a fault. */
  readonly release?: Release;
}

/**
 * Validates documents. Nearly all are valid, so each is first decoded the fast way; only rejected ones are parsed again
 * to locate every fault.
 */
export class Inspector {
  readonly #scheme: Scheme;
  readonly #options: InspectorOptions;
  readonly #json: JSONSerializer;

  constructor(scheme: Scheme, options: InspectorOptions) {
    this.#scheme = scheme;
    this.#options = options;
    this.#json = new JSONSerializer(scheme, { strict: options.strict });
  }

  /** The object of a document, with its items when it is a List. Nothing for an empty document. */
  inspect(document: Document): ObjectReport[] {
    const { line, indent, error } = document;
    if (error !== undefined) return [unreadable({ reason: 'syntax', line, column: indent + 1, path: '', text: error })];
    try {
      return this.#decode(document);
    } catch (cause) {
      return [
        unreadable({
          reason: 'syntax',
          line,
          column: indent + 1,
          path: '',
          text: `cannot be read: ${asError(cause).message}`,
        }),
      ];
    }
  }

  #decode(document: Document): ObjectReport[] {
    let failure: unknown;
    try {
      const report = this.#faultless(document);
      if (report !== undefined) return [report];
    } catch (error) {
      const gvk = error instanceof NotRegisteredError ? error.gvk : undefined;
      if (gvk !== undefined && this.#isSkipped(gvk))
        return [this.#skipped(gvk, contentLine(document), parsed(document))];
      if (isMissingKind(error) && document.text.split('\n').every(isBlankLine)) return [];
      failure = error;
    }
    const placed = readPlaced(document, this.#options.strict);
    if ('reason' in placed) return [unreadable(placed)];
    if (placed.value === null && document.format === 'yaml') return [];
    const reports = this.#inspectPlaced(placed, document);
    if (
      failure === undefined ||
      failure instanceof NotRegisteredError ||
      reports.some(({ result }) => result === 'faulty')
    )
      return reports;
    throw failure;
  }

  /** The report of a document that holds one object without a fault; undefined when it needs a closer look. */
  #faultless(document: Document): ObjectReport | undefined {
    const { text, format } = document;
    const { strict } = this.#options;
    const line = contentLine(document);
    let decoded: Decoded;
    if (format === 'json') decoded = this.#json.decode(text);
    else {
      let value: unknown;
      try {
        value = parseYAML(text, { strict });
      } catch {
        return undefined;
      }
      const gvk = interpret(value, true);
      const validator = this.#scheme.typeFor(gvk) === undefined ? this.#validatorOf(gvk) : undefined;
      if (validator !== undefined) {
        const { errors, unknownFields, warnings } = validator.validate(value);
        if (errors.length > 0 || (strict && unknownFields.length > 0)) return undefined;
        return { line, ...namesOf(value, gvk), result: 'ok', faults: [], warnings: deprecations(warnings, line) };
      }
      const found = new ValueDocument(value, { sortedBy: comparePlaces });
      decoded = { object: decodeKnown(this.#scheme, found, { strict }), gvk };
    }
    const { object, gvk } = decoded;
    const type = this.#scheme.typeFor(gvk)!;
    if (isList(type) || this.#judge(type, object).length > 0 || this.#later(type, object).length > 0) return undefined;
    return this.#known(type, gvk, object, line, []);
  }

  /** Finds every fault of a document, and of the items when it is a List. */
  #inspectPlaced(placed: Placed, document: Document): ObjectReport[] {
    const reports: ObjectReport[] = [];
    const open: { value: unknown; keys: Keys }[] = [{ value: placed.value, keys: [] }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { value, keys } = next;
      const { report, items } = this.#inspectValue(value, keys, placed, document);
      reports.push(report);
      for (let index = items.length - 1; index >= 0; index--)
        open.push({ value: items[index], keys: [...keys, 'items', index] });
    }
    return reports;
  }

  #inspectValue(
    value: unknown,
    keys: Keys,
    placed: Placed,
    document: Document,
  ): { report: ObjectReport; items: readonly unknown[] } {
    const whole = keys.length === 0;
    const line = whole ? contentLine(document) : placed.locate(keys).line;
    const item = whole ? {} : { item: formatPath(keys) };
    const faultAt = (reason: FileFault['reason'], inner: Keys, text: string, suggestion?: string): FileFault => {
      const path = [...keys, ...inner];
      return {
        reason,
        ...placed.locate(path),
        path: formatPath(path),
        text,
        ...(suggestion !== undefined && { suggestion }),
      };
    };
    const faulty = (fault: FileFault, gvk?: GroupVersionKind): { report: ObjectReport; items: readonly unknown[] } => {
      const faults = whole ? [...placed.duplicates, fault] : [fault];
      return {
        report: { ...unreadable(fault), line, ...item, ...namesOf(value, gvk), faults: faults.sort(byPlace) },
        items: [],
      };
    };
    const sorted = document.format === 'yaml';
    let gvk: GroupVersionKind;
    try {
      gvk = interpret(value, sorted);
    } catch (error) {
      if (!isDecodeError(error)) return faulty(faultAt('kind', ['apiVersion'], asError(error).message));
      const [fault] = error.faults;
      return faulty({ ...faultAt('kind', fault?.keys ?? [], error.text), ...mismatchOf(fault) });
    }
    if (gvk.kind === '') return faulty(faultAt('kind', [], `Object 'Kind' is missing`), gvk);
    if (gvk.version === '') return faulty(faultAt('kind', [], `Object 'apiVersion' is missing`), gvk);
    const type = this.#scheme.typeFor(gvk);
    const validator = type === undefined ? this.#validatorOf(gvk) : undefined;
    if (validator !== undefined) {
      const duplicates = whole ? placed.duplicates : [];
      const spellings = spellingsOf(placed.detailsAt(keys)?.root);
      return {
        report: { ...this.#custom(validator, value, gvk, line, faultAt, duplicates, spellings), ...item },
        items: [],
      };
    }
    if (type === undefined) {
      const unknown = unknownKindFault(this.#scheme, gvk, this.#options.minor);
      if (unknown !== undefined) return faulty(faultAt('kind', [unknown.field], unknown.errorBody()), gvk);
      return { report: { ...this.#skipped(gvk, line, value), ...item }, items: [] };
    }
    const { strict } = this.#options;
    const checked = verifyDocument(type, documentAt(placed, value, keys, document), { strict, scalars });
    const faults = checked.faults.slice(0, MAX_FAULTS).map((fault) => ({
      ...faultAt(fault.reason, fault.keys, fault.text, suggestion(type, fault)),
      ...mismatchOf(fault),
      ...(fault.reason === 'type' && valueOf(checked.value, fault, sorted)),
    }));
    const isOfType = checked.faults.every(({ reason }) => reason !== 'type');
    const judged = isOfType
      ? this.#judge(type, checked.value)
      : judgeRest(type, checked.value, checked.faults, (rest) => this.#judge(type, rest));
    // Servers may say the same of two fields that are one to users, such as labels that come from the name.
    const errors = [...new Map(judged.map((error) => [`${error.field} ${error.errorBody()}`, error])).values()];
    for (const error of errors.slice(0, MAX_FAULTS - faults.length)) {
      faults.push({ ...faultAt(reasonOf(error), fieldKeys(value, error.field), error.errorBody()), error });
    }
    const later = isOfType ? this.#later(type, checked.value) : [];
    for (const { keys: inner, since, value } of later.slice(0, MAX_FAULTS - faults.length)) {
      const what =
        inner[0] === 'apiVersion' ? `${type.kind} in this version` : `this ${value === undefined ? 'field' : 'value'}`;
      const text = `Kubernetes 1.${this.#options.minor} does not have ${what}: it came with ${since}`;
      faults.push(faultAt('version', inner, text));
    }
    const more = checked.faults.length + errors.length + later.length - faults.length;
    // In JSON, only duplicates of known fields count.
    if (whole && sorted) append(faults, placed.duplicates);
    const { items } = isList(type) ? (checked.value as { items?: unknown }) : {};
    const tooDeep = keys.length >= MAX_LISTS * 2 && Array.isArray(items) && items.length > 0;
    if (tooDeep) faults.push(faultAt('type', ['items'], `more than ${MAX_LISTS} Lists within each other`));
    faults.sort(byPlace);
    if (more > 0) faults.push(faultAt('type', [], `${more} more faults are not shown`));
    const report = { ...this.#known(type, gvk, checked.value, line, faults), ...item };
    return { report, items: Array.isArray(items) && !tooDeep ? items : [] };
  }

  #known(
    type: KindClass,
    gvk: GroupVersionKind,
    object: unknown,
    line: number,
    faults: readonly FileFault[],
  ): ObjectReport {
    const warning = faults.some(({ reason, path }) => reason === 'version' && path === 'apiVersion')
      ? undefined
      : lifecycleWarning(type, this.#options.minor);
    const defined = type.kind === 'CustomResourceDefinition' ? definedKind(object) : undefined;
    return {
      line,
      ...namesOf(object, gvk),
      result: faults.length > 0 ? 'faulty' : 'ok',
      faults,
      warnings: [
        ...deprecations(warning === undefined ? [] : [warning], line),
        ...(faults.length === 0 ? kindWarnings(type, object).map((text) => warningAt('warning', line, text)) : []),
      ],
      ...(defined !== undefined && { defines: defined }),
    };
  }

  /** The errors an API server would report for a well-typed object. */
  #judge(type: KindClass, object: unknown): readonly FieldError[] {
    // The items of a List are objects of their own.
    if (isList(type)) return [];
    const given = object as object;
    const errors = validateVerified(type, given, {
      kubernetesVersion: `1.${this.#options.minor}`,
      expressions: expressionCompiler,
    });
    if (type.kind === 'Service') return [...errors, ...nodePortErrors(given)];
    return errors.length === 0 && isDefinition(type, given) ? judgeDefinition(given).errors : errors;
  }

  /** What the version does not have yet. */
  #later(type: KindClass, object: unknown): readonly LaterPart[] {
    const { release } = this.#options;
    return release === undefined || isList(type) ? [] : release.laterParts(type, object as object);
  }

  /** Whether objects of this unregistered kind are skipped. */
  #isSkipped(gvk: GroupVersionKind): boolean {
    return (
      this.#validatorOf(gvk) === undefined && unknownKindFault(this.#scheme, gvk, this.#options.minor) === undefined
    );
  }

  #validatorOf(gvk: GroupVersionKind): CustomResourceValidator | undefined {
    const found = this.#options.customResources?.find(gvk);
    return found instanceof Error ? undefined : found;
  }

  #custom(
    validator: CustomResourceValidator,
    value: unknown,
    gvk: GroupVersionKind,
    line: number,
    faultAt: FaultAt,
    duplicates: readonly FileFault[],
    spellings: Spellings | undefined,
  ): ObjectReport {
    const { errors, unknownFields, warnings } = validator.validate(value, spellings);
    const unknown = this.#options.strict ? unknownFields : [];
    const faults = [
      ...duplicates,
      ...unknown.slice(0, MAX_FAULTS).map((path) => {
        const keys = fieldKeys(value, path);
        const known = validator.fieldsAt(gvk.version, keys.slice(0, -1));
        return faultAt('unknown', keys, `unknown field ${quote(path)}`, nearest(String(keys.at(-1)), known));
      }),
      ...errors.slice(0, MAX_FAULTS).map((error) => ({
        ...faultAt('value', fieldKeys(value, error.field), error.errorBody()),
        error,
      })),
    ].sort(byPlace);
    const more = unknown.length + errors.length + duplicates.length - faults.length;
    if (more > 0) faults.push(faultAt('value', [], `${more} more faults are not shown`));
    return {
      line,
      ...namesOf(value, gvk),
      result: faults.length > 0 ? 'faulty' : 'ok',
      faults,
      warnings: deprecations(warnings, line),
    };
  }

  #skipped(gvk: GroupVersionKind, line: number, value: unknown): ObjectReport {
    const found = this.#options.customResources?.find(gvk);
    const warning = found instanceof Error ? `its definition can't be used: ${found.message}` : undefined;
    return {
      line,
      ...namesOf(value, gvk),
      result: 'skipped',
      faults: [],
      warnings: warning === undefined ? [] : [warningAt('warning', line, warning)],
    };
  }
}

/** A document that is known to be right. */
function parsed({ text, format }: Document): unknown {
  return format === 'json' ? JSON.parse(text) : parseYAML(text);
}

/** A server does not validate the fields of an unknown kind. */
function reasonOf({ field }: FieldError): FileFault['reason'] {
  return field === 'apiVersion' || field === 'kind' ? 'kind' : 'value';
}

type FaultAt = (reason: FileFault['reason'], inner: Keys, text: string, suggestion?: string) => FileFault;

function warningAt(reason: FileFault['reason'], line: number, text: string): FileFault {
  return { reason, line, column: 1, path: '', text };
}

function deprecations(texts: readonly string[], line: number): FileFault[] {
  return texts.map((text) => warningAt('deprecated', line, text));
}

function unreadable(fault: FileFault): ObjectReport {
  return { line: fault.line, apiVersion: '', kind: '', result: 'faulty', faults: [fault], warnings: [] };
}

function byPlace(a: FileFault, b: FileFault): number {
  return a.line - b.line || a.column - b.column;
}

function isList(type: KindClass): boolean {
  return type.kind === 'List' && type.group === '';
}

/** What was written in place of a value of another type, and what is likely to be meant. */
function valueOf(
  object: unknown,
  { keys, text, expected = '' }: Fault,
  isYAML: boolean,
): Pick<FileFault, 'value' | 'hint'> {
  const value = valueAt(object, keys);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return {};
  if (String(value).length > MAX_VALUE) return {};
  const meant = meaning(value, expected);
  const quantity = typeof value === 'string' && text.startsWith('quantities') ? meantQuantity(value) : undefined;
  const quotes = typeof meant === 'string' ? 'put it in quotes' : `write it without quotes`;
  const hint = quantity ?? (meant === undefined || (!isYAML && typeof value === 'string') ? undefined : quotes);
  return { value: JSON.stringify(value), ...(hint !== undefined && { hint }) };
}

/** `1 GB` is none: `1G` are 10^9 bytes and `1Gi` are 2^30. */
function meantQuantity(written: string): string | undefined {
  const [, number, unit = ''] = /^\s*([+-]?\d+(?:\.\d+)?)\s*([kmgtpe]?)i?(?:b|bytes?)?\s*$/i.exec(written) ?? [];
  if (number === undefined) return undefined;
  const letter = unit.toUpperCase();
  if (letter === '') return `did you mean ${number}?`;
  return `did you mean ${number}${letter === 'K' ? 'k' : letter} or ${number}${letter}i?`;
}

function suggestion(type: KindClass, fault: Fault): string | undefined {
  return fault.reason === 'unknown' ? suggestField(type, fault.keys) : undefined;
}

/** How a report names an object. */
type Names = Pick<ObjectReport, 'apiVersion' | 'kind' | 'namespace' | 'name' | 'source' | 'ignore' | 'use' | 'object'>;

/** The names of an object of a kind, as far as it has them. */
function namesOf(object: unknown, gvk: GroupVersionKind | undefined): Names {
  const metadata = property(object, 'metadata');
  const name = property(metadata, 'name') ?? property(metadata, 'generateName');
  const namespace = property(metadata, 'namespace');
  const annotations = property(metadata, 'annotations');
  const source = originOf(annotations);
  const ignore = property(annotations, IGNORE);
  const use = useOf(annotations);
  return {
    apiVersion: gvk?.groupVersion().toString() ?? '',
    kind: gvk?.kind ?? '',
    ...(typeof namespace === 'string' && { namespace }),
    ...(typeof name === 'string' && { name }),
    ...(source !== undefined && { source }),
    ...(typeof ignore === 'string' && { ignore }),
    ...(use !== undefined && { use }),
    // The largest objects refer to nothing.
    ...(isMap(object) && gvk?.kind !== 'CustomResourceDefinition' && { object }),
  };
}

/** The file that kustomize says an object came from, with `buildMetadata: [originAnnotations]`. */
function originOf(annotations: unknown): string | undefined {
  const origin = property(annotations, 'config.kubernetes.io/origin');
  return typeof origin === 'string' ? /^path: (.+)$/m.exec(origin)?.[1] : undefined;
}

/** Whether an object is input of a program, by the annotations that kustomize and kpt know. */
function useOf(annotations: unknown): ObjectReport['use'] {
  const local = property(annotations, 'config.kubernetes.io/local-config');
  // As in kustomize, whatever else it says.
  if (local !== undefined && local !== 'false') return 'local';
  const isFunction = FUNCTIONS.some((name) => property(annotations, name) !== undefined);
  return isFunction ? 'function' : undefined;
}

/** `example.com Widget` of a CustomResourceDefinition. */
function definedKind(object: unknown): string | undefined {
  const spec = property(object, 'spec');
  const group = property(spec, 'group');
  const kind = property(property(spec, 'names'), 'kind');
  return typeof group === 'string' && typeof kind === 'string' ? `${group} ${kind}` : undefined;
}

function property(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, name)
    ? (object as Record<string, unknown>)[name]
    : undefined;
}

/** The field of a struct probably meant by an unknown one. */
function suggestField(root: Struct, keys: Keys): string | undefined {
  let shape: Shape | undefined = compile(root, SCALAR_NAMES);
  for (let at = 0; at < keys.length - 1 && shape !== undefined; at++) {
    let node: Node | undefined = shape.byName.get(String(keys[at]))?.node;
    if (node?.kind === 'list' || node?.kind === 'map') {
      node = node.elem;
      at++;
    }
    shape = node?.kind === 'struct' ? node.shape : undefined;
  }
  const name = keys.at(-1);
  if (shape === undefined || typeof name !== 'string') return undefined;
  return nearest(name, [...shape.byName.keys()]);
}

/** Node ports that no range of a server can hold. Others are for the server to say, which may have another range. */
function nodePortErrors(service: object): FieldError[] {
  const ports = property(property(service, 'spec'), 'ports');
  return (Array.isArray(ports) ? ports : []).flatMap((port: unknown, index) => {
    const nodePort = property(port, 'nodePort');
    if (typeof nodePort !== 'number' || (nodePort >= 0 && nodePort <= 65535)) return [];
    const path = newPath('spec').child('ports').index(index).child('nodePort');
    const text = 'provided port is not in the valid range. The range of valid ports is 30000-32767';
    return [invalid(path, nodePort, text)];
  });
}

/** What kube-apiserver says of a valid object that is created: it looks at one with defaults. */
function kindWarnings(type: KindClass, object: unknown): string[] {
  const { warnings } = strategyOf(type);
  if (warnings === undefined || !isMap(object)) return [];
  const created = { metadata: {}, ...deepCopy(object) };
  setDefaults(created, type);
  return firstWarnings(warnings(created));
}
