import { parseYAML, stringifyYAML } from 'kubetyped/engine';
import {
  choicesOf,
  firstValue,
  fits,
  limitsOf,
  ownValue,
  resolve,
  type Schema,
  type Shape,
  shapeOf,
} from './schema.ts';

/** Where a value is in an object: `['spec', 'containers', 0, 'image']`. */
export type Keys = readonly (string | number)[];

/** What is wrong with an object, and at which field: `spec.containers[0].image`. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** A field, a part or an item of the form. */
interface Part {
  /** The control, or the fieldset of what has parts. */
  readonly element: HTMLElement;
  readonly messages: HTMLElement;
  readonly parts: Map<string | number, Part>;
  longestFirst?: readonly (readonly [key: string, inner: Part])[];
  /** What is wrong with what the control holds, so that it is not in the object. */
  own?: string;
}

/** Of an object with at most so many fields, single values are shown when they are not set, too; other fields can be added. */
const FEW = 10;
/** What is nested more deeply is shown as YAML, and so many items and entries are shown. */
const MAX_DEPTH = 24;
const MAX_ITEMS = 200;

/**
 * A form for objects of a schema. It shows what an object has, and what it must have; other fields can be added. Text of the
 * schema is only ever put into the page as text.
 */
export class Form {
  readonly #place: HTMLElement;
  readonly #schema: Schema;
  readonly #root: Schema;
  readonly #edit: (keys: Keys, value: unknown) => object;
  #top: Part | undefined;
  #problems: readonly Problem[] = [];
  /** Fields that were added and hold no text yet, as JSON of their keys: nothing is written for them. */
  readonly #opened = new Set<string>();
  #ids = 0;

  /**
   * @param place the element that the form fills
   * @param schema of the objects
   * @param root the document that references of the schema point into
   * @param edit sets a value of the object, or takes it out when it is undefined, and returns the object
   */
  constructor(place: HTMLElement, schema: Schema, root: Schema, edit: (keys: Keys, value: unknown) => object) {
    this.#place = place;
    this.#schema = schema;
    this.#root = root;
    this.#edit = edit;
  }

