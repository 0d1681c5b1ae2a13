import type { Steps } from '../steps.ts';
import { TooManyValuesError, YAMLError } from './error.ts';
import type { YAMLNode } from './node.ts';
import { ALIAS, MAPPING, SCALAR, SEQUENCE, STEP } from './node.ts';
import type { Scanner } from './scanner.ts';
import type { Token } from './token.ts';
import * as t from './token.ts';

// What the parser is in the middle of; each is pushed when a child has to be read first.
const BLOCK_SEQUENCE = 1;
const INDENTLESS_SEQUENCE = 2;
const BLOCK_MAPPING_KEY = 3;
const BLOCK_MAPPING_VALUE = 4;
const FLOW_SEQUENCE = 5;
const PAIR_KEY = 6;
const PAIR_VALUE = 7;
const FLOW_MAPPING_KEY = 8;
const FLOW_MAPPING_VALUE = 9;

/** A collection under construction. */
interface Frame {
  state: number;
  readonly node: YAMLNode;
  /** No entry has been read yet. */
  first: boolean;
}

type Place = Pick<Token, 'line' | 'column'>;

const noChildren: YAMLNode[] = [];

/**
 * Builds the node tree of the first document, without recursion, so that no nesting can exhaust the stack. The
 * grammar is libyaml's, quirks included; the errors say what Go's parser says. Nothing behind the first document is
 * looked at, except for the token that ends it.
 */
export class Parser {
  private readonly scanner: Scanner;
  private readonly frames: Frame[] = [];
  private readonly anchors = new Map<string, YAMLNode>();
  private readonly handles = new Map<string, string>();

  /** How many members of mappings and items of sequences there may be. */
  private readonly maxValues: number;

  constructor(scanner: Scanner, maxValues: number = Infinity) {
    this.scanner = scanner;
    this.maxValues = maxValues;
  }

  /** The root node of the first document, or undefined if the text has none. */
  *parse(): Steps<YAMLNode | undefined> {
    const s = this.scanner;
    const token = s.peek();
    if (token.type === t.STREAM_END) return undefined;
    const explicit = this.readDirectives();
    if (explicit) {
      const next = s.peek();
      if (next.type !== t.DOCUMENT_START) this.fail('did not find expected <document start>', next);
      s.skip();
      const content = s.peek().type;
      if (
        content === t.VERSION_DIRECTIVE ||
        content === t.TAG_DIRECTIVE ||
        content === t.DOCUMENT_START ||
        content === t.DOCUMENT_END ||
        content === t.STREAM_END
      ) {
        return emptyScalar(s.peek());
      }
    }
    const root = this.readNode(true, false);
    let values = 0;
    for (let parts = 1; this.frames.length > 0; parts++) {
      if (parts % STEP === 0) yield;
      const frame = this.frames[this.frames.length - 1]!;
      const { kind, children } = frame.node;
      const before = children.length;
      this.step(frame);
      const isValue = children.length > before && (kind === SEQUENCE || children.length % 2 === 0);
      if (isValue && ++values > this.maxValues) throw new TooManyValuesError(this.maxValues);
    }
    s.peek();
    return root;
  }

  /** Reads the lines before `---`; tells whether a `---` has to follow. */
  private readDirectives(): boolean {
    const s = this.scanner;
    const first = s.peek().type;
    let version = false;
    let token = s.peek();
    while (token.type === t.VERSION_DIRECTIVE || token.type === t.TAG_DIRECTIVE) {
      if (token.type === t.VERSION_DIRECTIVE) {
        if (version) this.fail('found duplicate %YAML directive', token);
        if (token.value !== '1.1') this.fail('found incompatible YAML document', token);
        version = true;
      } else {
        if (this.handles.has(token.value)) this.fail('found duplicate %TAG directive', token);
        this.handles.set(token.value, token.suffix);
      }
      s.skip();
      token = s.peek();
    }
    if (!this.handles.has('!')) this.handles.set('!', '!');
    if (!this.handles.has('!!')) this.handles.set('!!', 'tag:yaml.org,2002:');
    return first === t.VERSION_DIRECTIVE || first === t.TAG_DIRECTIVE || first === t.DOCUMENT_START;
  }

  /** Go's parser errors name the line before the problem; a problem in the first line borrows its context's. */
  private fail(problem: string, at: Token, context = 0): never {
    const line = at.line !== 0 ? at.line : context;
    throw new YAMLError(`yaml: ${line === 0 ? '' : `line ${line}: `}${problem}`, at.line + 1, at.column + 1);
  }

