import type { FieldTree } from '../schema/field_tree.ts';
import type { NumberedFields, OmittedFields } from './omitted_fields.ts';
import { type MessageFacts, Reader } from './reader.ts';

/** A tag that no message has: the reader of a message hands it to {@link Reader.other}, with the facts of the message. */
const ASK = 0.5;

/**
 * A reader that skips the fields of a tree: what they hold is not looked at. The numbers of fields are in the generated
 * readers, so those are asked when a message begins that the tree leads into. Entries of maps are read: no tree leads
 * through them.
 */
export class OmittingReader extends Reader {
  readonly #omitted: OmittedFields;
  /** What is left out of the message that is being read; undefined for nothing. */
  #tree: FieldTree | undefined;
  /** Undefined until the message has been asked. */
  #fields: NumberedFields | undefined;
  /** What is left out of the message that may begin now. */
  #next: FieldTree | undefined;
  /** The messages around the one that is being read, as far as the tree leads. */
  readonly #around: (readonly [FieldTree | undefined, NumberedFields | undefined])[] = [];
  /** How many messages deep the reader is where no tree leads. */
  #outside = 0;

  constructor(bytes: Uint8Array, start: number, end: number, omitted: OmittedFields) {
    super(bytes, start, end);
    this.#omitted = omitted;
    this.#next = omitted.tree;
  }

  override tag(): number {
    this.#next = undefined;
    if (this.#tree === undefined) return super.tag();
    if (this.#fields === undefined) return ASK;
    for (;;) {
      const tag = super.tag();
      const field = this.#fields.get(Math.floor(tag / 8));
      if (field?.isLeaf !== true) {
        this.#next = field;
        return tag;
      }
      this.skipValue(tag % 8);
    }
  }

  override other(tag: number, message: MessageFacts, names: Readonly<Record<number, string>> = {}): void {
    if (tag === ASK && this.#tree !== undefined) this.#fields = this.#omitted.fieldsOf(this.#tree, message, names);
    else super.other(tag, message, names);
  }

  override open(): number {
    if (this.#tree === undefined && this.#next === undefined) this.#outside++;
    else {
      this.#around.push([this.#tree, this.#fields]);
      this.#tree = this.#next;
      this.#fields = undefined;
      this.#next = undefined;
    }
    return super.open();
  }

  override leave(outer: number): void {
    super.leave(outer);
    if (this.#outside > 0) this.#outside--;
    else [this.#tree, this.#fields] = this.#around.pop() ?? [undefined, undefined];
  }

  override stringMap<S extends string = string>(map?: Record<string, S>): Record<string, S> {
    const tree = this.#tree;
    this.#tree = undefined;
    const values = super.stringMap(map);
    this.#tree = tree;
    return values;
  }

  override map<M extends Readonly<Record<string, unknown>>>(
    map: M | undefined,
    read: (reader: Reader) => NonNullable<M[keyof M]> | null,
  ): M {
    const tree = this.#tree;
    this.#tree = undefined;
    const values = super.map(map, read);
    this.#tree = tree;
    return values;
  }
}
