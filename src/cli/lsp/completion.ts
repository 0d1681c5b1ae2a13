import { type CompletionItem, CompletionItemKind, InsertTextMode, MarkupKind, type Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { stringifyYAML } from '#engine/yaml/index';
import { referencesOf } from '../../validation/references.ts';
import { type Fields, isCollection } from './fields.ts';
import { describeField } from './hover.ts';
import { ManifestText } from './manifest_text.ts';
import type { IndexedObject } from './object_index.ts';
import { type Keys, type Spot, spotAt, toValue } from './object_parts.ts';
import type { Part } from './outline.ts';
import { labelsOf, namesPodPort, podsBeside, portNamesFor, selectsPods } from './pod_shapes.ts';

/** Stands where the cursor is, so that there is something to find. */
const CURSOR = '\ue000';

/** What may be written at an offset: fields that are not there yet, values, names of objects. */
export function complete(
  manifest: ManifestText,
  offset: number,
  fields: Fields,
  objects: () => readonly IndexedObject[],
): CompletionItem[] {
  const { text, source, path } = manifest;
  const patched = `${text.slice(0, offset)}${CURSOR}${text.slice(offset)}`;
  const typed = new ManifestText(path, TextDocument.create(source.uri, source.languageId, 0, patched));
  const document = typed.documentAt(offset);
  const spot = document && spotAt(document, typed.partsOf(document), offset);
  if (spot === undefined) return [];
  const key = spot.trail.at(-1)?.entry.key;
  const token = spot.isKey ? key : spot.value;
  const written = token === undefined ? '' : patched.slice(token.start, token.end);
  if (token === undefined || !written.includes(CURSOR) || written.includes('\n')) return [];
  // In front of a comment, or of a key and its indentation, nothing is being written.
  if (written.startsWith(CURSOR) && /^(?:\s+\S|#)/.test(written.slice(CURSOR.length))) return [];
  const target: Target = {
    range: manifest.range(token.start, token.end - CURSOR.length),
    quote: /^["']/.exec(written)?.[0] ?? (manifest.format === 'json' ? '"' : ''),
    isFlow: spot.trail.some(({ part }) => part.style === 'flow') || manifest.format === 'json',
    column: typed.source.positionAt(token.start).character,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    hasColon: /^[ \t]*:/.test(patched.slice(token.end)),
    isAfterKey:
      !spot.isKey && typed.source.positionAt(key?.end ?? -1).line === typed.source.positionAt(token.start).line,
  };
  if (spot.isKey) {
    const present = spot.trail
      .at(-1)
      ?.part.entries.flatMap((entry) => (entry.key === key ? [] : [entry.key?.text ?? '']));
    return keyItems(spot, spot.keys.slice(0, -1), { fields, objects, present: present ?? [] }, target);
  }
  return spot.value?.kind === 'scalar' ? valueItems(spot, fields, objects, target) : [];
}

/** Where something is written, and how. */
interface Target {
  readonly range: Range;
  readonly quote: string;
  readonly isFlow: boolean;
  readonly column: number;
  readonly eol: string;
  /** Whether a colon is there already. */
  readonly hasColon: boolean;
  /** Whether it is on the line of its key: nothing with fields of its own can be. */
  readonly isAfterKey: boolean;
}

/** The fields of any object. */
const ROOT: readonly (readonly [name: string, type: string])[] = [
  ['apiVersion', 'string'],
  ['kind', 'string'],
  ['metadata', 'ObjectMeta'],
];

/** What keys may be chosen from. */
interface Choices {
  readonly fields: Fields;
  objects(): readonly IndexedObject[];
  /** The keys that are there already. */
  readonly present: readonly string[];
}

function keyItems(
  { object }: Spot,
  keys: Keys,
  { fields, objects, present }: Choices,
  target: Target,
  dash = '',
): CompletionItem[] {
  if (selectsPods(object, keys))
    return [...labelsOf(podsBeside(object, objects()))]
      .filter(([name]) => !present.includes(name))
      .map(([name, values], index) => labelItem(name, [...values], index, target));
  const kind = fields.find(object.apiVersion, object.kind);
  if (kind === undefined && keys.length > 0) return [];
  const holder = kind && fields.at(kind, keys);
  const known = holder === undefined ? [] : fields.below(holder);
  if (kind === undefined)
    return ROOT.filter(([name]) => !present.includes(name)).map(([name, type], index) =>
      keyItem(name, { type, isStruct: type === 'ObjectMeta' }, index, target, dash),
    );
  return known
    .filter(({ name }) => !present.includes(name))
    .map((field, index) => {
      const isRequired = field.rules.includes('Required.');
      return {
        ...keyItem(
          field.name,
          { type: field.type, isStruct: field.below !== undefined || isCollection(field.type) },
          index + (isRequired ? 0 : 1000),
          target,
          dash,
        ),
        documentation: { kind: MarkupKind.Markdown, value: describeField(field) },
        ...(field.rules.some((rule) => rule.startsWith('Deprecated')) && { deprecated: true }),
      };
    });
}

/** A label, with its value if it has only one. */
function labelItem(name: string, values: readonly string[], order: number, target: Target): CompletionItem {
  const item = keyItem(name, { type: 'string', isStruct: false }, order, target);
  const [only = ''] = values;
  const { range, hasColon } = target;
  const key = item.filterText ?? name;
  const newText = hasColon ? key : `${key}: ${values.length === 1 ? valueText(only, target, true) : ''}`;
  return { ...item, detail: values.join(', '), textEdit: { range, newText } };
}

function keyItem(
  name: string,
  { type, isStruct }: { readonly type: string; readonly isStruct: boolean },
  order: number,
  target: Target,
  dash = '',
): CompletionItem {
  const { range, quote, isFlow, hasColon, eol } = target;
  const key = `${quote}${name}${quote}`;
  const inner = `${eol}${' '.repeat(target.column + dash.length + 2)}`;
  const after = hasColon ? '' : !isStruct || isFlow ? ': ' : `:${inner}${type.startsWith('[]') ? '- ' : ''}`;
  return {
    label: name,
    kind: CompletionItemKind.Field,
    detail: type,
    filterText: key,
    sortText: String(order).padStart(4, '0'),
    textEdit: { range, newText: `${dash}${key}${after}` },
    insertTextMode: InsertTextMode.asIs,
  };
}

function valueItems(
  spot: Spot,
  fields: Fields,
  objects: () => readonly IndexedObject[],
  target: Target,
): CompletionItem[] {
  const { object, keys } = spot;
  const item = (label: string, kind: CompletionItemKind, detail?: string): CompletionItem => ({
    label,
    kind,
    filterText: `${target.quote}${label}${target.quote}`,
    textEdit: { range: target.range, newText: valueText(label, target, kind !== CompletionItemKind.Keyword) },
    ...(detail !== undefined && { detail }),
  });
  const choices = { fields, objects, present: [] };
  if (keys.length === 0) return keyItems(spot, [], choices, target);
  const [first] = keys;
  if (keys.length === 1 && first === 'apiVersion') {
    const versions = fields.kinds
      .filter(({ kind }) => object.kind === '' || kind === object.kind)
      .map((kind) => String(new GroupVersion(kind)));
    return [...new Set(versions)].map((version) => item(version, CompletionItemKind.Module));
  }
  if (keys.length === 1 && first === 'kind') {
    const isOpen = object.apiVersion === '';
    const found = fields.kinds.filter((kind) => isOpen || String(new GroupVersion(kind)) === object.apiVersion);
    return [...new Map(found.map((kind) => [kind.kind, kind])).values()].map((kind) =>
      item(kind.kind, CompletionItemKind.Class, String(new GroupVersion(kind))),
    );
  }
  if (namesPodPort(object, keys))
    return portNamesFor(object, objects()).map((name) => item(name, CompletionItemKind.Reference));
  const label = keys.at(-1);
  if (typeof label === 'string' && selectsPods(object, keys.slice(0, -1))) {
    const values = labelsOf(podsBeside(object, objects())).get(label) ?? [];
    return [...values].map((value) => item(value, CompletionItemKind.Value));
  }
  const names = namesAt(object.part, keys, objects);
  if (names !== undefined) return names.map((name) => item(name, CompletionItemKind.Reference));
  const kind = fields.find(object.apiVersion, object.kind);
  const field = kind && fields.at(kind, keys);
  if (kind === undefined || field === undefined) return [];
  const values = field.values.map((value) =>
    item(value, field.type === 'boolean' ? CompletionItemKind.Keyword : CompletionItemKind.EnumMember),
  );
  if (values.length > 0 && !isCollection(field.type)) return values;
  // The first letters of a field, on a line of their own.
  if (target.isAfterKey || target.quote !== '') return [];
  if (!field.type.startsWith('[]')) return keyItems(spot, keys, choices, target);
  return keyItems(spot, [...keys, 0], choices, target, '- ');
}

/** The names of the objects that a field may refer to, or the keys of one; undefined for a field that does not. */
function namesAt(part: Part, keys: Keys, objects: () => readonly IndexedObject[]): string[] | undefined {
  const value = toValue(part);
  if (typeof value !== 'object' || value === null) return undefined;
  const isHere = (other: Keys): boolean => other.length === keys.length && other.every((key, at) => key === keys[at]);
  for (const reference of referencesOf(value)) {
    const reachable = (): readonly IndexedObject[] =>
      objects().filter(
        ({ kind, namespace }) =>
          kind === reference.kind &&
          (reference.isClusterScoped === true ||
            namespace === undefined ||
            reference.namespace === undefined ||
            namespace === reference.namespace),
      );
    if (isHere(reference.keys)) return [...new Set(reachable().map(({ name }) => name))];
    if (reference.data?.some(([at]) => isHere(at)) === true)
      return [...new Set(reachable().flatMap(({ name, keys: own }) => (name === reference.name ? own : [])))];
  }
  return undefined;
}

/** A value as it is written here. Strings that would be read as something else are quoted. */
function valueText(value: string, { quote, isFlow }: Target, isString: boolean): string {
  if (!isString) return value;
  if (quote === '"' || (isFlow && /[,[\]{}]/.test(value))) return JSON.stringify(value);
  if (quote === "'") return `'${value.replaceAll("'", "''")}'`;
  return stringifyYAML(value, { lossless: true }).trimEnd();
}