  /** Shows an object. */
  show(object: object): void {
    const messages = make('p', { className: 'problem' });
    const top: Part = { element: this.#place, messages, parts: new Map() };
    this.#place.replaceChildren(messages, ...this.#fields(top, [], this.#schema, object));
    this.#top = top;
    this.mark(this.#problems);
  }

  /** Shows problems at their fields; those of fields that are not in the form at the part that lacks them. */
  mark(problems: readonly Problem[]): void {
    this.#problems = problems;
    const top = this.#top;
    if (top === undefined) return;
    const found = new Map<Part, string[]>();
    for (const { field, message } of problems) {
      const { part, rest } = partAt(top, field);
      const text = rest === '' ? message : `${rest.replace(/^\./, '')}: ${message}`;
      found.set(part, [...(found.get(part) ?? []), text]);
    }
    for (const part of partsOf(top)) {
      const texts = [...(part.own === undefined ? [] : [part.own]), ...(found.get(part) ?? [])];
      part.messages.textContent = texts.join('\n');
      part.element.classList.toggle('wrong', texts.length > 0);
      if (part.element.matches('input, select, textarea'))
        part.element.setAttribute('aria-invalid', String(texts.length > 0));
    }
  }

  /** Moves the focus to the field of a problem. */
  focus(field: string): void {
    if (this.#top !== undefined) focusIn(partAt(this.#top, field).part.element);
  }

  /** Changes what the form consists of. @param focus the part that gets the focus */
  #change(keys: Keys, value: unknown, focus: Keys): void {
    this.show(this.#edit(keys, value));
    let part = this.#top;
    for (const key of focus) part = part?.parts.get(key) ?? part;
    if (part !== undefined) focusIn(part.element);
  }

  /** A value with its name, whatever its shape. */
  #part(parent: Part, keys: Keys, name: string, given: Schema, value: unknown, isRequired: boolean): HTMLElement {
    const schema = resolve(given, this.#root);
    const known = shapeOf(schema);
    const shape: Shape = fits(known, value) && keys.length < MAX_DEPTH ? known : 'yaml';
    const isGroup = shape === 'object' || shape === 'map' || shape === 'list';
    const id = `part-${this.#ids++}`;
    const help = make('p', { id: `${id}-help`, className: 'help' }, helpOf(schema, shape));
    const messages = make('p', { id: `${id}-problem`, className: 'problem' });
    const element = isGroup
      ? make('fieldset', { id })
      : this.#control(keys, schema, shape, value, (own) => {
          if (own === undefined) delete part.own;
          else part.own = own;
          this.mark(this.#problems);
        });
    const part: Part = { element, messages, parts: new Map() };
    parent.parts.set(keys.at(-1) ?? '', part);
    element.id = id;
    element.setAttribute('aria-describedby', `${id}-help ${id}-problem`);
    const title = [name, ...(isRequired ? [' ', make('small', {}, 'required')] : [])];
    if (!isGroup) {
      const isRemovable = typeof keys.at(-1) === 'number' || parent.element.dataset['shape'] === 'map';
      const line = make('div', { className: 'line' }, element, ...(isRemovable ? [this.#remover(keys, name)] : []));
      return make('div', { className: 'field' }, make('label', { htmlFor: id }, ...title), line, messages, help);
    }
    element.dataset['shape'] = shape;
    const isThere = value !== undefined && value !== null;
    const inner = isThere ? this.#inner(part, keys, name, schema, shape, value) : [this.#starter(keys, name, schema)];
    const remover = isThere && !isRequired ? [this.#remover(keys, name)] : [];
    element.append(make('legend', {}, ...title), ...remover, help, messages, ...inner);
    return element;
  }

  #inner(part: Part, keys: Keys, name: string, schema: Schema, shape: Shape, value: object): HTMLElement[] {
    if (shape === 'object') return this.#fields(part, keys, schema, value);
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    const given = Array.isArray(value) ? schema.items : schema.additionalProperties;
    const element = typeof given === 'object' ? given : {};
    const parts = entries.slice(0, MAX_ITEMS).map(([key, each]) => {
      const called = ownValue(each, 'name');
      const number = typeof key === 'number' ? `${name} ${key + 1}` : key;
      const title = typeof called === 'string' && called !== '' ? `${number}: ${called}` : number;
      return this.#part(part, [...keys, key], title, element, each, false);
    });
    const more = entries.length > MAX_ITEMS ? [note(`${entries.length - MAX_ITEMS} more are in the YAML.`)] : [];
    const first = (): unknown => firstValue(resolve(element, this.#root));
    if (Array.isArray(value)) {
      const add = (): void => this.#change([...keys, value.length], first(), [...keys, value.length]);
      return [...parts, ...more, button('Add', `Add to ${name}`, add)];
    }
    const key = make('input', { placeholder: 'key', ariaLabel: `New key of ${name}` });
    const add = (): void => {
      if (key.value === '' || Object.hasOwn(value, key.value)) key.focus();
      else this.#change([...keys, key.value], first(), [...keys, key.value]);
    };
    return [...parts, ...more, make('div', { className: 'line' }, key, button('Add', `Add to ${name}`, add))];
  }

  /** The fields of an object, and what adds others. */
  #fields(part: Part, keys: Keys, schema: Schema, object: object): HTMLElement[] {
    const properties = Object.entries(schema.properties ?? {});
    const absent = new Map<string, Schema>();
    const shown: HTMLElement[] = [];
    for (const [name, given] of properties) {
      const value = ownValue(object, name);
      const isRequired = schema.required?.includes(name) ?? false;
      const inner = resolve(given, this.#root);
      const isSingle = !['object', 'map', 'list', 'yaml'].includes(shapeOf(inner));
      const isOpened = this.#opened.has(JSON.stringify([...keys, name]));
      if (value !== undefined || isRequired || isOpened || (properties.length <= FEW && isSingle))
        shown.push(this.#part(part, [...keys, name], name, given, value, isRequired));
      else absent.set(name, inner);
    }
    const others = Object.keys(object).filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
    const hidden = keys.length === 0 ? others.filter((name) => !HEAD.includes(name)) : others;
    const unknown = hidden.length > 0 ? [note(`Only in the YAML: ${hidden.slice(0, MAX_ITEMS).join(', ')}`)] : [];
    return [...shown, ...unknown, ...(absent.size > 0 ? [this.#adder(keys, absent)] : [])];
  }

  /** Chooses a field that is not there, and adds it. */
  #adder(keys: Keys, absent: ReadonlyMap<string, Schema>): HTMLElement {
    const options = [...absent].map(([value, { description = '' }]) =>
      make('option', { value, title: description }, value),
    );
    const place = keys.length === 0 ? 'the object' : keys.join('.');
    const select = make('select', { ariaLabel: `Field to add to ${place}` }, ...options);
    const add = (): void => {
      const schema = absent.get(select.value);
      if (schema === undefined) return;
      const field = [...keys, select.value];
      const value = firstValue(schema);
      if (value === '') this.#opened.add(JSON.stringify(field));
      this.#change(field, value === '' ? undefined : value, field);
    };
    return make('div', { className: 'line' }, select, button('Add field', `Add the field to ${place}`, add));
  }

  #starter(keys: Keys, name: string, schema: Schema): HTMLElement {
    return button('Add', `Add ${name}`, () => this.#change(keys, firstValue(schema), keys));
  }

  #remover(keys: Keys, name: string): HTMLElement {
    return button('Remove', `Remove ${name}`, () => this.#change(keys, undefined, keys.slice(0, -1)));
  }

  /** The control of a single value. @param refuse says why what it holds is not set, or undefined when it is */
  #control(
    keys: Keys,
    schema: Schema,
    shape: Shape,
    value: unknown,
    refuse: (why: string | undefined) => void,
  ): HTMLElement {
    const isItem = typeof keys.at(-1) === 'number';
    const set = (next: unknown): void => {
      refuse(undefined);
      this.#edit(keys, next);
    };
    if (shape === 'choice') {
      const choices = [...choicesOf(schema)];
      // A value that is not allowed is shown all the same.
      if (value !== undefined && value !== null && !choices.includes(value)) choices.push(value);
      const options = choices.map((each, at) =>
        make('option', { value: String(at), selected: each === value }, String(each)),
      );
      const none = isItem ? [] : [make('option', { value: '' }, unset(schema))];
      const select = make('select', {}, ...none, ...options);
      select.addEventListener('change', () => set(select.value === '' ? undefined : choices[Number(select.value)]));
      return select;
    }
    if (shape === 'yaml') {
      const text = value === undefined ? '' : stringifyYAML(value, { sortKeys: false, lossless: true });
      const area = make('textarea', {
        value: text,
        rows: Math.min(text.split('\n').length + 1, 12),
        spellcheck: false,
      });
      area.addEventListener('change', () => {
        try {
          set(area.value.trim() === '' && !isItem ? undefined : parseYAML(area.value));
        } catch (error) {
          refuse(`Not set: ${String(error)}`);
        }
      });
      return area;
    }
    const text = value === undefined || value === null ? '' : String(value);
    // Of several lines, an input would make one.
    const input = make(text.includes('\n') ? 'textarea' : 'input', { value: text, spellcheck: false });
    input.placeholder = schema.default === undefined ? '' : String(schema.default);
    if (shape === 'number') input.inputMode = 'numeric';
    input.addEventListener('input', () => {
      if (input.value === '') set(isItem ? '' : undefined);
      else set(shape === 'text' ? input.value : numberOr(input.value, shape));
    });
    return input;
  }
}

/** What the form leaves out of every object: servers know the first two by the Kind, and write the last one. */
export const HEAD: readonly string[] = ['apiVersion', 'kind', 'status'];

/** A number when the text is one, exact also beyond 2^53; otherwise the text, as in 500m and 25%. Amounts have no fractions. */
function numberOr(text: string, shape: Shape): unknown {
  if (/^-?(?:0|[1-9]\d*)$/.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text);
  return shape === 'number' && /^-?\d+\.\d+$/.test(text) ? Number(text) : text;
}

function unset({ default: value }: Schema): string {
  return value === undefined ? 'not set' : `not set (${String(value)})`;
}

function helpOf(schema: Schema, shape: Shape): string {
  const { description = '' } = schema;
  const limits = shape === 'number' ? limitsOf(schema) : '';
  return [description, limits, shape === 'yaml' ? 'YAML.' : ''].filter((text) => text !== '').join(' ');
}

/**
 * The innermost part on the way to a field, and what is left of the path. Keys may have dots, and entries of maps are written
 * in brackets, too: `limits[cpu]`.
 */
function partAt(part: Part, path: string): { part: Part; rest: string } {
  part.longestFirst ??= [...part.parts]
    .map(([key, inner]) => [String(key), inner] as const)
    .sort(([a], [b]) => b.length - a.length);
  const start = /^[.[]/.test(path) ? 1 : 0;
  const close = path.startsWith('[') ? ']' : '';
  for (const [key, inner] of part.longestFirst) {
    const end = start + key.length;
    if (!path.startsWith(key, start) || !path.startsWith(close, end)) continue;
    const rest = path.slice(end + close.length);
    if (/^(?:$|[.[])/.test(rest)) return partAt(inner, rest);
  }
  return { part, rest: path };
}

function* partsOf(part: Part): Generator<Part> {
  yield part;
  for (const inner of part.parts.values()) yield* partsOf(inner);
}

function focusIn(element: HTMLElement): void {
  const inputs = 'input, select, textarea';
  const found = element.matches(inputs) ? element : (element.querySelector(inputs) ?? element.querySelector('button'));
  if (found instanceof HTMLElement) found.focus();
}

function note(text: string): HTMLElement {
  return make('p', { className: 'help' }, text);
}

function button(text: string, label: string, act: () => void): HTMLElement {
  const made = make('button', { type: 'button', ariaLabel: label }, text);
  made.addEventListener('click', act);
  return made;
}

/** An element with its properties and what is in it; texts stay texts. */
export function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: Partial<HTMLElementTagNameMap[T]> = {},
  ...inner: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inner);
  return element;
}
