import { described } from '#apimachinery/runtime/described';
import { asError } from '#engine/text/as_error';
import { copyNested } from '#engine/verbs/copy_nested';
import { isObject } from '../review/json_object.ts';
import { typeName } from '../review/read_review.ts';
import { ReviewError } from '../review/review_error.ts';
import { serveReviews, type WebhookHandler, type WebhookOptions } from '../review/serve_review.ts';
import { restoreMetadata } from './restore_metadata.ts';

/** What a conversion webhook does. */
export interface ConversionWebhookOptions extends WebhookOptions {
  /** The group of the custom resources: `example.com`. */
  readonly group: string;
  /**
   * What makes an object of one version one of another: `{ 'v1 -> v2': up, 'v2 -> v1': down }`. Where there is no direct
   * way, the shortest one over other versions is taken. `apiVersion` is set, and all metadata but labels and annotations
   * stay as they are, whatever a function does.
   */
  readonly conversions: Readonly<Record<string, Convert>>;
}

const REVIEW = {
  kind: 'ConversionReview',
  apiVersions: ['apiextensions.k8s.io/v1', 'apiextensions.k8s.io/v1beta1'],
};

/**
 * A conversion webhook as a plain request handler. API servers refuse answers that have other objects, in another order,
 * or with other metadata than they asked about: this one never gives such. A function that throws fails the whole request
 * with its message and the name of the object.
 *
 * ```ts
 * const convert = conversionWebhook({
 *   group: 'example.com',
 *   conversions: {
 *     'v1 -> v2': ({ spec, ...rest }) => ({ ...rest, spec: toV2(spec as SpecV1) }),
 *     'v2 -> v1': ({ spec, ...rest }) => ({ ...rest, spec: toV1(spec as SpecV2) }),
 *   },
 * });
 * ```
 *
 * @throws TypeError without a group, or for a key that names no two versions
 */
export function conversionWebhook(options: ConversionWebhookOptions): WebhookHandler {
  const { group, conversions } = options ?? {};
  if (typeof group !== 'string' || typeof conversions !== 'object' || conversions === null)
    throw new TypeError("expected conversionWebhook({ group: 'example.com', conversions: { 'v1 -> v2': up } })");
  const paths = new ConversionPaths(conversions);
  return serveReviews(options, REVIEW, async ({ request }) => {
    const { desiredAPIVersion, objects = [] } = request;
    if (typeof desiredAPIVersion !== 'string')
      throw new ReviewError(400, 'request.desiredAPIVersion: expected a string');
    if (!Array.isArray(objects))
      throw new ReviewError(400, `request.objects: expected an array, got ${typeName(objects)}`);
    try {
      const convertedObjects: object[] = [];
      for (const [index, object] of objects.entries())
        convertedObjects.push(await converted(object, index, desiredAPIVersion, group, paths));
      return { convertedObjects, result: { status: 'Success' } };
    } catch (error) {
      return { convertedObjects: [], result: { status: 'Failure', message: asError(error).message } };
    }
  });
}

async function converted(
  object: unknown,
  index: number,
  desired: string,
  group: string,
  paths: ConversionPaths,
): Promise<object> {
  if (!isObject(object)) throw new Error(`request.objects[${index}]: expected an object, got ${typeName(object)}`);
  const { apiVersion, kind, metadata } = object;
  const where = `${String(kind)} ${isObject(metadata) ? String(metadata['name'] ?? '') : ''}`.trim();
  const from = versionOf(apiVersion, group);
  const to = versionOf(desired, group);
  if (from === undefined || to === undefined)
    throw new Error(`${where}: cannot convert from ${String(apiVersion)} to ${desired}: expected versions of ${group}`);
  let result: Readonly<Record<string, unknown>> = object;
  for (const { convert, to: next } of paths.find(from, to)) {
    let made: unknown;
    try {
      made = await convert(copyNested(result), { from: String(apiVersion), to: desired });
    } catch (error) {
      throw new Error(`${where}: converting to ${group}/${next}: ${asError(error).message}`, { cause: error });
    }
    if (!isObject(made)) throw new Error(`${where}: converting to ${group}/${next} gave ${typeName(made)}`);
    result = { ...made, apiVersion: `${group}/${next}`, kind };
  }
  return withAllowedMetadata(object, result, where);
}

/** The version; undefined for one of another group. */
function versionOf(apiVersion: unknown, group: string): string | undefined {
  const prefix = `${group}/`;
  return typeof apiVersion === 'string' && apiVersion.startsWith(prefix) ? apiVersion.slice(prefix.length) : undefined;
}

type JSONObject = Readonly<Record<string, unknown>>;

/**
 * A converted object with the metadata that it had before, but for labels and annotations, which a conversion may change:
 * what the API server makes of it anyway.
 * @throws Error when the object is another one by name, namespace or uid, or when labels or annotations are not valid
 */
function withAllowedMetadata(original: JSONObject, converted: JSONObject, where: string): JSONObject {
  const before = isObject(original['metadata']) ? original['metadata'] : {};
  if (!isObject(converted['metadata'])) throw new Error(`${where}: the converted object has no metadata`);
  const after = converted['metadata'];
  for (const name of ['name', 'namespace', 'uid'])
    if ((before[name] ?? '') !== (after[name] ?? '')) throw new Error(`${where}: metadata.${name} must not be changed`);
  try {
    return restoreMetadata(original, converted);
  } catch (error) {
    throw new Error(`${where}: ${asError(error).message}`, { cause: error });
  }
}

/** Makes an object of one version one of another; may change what it is given. */
export type Convert = (
  object: Record<string, unknown>,
  versions: { readonly from: string; readonly to: string },
) => Promise<object> | object;

/** A step to another version. */
interface Step {
  readonly from: string;
  readonly to: string;
  readonly convert: Convert;
}

/** Ways from version to version. */
class ConversionPaths {
  readonly #steps: readonly Step[];

  constructor(conversions: Readonly<Record<string, Convert>>) {
    this.#steps = Object.entries(conversions).map(([key, convert]) => {
      const [, from, to] = /^\s*([a-z0-9]+)\s*->\s*([a-z0-9]+)\s*$/.exec(key) ?? [];
      if (from === undefined || to === undefined || from === to)
        throw new TypeError(`${JSON.stringify(key)} names no conversion: expected 'v1 -> v2'`);
      if (typeof convert !== 'function')
        throw new TypeError(`${JSON.stringify(key)}: expected a function, got ${described(convert)}`);
      return { from, to, convert };
    });
  }

  /** The shortest way, of no steps for the same version. @throws Error when there is none */
  find(from: string, to: string): readonly Step[] {
    const ways = new Map<string, readonly Step[]>([[from, []]]);
    for (const [at, way] of ways) {
      if (at === to) return way;
      for (const step of this.#steps) if (step.from === at && !ways.has(step.to)) ways.set(step.to, [...way, step]);
    }
    throw new Error(`no conversion from ${from} to ${to}`);
  }
}
