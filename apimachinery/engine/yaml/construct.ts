import { formatFloat } from '../go/format_float.ts';
import { MAX_DUPLICATES } from '../json/notes.ts';
import { put } from '../json/own_property.ts';
import { quote } from '../schema/fault.ts';
import type { Steps } from '../steps.ts';
import { checkBase64, decodeBase64 } from '../text/base64.ts';
import { fromUTF8 } from '../text/utf8.ts';
import { YAMLError } from './error.ts';
import { keyName, keyText } from './key.ts';
import { ALIAS, MAPPING, SCALAR, SEQUENCE, STEP, type YAMLNode } from './node.ts';
import { type Resolved, resolvePlain, resolveTagged, shortTag } from './resolve.ts';

/** How deep a value is written out in an error text. */
const maxDepth = 50;

/** What a YAML document holds once it is JSON: integers beyond +-(2^53-1) are `bigint`. */
export type YAMLValue = null | boolean | number | bigint | string | YAMLValue[] | { [key: string]: YAMLValue };
type YAMLObject = { [key: string]: YAMLValue };

/**
 * Aliases may make up 99% of a document with few nodes, and 10% of one with many: Go's guard against bombs. (Go looks at
 * documents of more than 1,000 nodes only: no smaller one has so many.)
 */
const mostOfFew = 0.99;
const fewNodes = 400_000;
const mostOfMany = 0.1;
const manyNodes = 4_000_000;

// What a frame's result is for.
const VALUE = 0;
const KEY = 1;
const MERGE = 2;

/** A collection whose entries are being read. */
interface Frame {
  readonly node: YAMLNode;
  readonly object: YAMLObject | undefined;
  readonly array: YAMLValue[] | undefined;
  readonly purpose: number;
  /** The aliases that led here, innermost last. */
  readonly aliases: readonly YAMLNode[];
  /** Keys met so far, and the mapping that has each; only when duplicates are looked for. */
  readonly seen: Map<string, Frame> | undefined;
  next: number;
  key: string;
  keyNode: YAMLNode;
  /** The key, if it cannot be one. */
  badKey: BadKey | undefined;
  /** The key as it is told apart from others: the string "1" is not the integer 1. */
  identity: string;
}

/** A key that JSON cannot have: null, or an integer beyond int64. */
interface BadKey {
  readonly node: YAMLNode;
  readonly type: string;
  readonly key: string;
  value: string;
}

/** A key of a mapping that is there already, also when a merge brings it. */
export interface YAMLDuplicateKey {
  /** The path of the key. */
  readonly keys: readonly (string | number)[];
  /** Where it stands, counted from 1. */
  readonly line: number;
  readonly column: number;
  /** As Go reports it, without the line. */
  readonly text: string;
  /** Whether two mappings have it, of which one is merged into the other: no mapping has a key twice. */
  readonly isOverride: boolean;
}

export interface ConstructorOptions {
  readonly findDuplicates?: boolean;
  /** Floats are numbers, all integers bigints; and the value need not be one that JSON can hold. */
  readonly typed?: boolean;
}

/** Turns a node tree into a value as Go's decoder and the conversion to JSON do, without recursion. A later key wins. */
export class Constructor {
  /** The first duplicate keys, if they were to be looked for. */
  readonly duplicates: YAMLDuplicateKey[] = [];
  private readonly findDuplicates: boolean;
  private readonly typed: boolean;
  private readonly frames: Frame[] = [];
  private readonly openAliases = new Set<YAMLNode>();
  private readonly texts: string[] = [];
  private firstDuplicate: YAMLNode | undefined;
  /** The first key of an object that cannot be. */
  private readonly badKeys = new Map<YAMLObject, BadKey>();
  private unsupported: { readonly node: YAMLNode; readonly text: string } | undefined;
  private decoded = 1;
  private aliased = 0;
  private root: YAMLValue = null;

  constructor({ findDuplicates = false, typed = false }: ConstructorOptions) {
    this.findDuplicates = findDuplicates;
    this.typed = typed;
  }

