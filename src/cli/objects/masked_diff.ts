import { diff } from '#apimachinery/util/objectdiff/diff';
import type { DiffOptions } from '#apimachinery/util/objectdiff/diff_options';
import type { Difference } from '#apimachinery/util/objectdiff/difference';
import { LastAppliedConfigAnnotation } from '#apimachinery/util/patch/last_applied';
import { stringifyJSON } from '#engine/json/stringify';
import { isMap } from '#engine/json/untyped';

/**
 * The differences between two objects, as `diff` finds them, without what Secrets hold: that is `***`, and `*** (before)`
 * and `*** (after)` where it differs, as in kubectl. Secrets inside of other objects count.
 */
export function maskedDiff(before: unknown, after: unknown, options: DiffOptions = {}): Difference[] {
  const masks = new Masks();
  return diff(masks.cover(before), masks.cover(after), options).map((difference) => masks.shown(difference));
}

/** Stand-ins for values: the same for the same value, so that what differs still does. */
class Masks {
  readonly #of = new Map<string, string>();
  readonly #all = new Set<unknown>();

  /** The same value if there is no Secret in it, else a copy. */
  cover(value: unknown): unknown {
    if (Array.isArray(value)) {
      const covered = value.map((each: unknown) => this.cover(each));
      return covered.some((each, at) => each !== value[at]) ? covered : value;
    }
    if (!isMap(value)) return value;
    const isSecret = value['kind'] === 'Secret' && value['apiVersion'] === 'v1';
    const changed: Record<string, unknown> = {};
    for (const [key, each] of Object.entries(value)) {
      const covered = !isSecret
        ? this.cover(each)
        : key === 'data' || key === 'stringData'
          ? this.#values(each)
          : key === 'metadata'
            ? this.#metadata(each)
            : each;
      if (covered !== each) changed[key] = covered;
    }
    if (Object.keys(changed).length === 0) return value;
    return Object.assign(Object.create(Object.getPrototypeOf(value)), value, changed);
  }

  /** What kubectl applied last is in an annotation, whole. */
  #metadata(metadata: unknown): unknown {
    if (!isMap(metadata) || !isMap(metadata['annotations'])) return metadata;
    const { annotations } = metadata;
    if (annotations[LastAppliedConfigAnnotation] === undefined) return metadata;
    const lastApplied = this.#value(annotations[LastAppliedConfigAnnotation]);
    return { ...metadata, annotations: { ...annotations, [LastAppliedConfigAnnotation]: lastApplied } };
  }

  #values(values: unknown): unknown {
    if (values === null || values === undefined) return values;
    if (!isMap(values)) return this.#value(values);
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.#value(value)]));
  }

  /** In base64, as the type of the field demands. */
  #value(value: unknown): string {
    const key = stringifyJSON(value ?? null);
    const mask = this.#of.get(key) ?? btoa(`secret ${this.#of.size}`.padEnd(24));
    this.#of.set(key, mask);
    this.#all.add(mask);
    return mask;
  }

  shown(difference: Difference): Difference {
    const { op, before, after } = difference;
    const differ = op === 'changed' && this.#all.has(before) && this.#all.has(after);
    return {
      ...difference,
      ...(before === undefined ? {} : { before: this.#shown(before, differ ? '*** (before)' : '***') }),
      ...(after === undefined ? {} : { after: this.#shown(after, differ ? '*** (after)' : '***') }),
    };
  }

  #shown(value: unknown, text: string): unknown {
    if (this.#all.has(value)) return text;
    if (Array.isArray(value)) return value.map((each: unknown) => this.#shown(each, text));
    if (!isMap(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.#shown(each, text)]));
  }
}
