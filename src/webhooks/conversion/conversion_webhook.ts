import { asError } from '#engine/text/as_error';
import { copyNested } from '#engine/verbs/copy_nested';
import { isObject } from '../review/json_object.ts';
import { ReviewError } from '../review/review_error.ts';
import { typeName } from '../review/read_review.ts';
import { serveReviews, type WebhookHandler, type WebhookOptions } from '../review/serve_review.ts';
import { ConversionPaths, type Convert } from './conversion_paths.ts';
import { withAllowedMetadata } from './metadata.ts';

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
 * @throws TypeError for a key that names no two versions
 */
export function conversionWebhook(options: ConversionWebhookOptions): WebhookHandler {
  const paths = new ConversionPaths(options.conversions);
  return serveReviews(options, REVIEW, async ({ request }) => {
    const { desiredAPIVersion, objects = [] } = request;
    if (typeof desiredAPIVersion !== 'string')
      throw new ReviewError(400, 'request.desiredAPIVersion: expected a string');
    if (!Array.isArray(objects))
      throw new ReviewError(400, `request.objects: expected an array, got ${typeName(objects)}`);
    try {
      const convertedObjects: object[] = [];
      for (const [index, object] of objects.entries())
        convertedObjects.push(await converted(object, index, desiredAPIVersion, options.group, paths));
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