  /** @param strict refuse duplicate keys, which have to be looked for */
  *construct(root: YAMLNode, strict = false): Steps<YAMLValue> {
    this.open(root, VALUE);
    let next = STEP;
    for (;;) {
      const frame = this.frames[this.frames.length - 1];
      if (frame === undefined) break;
      if (this.decoded >= next) {
        yield;
        next = this.decoded + STEP;
      }
      if (frame.array !== undefined) this.readItems(frame, frame.array);
      else this.readEntry(frame, frame.object!);
    }
    if (strict && this.firstDuplicate !== undefined) {
      const { line, column } = this.firstDuplicate;
      throw new YAMLError(this.strictError ?? '', line + 1, column + 1);
    }
    const badKey = this.badKeys.size === 0 || this.typed ? undefined : firstIn(this.root, this.badKeys);
    if (badKey !== undefined) {
      const { node, type, key, value } = badKey;
      throw new YAMLError(
        `unsupported map key of type: ${type}, key: ${key}, value: ${value}`,
        node.line + 1,
        node.column + 1,
      );
    }
    if (this.unsupported !== undefined && !isFinite(this.root)) {
      const { node, text } = this.unsupported;
      throw new YAMLError(`json: unsupported value: ${text}`, node.line + 1, node.column + 1);
    }
    return this.root;
  }

  /** Go's error for the duplicate keys, if there are some. */
  get strictError(): string | undefined {
    return this.texts.length === 0 ? undefined : `yaml: unmarshal errors:\n  ${this.texts.join('\n  ')}`;
  }

  /** Reads a scalar at once, or opens a frame for a collection. */
  private open(node: YAMLNode, purpose: number): void {
    this.count(node);
    if (node.kind === SCALAR) {
      this.deliver(node, purpose, this.scalar(node));
      return;
    }
    const aliases: YAMLNode[] = [];
    while (node.kind === ALIAS) {
      if (this.openAliases.has(node)) this.fail(node, `anchor '${node.value}' value contains itself`);
      this.openAliases.add(node);
      aliases.push(node);
      node = node.target!;
      this.count(node);
    }
    if (node.kind === SCALAR) {
      const value = this.scalar(node);
      for (const alias of aliases) this.openAliases.delete(alias);
      this.deliver(node, purpose, value);
      return;
    }
    const parent = this.frames[this.frames.length - 1];
    const merge = purpose === MERGE;
    const object = node.kind === MAPPING ? (merge ? parent!.object! : {}) : undefined;
    const seen =
      node.kind === MAPPING && this.findDuplicates ? (merge ? parent!.seen! : new Map<string, Frame>()) : undefined;
    const array = node.kind === SEQUENCE ? [] : undefined;
    this.frames.push({
      node,
      object,
      array,
      purpose,
      aliases,
      seen,
      next: 0,
      key: '',
      keyNode: node,
      badKey: undefined,
      identity: '',
    });
  }

  private count(node: YAMLNode): void {
    this.decoded++;
    if (this.openAliases.size === 0) return;
    this.aliased++;
    if (this.aliased / this.decoded > allowedRatio(this.decoded)) {
      this.fail(node, 'document contains excessive aliasing');
    }
  }

  private fail(node: YAMLNode, problem: string): never {
    throw new YAMLError('yaml: ' + problem, node.line + 1, node.column + 1);
  }

  private readItems(frame: Frame, array: YAMLValue[]): void {
    const children = frame.node.children;
    const end = Math.min(children.length, frame.next + STEP);
    while (frame.next < end) {
      const child = children[frame.next++]!;
      if (child.kind !== SCALAR) return this.open(child, VALUE);
      this.count(child);
      array.push(this.scalar(child));
    }
    if (end === children.length) this.close(frame, array);
  }

