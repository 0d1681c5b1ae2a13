import { isObject } from '../review/json_object.ts';

/** The version of the review to send. Mirrors Go's `createConversionReviewObjects`. @throws Error when none is known */
export function reviewVersion(accepted: readonly string[]): string {
  const version = accepted.find((each) => each === 'v1' || each === 'v1beta1');
  if (version === undefined) throw new Error('no supported conversion review versions');
  return version;
}

/**
 * What a webhook made of the objects. Mirrors Go's `getConvertedObjectsFromResponse`.
 *
 * Differs from Go: an answer of another version or kind is refused in one way, by its name; in Go often by the decoder.
 * @throws Error for what is no answer, or one without success
 */
export function convertedObjects(version: string, uid: string, review: unknown): readonly unknown[] {
  const { apiVersion, kind, response } = isObject(review) ? review : {};
  const expected = `apiextensions.k8s.io/${version}`;
  if (apiVersion !== expected || kind !== 'ConversionReview')
    throw new Error(
      `expected webhook response of ${expected}, Kind=ConversionReview, got ${shown(apiVersion)}, Kind=${shown(kind)}`,
    );
  if (!isObject(response)) throw new Error('no response provided');
  const { uid: answered, result, convertedObjects: objects } = response;
  // As in Go, v1beta1 need not tell what it answers.
  if (version === 'v1' && answered !== uid)
    throw new Error(`expected response.uid=${JSON.stringify(uid)}, got ${JSON.stringify(shown(answered))}`);
  const { status, message } = isObject(result) ? result : {};
  if (status !== 'Success')
    throw new Error(shown(message) || `response.result.status was '${shown(status)}', not 'Success'`);
  return Array.isArray(objects) ? objects : [];
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
