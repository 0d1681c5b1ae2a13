import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import { isDecodeError } from '#apimachinery/runtime/decode_error';
import { isMissingKind, NotRegisteredError } from '#apimachinery/runtime/errors';
import { decodeKnown } from '#apimachinery/runtime/serializer/json/decode';
import { interpret } from '#apimachinery/runtime/serializer/json/meta';
import { Serializer as JSONSerializer } from '#apimachinery/runtime/serializer/json/serializer';
import { append } from '#engine/go/append';
import { spellingsOf } from '#engine/json/notes';
import { ValueDocument } from '#engine/json/value_document';
import { comparePlaces } from '#engine/schema/compare_places';
import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import { formatPath, quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { verifyDocument } from '#engine/verbs/verify';
import { parseYAML } from '#engine/yaml/index';
import { expressionCompiler } from '../../admission/index.js';
import { isDefinition, judgeDefinition } from '../../apiextensions/index.js';
import { nearest } from '../../validation/checks/nearest.js';
import { unknownKindFault, validateVerified } from '../../validation/index.js';
import { contentLine, isBlankLine } from '../input/documents.js';
import { documentAt, readPlaced } from '../input/places.js';
import { lifecycleWarning } from './lifecycle.js';
/** More faults of one object are only counted, as locating each costs time. */
const MAX_FAULTS = 1000;
/** Maximum nesting of Lists, against hostile input. */
const MAX_LISTS = 8;
/**
 * Validates documents. Nearly all are valid, so each is first decoded the fast way; only rejected ones are parsed again
 * to locate every fault.
 */
export class Inspector {
    #scheme;
    #options;
    #json;
    constructor(scheme, options) {
        this.#scheme = scheme;
        this.#options = options;
        this.#json = new JSONSerializer(scheme, { strict: options.strict });
    }
    /** The object of a document, with its items when it is a List. Nothing for an empty document. */
    inspect(document) {
        const { line, indent, error } = document;
        if (error !== undefined)
            return [unreadable({ reason: 'syntax', line, column: indent + 1, path: '', text: error })];
        try {
            return this.#decode(document);
        }
        catch (cause) {
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
    #decode(document) {
        let failure;
        try {
            const report = this.#faultless(document);
            if (report !== undefined)
                return [report];
        }
        catch (error) {
            const gvk = error instanceof NotRegisteredError ? error.gvk : undefined;
            if (gvk !== undefined && this.#isSkipped(gvk))
                return [{ ...this.#skipped(gvk, contentLine(document)), ...namesOf(parsed(document), gvk) }];
            if (isMissingKind(error) && document.text.split('\n').every(isBlankLine))
                return [];
            failure = error;
        }
        const placed = readPlaced(document, this.#options.strict);
        if ('reason' in placed)
            return [unreadable(placed)];
        if (placed.value === null && document.format === 'yaml')
            return [];
        const reports = this.#inspectPlaced(placed, document);
        if (failure === undefined ||
            failure instanceof NotRegisteredError ||
            reports.some(({ result }) => result === 'faulty'))
            return reports;
        throw failure;
    }
    /** The report of a document that holds one object without a fault; undefined when it needs a closer look. */
    #faultless(document) {
        const { text, format } = document;
        const { strict } = this.#options;
        const line = contentLine(document);
        let decoded;
        if (format === 'json')
            decoded = this.#json.decode(text);
        else {
            let value;
            try {
                value = parseYAML(text, { strict });
            }
            catch {
                return undefined;
            }
            const gvk = interpret(value, true);
            const validator = this.#scheme.typeFor(gvk) === undefined ? this.#validatorOf(gvk) : undefined;
            if (validator !== undefined) {
                const { errors, unknownFields, warnings } = validator.validate(value);
                if (errors.length > 0 || (strict && unknownFields.length > 0))
                    return undefined;
                return { line, ...namesOf(value, gvk), result: 'ok', faults: [], warnings };
            }
            const found = new ValueDocument(value, { sortedBy: comparePlaces });
            decoded = { object: decodeKnown(this.#scheme, found, { strict }), gvk };
        }
        const { object, gvk } = decoded;
        const type = this.#scheme.typeFor(gvk);
        if (isList(type) || this.#judge(type, object).length > 0 || this.#later(type, object).length > 0)
            return undefined;
        return this.#known(type, gvk, object, line, []);
    }
    /** Finds every fault of a document, and of the items when it is a List. */
    #inspectPlaced(placed, document) {
        const reports = [];
        const open = [{ value: placed.value, keys: [] }];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            const { value, keys } = next;
            const { report, items } = this.#inspectValue(value, keys, placed, document);
            reports.push(report);
            for (let index = items.length - 1; index >= 0; index--)
                open.push({ value: items[index], keys: [...keys, 'items', index] });
        }
        return reports;
    }
    #inspectValue(value, keys, placed, document) {
        const whole = keys.length === 0;
        const line = whole ? contentLine(document) : placed.locate(keys).line;
        const item = whole ? {} : { item: formatPath(keys) };
        const faultAt = (reason, inner, text, suggestion) => {
            const path = [...keys, ...inner];
            return {
                reason,
                ...placed.locate(path),
                path: formatPath(path),
                text,
                ...(suggestion !== undefined && { suggestion }),
            };
        };
        const faulty = (fault, gvk) => {
            const faults = whole ? [...placed.duplicates, fault] : [fault];
            return {
                report: { ...unreadable(fault), line, ...item, ...namesOf(value, gvk), faults: faults.sort(byPlace) },
                items: [],
            };
        };
        const sorted = document.format === 'yaml';
        let gvk;
        try {
            gvk = interpret(value, sorted);
        }
        catch (error) {
            if (!isDecodeError(error))
                return faulty(faultAt('kind', ['apiVersion'], asError(error).message));
            const [fault] = error.faults;
            return faulty(faultAt('kind', fault?.keys ?? [], error.text));
        }
        if (gvk.kind === '')
            return faulty(faultAt('kind', [], `Object 'Kind' is missing`), gvk);
        if (gvk.version === '')
            return faulty(faultAt('kind', [], `Object 'apiVersion' is missing`), gvk);
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
            if (unknown !== undefined)
                return faulty(faultAt('kind', [unknown.field], unknown.errorBody()), gvk);
            return { report: { ...this.#skipped(gvk, line), ...item, ...namesOf(value, gvk) }, items: [] };
        }
        const { strict } = this.#options;
        const checked = verifyDocument(type, documentAt(placed, value, keys, document), { strict, scalars });
        const faults = checked.faults
            .slice(0, MAX_FAULTS)
            .map((fault) => faultAt(fault.reason, fault.keys, fault.text, suggestion(type, fault)));
        const errors = checked.faults.some(({ reason }) => reason === 'type') ? [] : this.#judge(type, checked.value);
        for (const error of errors.slice(0, MAX_FAULTS - faults.length)) {
            faults.push(faultAt(reasonOf(error), fieldKeys(value, error.field), error.errorBody()));
        }
        const later = checked.faults.some(({ reason }) => reason === 'type') ? [] : this.#later(type, checked.value);
        for (const { keys: inner, since, value } of later.slice(0, MAX_FAULTS - faults.length)) {
            const what = inner[0] === 'apiVersion' ? `${type.kind} in this version` : `this ${value === undefined ? 'field' : 'value'}`;
            const text = `Kubernetes 1.${this.#options.minor} does not have ${what}: it came with ${since}`;
            faults.push(faultAt('version', inner, text));
        }
        const more = checked.faults.length + errors.length + later.length - faults.length;
        // In JSON, only duplicates of known fields count.
        if (whole && sorted)
            append(faults, placed.duplicates);
        const { items } = isList(type) ? checked.value : {};
        const tooDeep = keys.length >= MAX_LISTS * 2 && Array.isArray(items) && items.length > 0;
        if (tooDeep)
            faults.push(faultAt('type', ['items'], `more than ${MAX_LISTS} Lists within each other`));
        faults.sort(byPlace);
        if (more > 0)
            faults.push(faultAt('type', [], `${more} more faults are not shown`));
        const report = { ...this.#known(type, gvk, checked.value, line, faults), ...item };
        return { report, items: Array.isArray(items) && !tooDeep ? items : [] };
    }
    #known(type, gvk, object, line, faults) {
        const warning = faults.some(({ reason, path }) => reason === 'version' && path === 'apiVersion')
            ? undefined
            : lifecycleWarning(type, this.#options.minor);
        const defined = type.kind === 'CustomResourceDefinition' ? definedKind(object) : undefined;
        return {
            line,
            ...namesOf(object, gvk),
            result: faults.length > 0 ? 'faulty' : 'ok',
            faults,
            warnings: warning === undefined ? [] : [warning],
            ...(defined !== undefined && { defines: defined }),
        };
    }
    /** The errors an API server would report for a well-typed object. */
    #judge(type, object) {
        // The items of a List are objects of their own.
        if (isList(type))
            return [];
        const given = object;
        const errors = validateVerified(type, given, {
            kubernetesVersion: `1.${this.#options.minor}`,
            expressions: expressionCompiler,
        });
        return errors.length === 0 && isDefinition(type, given) ? judgeDefinition(given).errors : errors;
    }
    /** What the version does not have yet. */
    #later(type, object) {
        const { release } = this.#options;
        return release === undefined || isList(type) ? [] : release.laterParts(type, object);
    }
    /** Whether objects of this unregistered kind are skipped. */
    #isSkipped(gvk) {
        return (this.#validatorOf(gvk) === undefined && unknownKindFault(this.#scheme, gvk, this.#options.minor) === undefined);
    }
    #validatorOf(gvk) {
        const found = this.#options.customResources?.find(gvk);
        return found instanceof Error ? undefined : found;
    }
    #custom(validator, value, gvk, line, faultAt, duplicates, spellings) {
        const { errors, unknownFields, warnings } = validator.validate(value, spellings);
        const unknown = this.#options.strict ? unknownFields : [];
        const faults = [
            ...duplicates,
            ...unknown
                .slice(0, MAX_FAULTS)
                .map((path) => faultAt('unknown', fieldKeys(value, path), `unknown field ${quote(path)}`)),
            ...errors.slice(0, MAX_FAULTS).map((error) => faultAt('value', fieldKeys(value, error.field), error.errorBody())),
        ].sort(byPlace);
        const more = unknown.length + errors.length + duplicates.length - faults.length;
        if (more > 0)
            faults.push(faultAt('value', [], `${more} more faults are not shown`));
        return {
            line,
            ...namesOf(value, gvk),
            result: faults.length > 0 ? 'faulty' : 'ok',
            faults,
            warnings,
        };
    }
    #skipped(gvk, line) {
        const found = this.#options.customResources?.find(gvk);
        const warning = found instanceof Error ? `its definition can't be used: ${found.message}` : undefined;
        return {
            line,
            ...namesOf(undefined, gvk),
            result: 'skipped',
            faults: [],
            warnings: warning === undefined ? [] : [warning],
        };
    }
}
/** A document that is known to be right. */
function parsed({ text, format }) {
    return format === 'json' ? JSON.parse(text) : parseYAML(text);
}
/** A server does not validate the fields of an unknown kind. */
function reasonOf({ field }) {
    return field === 'apiVersion' || field === 'kind' ? 'kind' : 'value';
}
function unreadable(fault) {
    return { line: fault.line, apiVersion: '', kind: '', result: 'faulty', faults: [fault], warnings: [] };
}
function byPlace(a, b) {
    return a.line - b.line || a.column - b.column;
}
function isList(type) {
    return type.kind === 'List' && type.group === '';
}
function suggestion(type, fault) {
    return fault.reason === 'unknown' ? suggestField(type, fault.keys) : undefined;
}
/** The names of an object of a kind, as far as it has them. */
function namesOf(object, gvk) {
    const metadata = property(object, 'metadata');
    const name = property(metadata, 'name') ?? property(metadata, 'generateName');
    const namespace = property(metadata, 'namespace');
    const source = originOf(property(metadata, 'annotations'));
    return {
        apiVersion: gvk?.groupVersion().toString() ?? '',
        kind: gvk?.kind ?? '',
        ...(typeof namespace === 'string' && { namespace }),
        ...(typeof name === 'string' && { name }),
        ...(source !== undefined && { source }),
    };
}
/** The file that kustomize says an object came from, with `buildMetadata: [originAnnotations]`. */
function originOf(annotations) {
    const origin = property(annotations, 'config.kubernetes.io/origin');
    return typeof origin === 'string' ? /^path: (.+)$/m.exec(origin)?.[1] : undefined;
}
/** `example.com Widget` of a CustomResourceDefinition. */
function definedKind(object) {
    const spec = property(object, 'spec');
    const group = property(spec, 'group');
    const kind = property(property(spec, 'names'), 'kind');
    return typeof group === 'string' && typeof kind === 'string' ? `${group} ${kind}` : undefined;
}
function property(object, name) {
    return typeof object === 'object' && object !== null && Object.hasOwn(object, name)
        ? object[name]
        : undefined;
}
/** The field of a struct probably meant by an unknown one. */
function suggestField(root, keys) {
    let shape = compile(root, SCALAR_NAMES);
    for (let at = 0; at < keys.length - 1 && shape !== undefined; at++) {
        let node = shape.byName.get(String(keys[at]))?.node;
        if (node?.kind === 'list' || node?.kind === 'map') {
            node = node.elem;
            at++;
        }
        shape = node?.kind === 'struct' || node?.kind === 'union' ? node.shape : undefined;
        // A union may be a list of its struct.
        if (typeof keys[at + 1] === 'number')
            at++;
    }
    const name = keys.at(-1);
    if (shape === undefined || typeof name !== 'string')
        return undefined;
    return nearest(name, [...shape.byName.keys()]);
}
/**
 * Splits the path of a field error into keys: `spec.ports[0].name`. Names may contain dots, so the path is followed
 * through the value. The rest after the first unknown name is one key.
 */
function fieldKeys(value, path) {
    const keys = [];
    let rest = path === '<nil>' ? '' : path;
    for (let at = value; rest !== '';) {
        const dotted = rest.startsWith('.') ? rest.slice(1) : rest;
        const index = /^\[(\d+)\]/.exec(rest);
        if (Array.isArray(at) && index !== null) {
            keys.push(Number(index[1]));
            rest = rest.slice(index[0].length);
            at = at[Number(index[1])];
            continue;
        }
        // Entries of maps may be written in brackets.
        const name = nameIn(at, dotted) ?? (rest.startsWith('[') ? bracketed(at, rest) : undefined);
        if (name === undefined)
            return [...keys, dotted];
        keys.push(name);
        rest = dotted.startsWith(name) ? dotted.slice(name.length) : rest.slice(name.length + 2);
        at = at[name];
    }
    return keys;
}
/** The longest key of an object that is a prefix of the path. */
function nameIn(object, path) {
    if (typeof object !== 'object' || object === null || Array.isArray(object))
        return undefined;
    const simple = /^[^.[]*/.exec(path)[0];
    const names = Object.hasOwn(object, simple) && simple === path ? [simple] : Object.keys(object);
    let longest;
    for (const name of names) {
        if (name.length <= (longest?.length ?? -1) || !path.startsWith(name))
            continue;
        if (path.length === name.length || path[name.length] === '.' || path[name.length] === '[')
            longest = name;
    }
    return longest;
}
function bracketed(object, path) {
    if (typeof object !== 'object' || object === null)
        return undefined;
    return Object.keys(object)
        .filter((name) => path.startsWith(`[${name}]`))
        .sort((a, b) => b.length - a.length)[0];
}