  private readEntry(frame: Frame, object: YAMLObject): void {
    const children = frame.node.children;
    const end = Math.min(children.length, frame.next + STEP);
    while (frame.next < end) {
      const node = children[frame.next++]!;
      if ((frame.next & 1) === 1) {
        if (isMerge(node)) {
          const source = children[frame.next++]!;
          return this.merge(source);
        }
        if (node.kind !== SCALAR) return this.open(node, KEY);
        this.count(node);
        this.setKey(frame, node, this.scalar(node));
      } else {
        if (node.kind !== SCALAR) return this.open(node, VALUE);
        this.count(node);
        this.setValue(frame, node, this.scalar(node));
      }
    }
    if (end === children.length) this.close(frame, object);
  }

  private close(frame: Frame, value: YAMLValue): void {
    this.frames.pop();
    for (const alias of frame.aliases) this.openAliases.delete(alias);
    if (frame.purpose !== MERGE) this.deliver(frame.node, frame.purpose, value);
  }

  private deliver(node: YAMLNode, purpose: number, value: YAMLValue): void {
    const frame = this.frames[this.frames.length - 1];
    if (frame === undefined) {
      this.root = value;
    } else if (frame.array !== undefined) {
      frame.array.push(value);
    } else if (purpose === KEY) {
      if (typeof value === 'object' && value !== null) this.fail(node, `invalid map key: ${goSyntax(node)}`);
      this.setKey(frame, node, value);
    } else {
      this.setValue(frame, frame.node.children[frame.next - 1]!, value);
    }
  }

  private setKey(frame: Frame, node: YAMLNode, value: YAMLValue): void {
    const scalar = node.kind === SCALAR ? node : scalarOf(node);
    const key = keyName(scalar, value);
    frame.key = key.name;
    frame.keyNode = node;
    frame.identity = key.identity;
    if (key.type === '') return;
    // The first is reported, with the value it has in the end.
    const text = goSyntax(node);
    const known = this.badKeys.get(frame.object!);
    if (known !== undefined && known.key !== text) return;
    frame.badKey = { node, type: key.type, key: text, value: '' };
    this.badKeys.set(frame.object!, frame.badKey);
  }

  private setValue(frame: Frame, node: YAMLNode, value: YAMLValue): void {
    if (frame.badKey !== undefined) {
      frame.badKey.value = goSyntax(node);
      frame.badKey = undefined;
    }
    if (frame.seen !== undefined) {
      const known = frame.seen.get(frame.identity);
      if (known !== undefined) {
        this.firstDuplicate ??= node;
        const text = `key ${keyText(frame.identity)} already set in map`;
        const { line, column } = frame.keyNode;
        this.texts.push(`line ${node.line + 1}: ${text}`);
        if (this.duplicates.length < MAX_DUPLICATES)
          this.duplicates.push({
            ...{ keys: this.path(), line: line + 1, column: column + 1, text },
            isOverride: known !== frame,
          });
      }
      // What a mapping has itself counts before what it merges.
      if (known === undefined || frame.purpose !== MERGE) frame.seen.set(frame.identity, frame);
    }
    put(frame.object!, frame.key, value);
  }

  /** The path of the key that is being read. */
  private path(): (string | number)[] {
    // A merged mapping is read into the one around it.
    return this.frames
      .filter((_, index) => this.frames[index + 1]?.purpose !== MERGE)
      .map(({ array, key }) => array?.length ?? key);
  }

  /** Puts the entries of one mapping, or of several, into the one being read. */
  private merge(source: YAMLNode): void {
    const sources = source.kind === SEQUENCE ? source.children : [source];
    for (const node of sources) {
      const mapping = node.kind === ALIAS ? node.target! : node;
      if (mapping.kind !== MAPPING) this.fail(node, 'map merge requires map or sequence of maps as the value');
    }
    // The frame opened last is read first: the first of several has the last word.
    for (const node of sources) this.open(node, MERGE);
  }