  /** Reads a scalar or alias, or opens a collection; the caller attaches the result. */
  private readNode(block: boolean, indentless: boolean): YAMLNode {
    const s = this.scanner;
    let token = s.peek();
    if (token.type === t.ALIAS) {
      const target = this.anchors.get(token.value);
      if (target === undefined) {
        throw new YAMLError(`yaml: unknown anchor '${token.value}' referenced`, token.line + 1, token.column + 1);
      }
      s.skip();
      return { ...newNode(ALIAS, '', token.value, false, token), end: token.end, target };
    }
    const start = token;
    let anchor = '';
    let tag = '';
    let tagged: Token | undefined;
    // An anchor and a tag, in either order.
    for (let left = 2; left > 0; left--) {
      if (token.type === t.ANCHOR && anchor === '') anchor = token.value;
      else if (token.type === t.TAG && tagged === undefined) tagged = token;
      else break;
      s.skip();
      token = s.peek();
    }
    if (tagged !== undefined) {
      if (tagged.value === '') {
        tag = tagged.suffix;
      } else {
        tag = this.handles.has(tagged.value) ? this.handles.get(tagged.value)! + tagged.suffix : '';
        if (tag === '') this.fail('found undefined tag handle', tagged, start.line);
      }
    }
    let state = 0;
    let kind = SEQUENCE;
    switch (token.type) {
      case t.SCALAR: {
        s.skip();
        const implicit = tag === '' ? token.plain : tag === '!';
        const node = newNode(SCALAR, tag, token.value, implicit, start);
        node.end = token.end;
        return this.anchored(anchor, node);
      }
      case t.BLOCK_ENTRY:
        if (indentless) state = INDENTLESS_SEQUENCE;
        break;
      case t.FLOW_SEQUENCE_START:
        state = FLOW_SEQUENCE;
        break;
      case t.FLOW_MAPPING_START:
        state = FLOW_MAPPING_KEY;
        kind = MAPPING;
        break;
      case t.BLOCK_SEQUENCE_START:
        if (block) state = BLOCK_SEQUENCE;
        break;
      case t.BLOCK_MAPPING_START:
        if (block) state = BLOCK_MAPPING_KEY;
        kind = MAPPING;
        break;
    }
    if (state === 0) {
      if (anchor === '' && tag === '') this.fail('did not find expected node content', token, start.line);
      return this.anchored(anchor, newNode(SCALAR, tag, '', tag === '', start));
    }
    if (state !== INDENTLESS_SEQUENCE) s.skip();
    const node = newNode(kind, tag, '', tag === '', start, []);
    this.frames.push({ state, node, first: true });
    return this.anchored(anchor, node);
  }

  private anchored(anchor: string, node: YAMLNode): YAMLNode {
    if (anchor !== '') this.anchors.set(anchor, node);
    return node;
  }

  /** Reads the next part of the innermost open collection. */
  private step(frame: Frame): void {
    switch (frame.state) {
      case BLOCK_SEQUENCE:
        return this.blockSequence(frame);
      case INDENTLESS_SEQUENCE:
        return this.indentlessSequence(frame);
      case BLOCK_MAPPING_KEY:
        return this.blockMappingKey(frame);
      case BLOCK_MAPPING_VALUE:
        return this.blockMappingValue(frame);
      case FLOW_SEQUENCE:
        return this.flowSequence(frame);
      case PAIR_KEY:
        return this.pairKey(frame);
      case PAIR_VALUE:
        return this.pairValue(frame);
      case FLOW_MAPPING_KEY:
        return this.flowMappingKey(frame);
      default:
        return this.flowMappingValue(frame);
    }
  }

  /** Reads the token that ends a collection. */
  private leave(): void {
    const { type, end } = this.scanner.peek();
    this.scanner.skip();
    const frame = this.frames.pop();
    if (frame !== undefined && type !== t.BLOCK_END) frame.node.end = end;
  }

  private blockSequence(frame: Frame): void {
    const s = this.scanner;
    const token = s.peek();
    if (token.type === t.BLOCK_ENTRY) {
      s.skip();
      const next = s.peek().type;
      frame.node.children.push(
        next === t.BLOCK_ENTRY || next === t.BLOCK_END ? behind(token) : this.readNode(true, false),
      );
    } else if (token.type === t.BLOCK_END) {
      this.leave();
    } else {
      this.fail("did not find expected '-' indicator", token, frame.node.line);
    }
  }

  /** A sequence that is a mapping's value may stand at the mapping's own indentation. */
  private indentlessSequence(frame: Frame): void {
    const s = this.scanner;
    const token = s.peek();
    if (token.type !== t.BLOCK_ENTRY) {
      this.frames.pop();
      return;
    }
    s.skip();
    const next = s.peek().type;
    const empty = next === t.BLOCK_ENTRY || next === t.KEY || next === t.VALUE || next === t.BLOCK_END;
    frame.node.children.push(empty ? behind(token) : this.readNode(true, false));
  }

