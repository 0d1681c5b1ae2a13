import { classOf } from '../../apimachinery/runtime/kind_class.ts';
import type { RuntimeObject } from '../../apimachinery/runtime/runtime_object.ts';
import { scheme } from '../scheme.ts';
import { ClientNodeError } from './client_node_error.ts';
import { convertValue, type Direction } from './convert_value.ts';
import type { ClientNodeModel } from './model.ts';
import { clientName } from './names.ts';

/** What {@link toClientNode} does with what the official client does not know. */
export interface ToClientNodeOptions {
  /**
   * `error`, the default, refuses fields that the Kind does not have here, because the official client drops them
   * without a word. `keep` copies them as they are, for code that only reads the result.
   */
  readonly unknownFields?: 'error' | 'keep';
}

const direction: Direction = {
  nameOf: (field) => field,
  renamed: clientName,
  time: toDate,
  microTime: (value, path) => (toDate(value, path) instanceof Date ? new MicroTimeDate(value as string) : value),
};

/**
 * The object in the form that `@kubernetes/client-node` takes and gives: times are Dates, and `from`, `continue`,
 * `default` and their like have the names of its classes (`_from`). Without it the official client drops these fields: a
 * NetworkPolicy loses its `from`, which lets everybody in.
 *
 * The copy shares what is not changed. Microseconds are kept.
 * @throws ClientNodeError for fields that the Kind does not have, and for times that no Date can hold
 * @throws NotRegisteredError for a kind that is not built in
 */
export function toClientNode<T extends RuntimeObject>(
  object: T,
  { unknownFields = 'error' }: ToClientNodeOptions = {},
): ClientNodeModel<T> {
  const typed = scheme.from(object);
  const { value, unknown } = convertValue(classOf(typed), typed, direction);
  if (unknown.length > 0 && unknownFields === 'error')
    throw new ClientNodeError(`the official client would drop ${unknown.join(', ')}`, unknown);
  return value as ClientNodeModel<T>;
}

function toDate(value: unknown, path: string): unknown {
  if (typeof value !== 'string') return value;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new ClientNodeError(`${path}: no Date can hold ${value}`, [path]);
  return date;
}

/**
 * A MicroTime for the official client: a Date that also has the text it was made of, because a Date counts
 * milliseconds. The official client writes the text.
 */
class MicroTimeDate extends Date {
  readonly #text: string;

  constructor(text: string) {
    super(text);
    this.#text = text;
  }

  override toISOString(): string {
    return this.#text;
  }

  override toJSON(): string {
    return this.#text;
  }
}