  private scalar(node: YAMLNode): YAMLValue {
    const { tag, value } = node;
    if (tag === '') {
      if (!node.implicit) return value;
      const resolved = resolvePlain(value);
      return this.number(node, resolved.value, resolved.tag === 'float');
    }
    if (tag === 'tag:yaml.org,2002:binary') {
      return decodeBinary(value) ?? this.fail(node, '!!binary value contains invalid base64 data');
    }
    const resolved = resolveTagged(tag, value);
    if ('actual' in resolved)
      return this.fail(node, `cannot decode ${resolved.actual} \`${value}\` as a ${shortTag(tag)}`);
    return this.number(node, resolved.value, shortTag(tag) === '!!float');
  }

  private number(node: YAMLNode, value: Resolved['value'], isFloat: boolean): Resolved['value'] {
    if (typeof value !== 'number') return value;
    if (this.typed) return isFloat ? value : BigInt(value);
    if (!Number.isFinite(value)) this.notJSON(node, value);
    return value;
  }

  /** Not an error yet: as a key it is fine, and a later duplicate may replace it. */
  private notJSON(node: YAMLNode, value: number): void {
    this.unsupported ??= { node, text: Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf' };
  }
}

function allowedRatio(decoded: number): number {
  const share = (decoded - fewNodes) / (manyNodes - fewNodes);
  return mostOfFew - (mostOfFew - mostOfMany) * Math.min(Math.max(share, 0), 1);
}

/** Whether a key is `<<`, merging the mapping that is its value. */
export function isMerge(key: YAMLNode): boolean {
  return key.value === '<<' && key.kind === SCALAR && (key.implicit || key.tag === 'tag:yaml.org,2002:merge');
}

function scalarOf(node: YAMLNode): YAMLNode {
  while (node.kind === ALIAS) node = node.target!;
  return node;
}

/** The first bad key of an object that is part of the value: Go doesn't look at what was overwritten. */
function firstIn(root: YAMLValue, badKeys: ReadonlyMap<YAMLObject, BadKey>): BadKey | undefined {
  const parts = new Set<YAMLValue>();
  const open: YAMLValue[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    parts.add(value);
    for (const item of Object.values(value)) open.push(item);
  }
  for (const [object, badKey] of badKeys) if (parts.has(object)) return badKey;
  return undefined;
}

function isFinite(root: YAMLValue): boolean {
  const open: YAMLValue[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'number' && !Number.isFinite(value)) return false;
    if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) open.push(item);
  }
  return true;
}

/**
 * Decodes the text of a `!!binary` scalar to the string Go's JSON has for those bytes: UTF-8, U+FFFD for each byte
 * that is not. Undefined if it is not base64.
 */
function decodeBinary(text: string): string | undefined {
  return checkBase64(text) === undefined ? fromUTF8(decodeBase64(text)) : undefined;
}

// Differs from Go: it writes out all levels.

/** A node as Go's %#v writes what it is decoded to, for error texts that quote a key or its value. */
function goSyntax(node: YAMLNode, depth = 0): string {
  while (node.kind === ALIAS) node = node.target!;
  if (node.kind === SCALAR) return scalarSyntax(node, depth);
  if (depth >= maxDepth) return '...';
  const children = node.children;
  if (node.kind === SEQUENCE) return `[]interface {}{${children.map((item) => goSyntax(item, depth + 1)).join(', ')}}`;
  const entries = new Map<string, string>();
  for (let i = 0; i < children.length; i += 2) {
    entries.set(goSyntax(children[i]!, depth + 1), goSyntax(children[i + 1]!, depth + 1));
  }
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return `map[interface {}]interface {}{${sorted.map(([key, value]) => `${key}:${value}`).join(', ')}}`;
}

function scalarSyntax(node: YAMLNode, depth: number): string {
  if (node.tag === '' && !node.implicit) return quote(node.value);
  const resolved = node.tag === '' ? resolvePlain(node.value) : resolveTagged(node.tag, node.value);
  const value = 'value' in resolved ? resolved.value : node.value;
  if (value === null) return depth === 0 ? '<nil>' : 'interface {}(nil)';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint' && value >= 1n << 63n) return '0x' + value.toString(16);
  return 'tag' in resolved && resolved.tag === 'float' ? formatFloat(Number(value)) : String(value);
}