  private blockMappingKey(frame: Frame): void {
    const s = this.scanner;
    const token = s.peek();
    if (token.type === t.KEY) {
      s.skip();
      frame.state = BLOCK_MAPPING_VALUE;
      frame.node.children.push(endsBlockEntry(s.peek().type) ? behind(token) : this.readNode(true, true));
    } else if (token.type === t.BLOCK_END) {
      this.leave();
    } else {
      this.fail('did not find expected key', token, frame.node.line);
    }
  }

  private blockMappingValue(frame: Frame): void {
    const s = this.scanner;
    const token = s.peek();
    frame.state = BLOCK_MAPPING_KEY;
    if (token.type !== t.VALUE) {
      frame.node.children.push(emptyScalar(token));
      return;
    }
    s.skip();
    frame.node.children.push(endsBlockEntry(s.peek().type) ? behind(token) : this.readNode(true, true));
  }

  private flowSequence(frame: Frame): void {
    const s = this.scanner;
    let token = s.peek();
    if (token.type !== t.FLOW_SEQUENCE_END) {
      if (!frame.first) {
        if (token.type !== t.FLOW_ENTRY) this.fail("did not find expected ',' or ']'", token, frame.node.line);
        s.skip();
        token = s.peek();
      }
      frame.first = false;
      if (token.type === t.KEY) {
        // `[a: b]` holds a mapping of one pair.
        s.skip();
        const pair = newNode(MAPPING, '', '', true, token, []);
        frame.node.children.push(pair);
        this.frames.push({ state: PAIR_KEY, node: pair, first: false });
        return;
      }
      if (token.type !== t.FLOW_SEQUENCE_END) {
        frame.node.children.push(this.readNode(false, false));
        return;
      }
    }
    this.leave();
  }

  private pairKey(frame: Frame): void {
    const s = this.scanner;
    const token = s.peek();
    frame.state = PAIR_VALUE;
    if (token.type !== t.VALUE && token.type !== t.FLOW_ENTRY && token.type !== t.FLOW_SEQUENCE_END) {
      frame.node.children.push(this.readNode(false, false));
      return;
    }
    // libyaml drops the token it has only looked at; `[? : a]` is an error because of it.
    s.skip();
    frame.node.children.push(behind(token));
  }

  private pairValue(frame: Frame): void {
    const s = this.scanner;
    const token = s.peek();
    if (frame.node.children.length === 2) {
      this.frames.pop();
      return;
    }
    if (token.type === t.VALUE) {
      s.skip();
      const next = s.peek().type;
      if (next !== t.FLOW_ENTRY && next !== t.FLOW_SEQUENCE_END) {
        frame.node.children.push(this.readNode(false, false));
        return;
      }
    }
    frame.node.children.push(emptyScalar(token));
  }

  private flowMappingKey(frame: Frame): void {
    const s = this.scanner;
    let token = s.peek();
    if (token.type !== t.FLOW_MAPPING_END) {
      if (!frame.first) {
        if (token.type !== t.FLOW_ENTRY) this.fail("did not find expected ',' or '}'", token, frame.node.line);
        s.skip();
        token = s.peek();
      }
      frame.first = false;
      if (token.type === t.KEY) {
        s.skip();
        token = s.peek();
        const empty = token.type === t.VALUE || token.type === t.FLOW_ENTRY || token.type === t.FLOW_MAPPING_END;
        frame.state = FLOW_MAPPING_VALUE;
        frame.node.children.push(empty ? emptyScalar(token) : this.readNode(false, false));
        return;
      }
      if (token.type !== t.FLOW_MAPPING_END) {
        // `{a}`: a key without a value. The value is put in when the key is complete.
        frame.state = FLOW_MAPPING_VALUE;
        frame.first = true;
        frame.node.children.push(this.readNode(false, false));
        return;
      }
    }
    this.leave();
  }

  private flowMappingValue(frame: Frame): void {
    const s = this.scanner;
    let token = s.peek();
    frame.state = FLOW_MAPPING_KEY;
    const valueless = frame.first;
    frame.first = false;
    if (!valueless && token.type === t.VALUE) {
      s.skip();
      token = s.peek();
      if (token.type !== t.FLOW_ENTRY && token.type !== t.FLOW_MAPPING_END) {
        frame.node.children.push(this.readNode(false, false));
        return;
      }
    }
    frame.node.children.push(emptyScalar(token));
  }
}

function endsBlockEntry(type: number): boolean {
  return type === t.KEY || type === t.VALUE || type === t.BLOCK_END;
}

/** An empty scalar behind a token. */
function behind(token: Token): YAMLNode {
  return emptyScalar({ line: token.line, column: token.endColumn });
}

function emptyScalar(place: Place): YAMLNode {
  return newNode(SCALAR, '', '', true, place);
}

function newNode(
  kind: number,
  tag: string,
  value: string,
  implicit: boolean,
  { line, column }: Place,
  children: YAMLNode[] = noChildren,
): YAMLNode {
  return { kind, tag, value, implicit, line, column, end: -1, children, target: undefined };
}
