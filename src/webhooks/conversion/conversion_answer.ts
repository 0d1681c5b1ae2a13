import { addToScheme as addV1ToScheme, ConversionReview } from '#api/apiextensions/v1/zz_generated.types';
import {
  addToScheme as addV1beta1ToScheme,
  ConversionReview as ConversionReviewV1beta1,
} from '#api/apiextensions/v1beta1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { lazyScheme } from '#apimachinery/runtime/lazy_scheme';
import { decodeAnswer } from '#apimachinery/runtime/serializer/decode_answer';

/** The version of the review to send. Mirrors Go's `createConversionReviewObjects`. @throws Error when none is known */
export function reviewVersion(accepted: readonly string[]): 'v1' | 'v1beta1' {
  const version = accepted.find((each) => each === 'v1' || each === 'v1beta1');
  if (version === undefined) throw new Error('no supported conversion review versions');
  return version;
}

/** Reviews of either version. */
const reviews = /* @__PURE__ */ lazyScheme(addV1ToScheme, addV1beta1ToScheme);

/**
 * What a webhook made of the objects. Mirrors Go's `getConvertedObjectsFromResponse`.
 * @throws Error for what is no answer, or one without success
 */
export function convertedObjects(version: 'v1' | 'v1beta1', uid: string, review: unknown): readonly unknown[] {
  const type: KindClass<ConversionReview | ConversionReviewV1beta1> =
    version === 'v1' ? ConversionReview : ConversionReviewV1beta1;
  const { apiVersion, kind, response } = decodeAnswer(reviews(), type, review);
  // As in Go, v1beta1 need not tell what it is and what it answers.
  if (version === 'v1' && (apiVersion !== 'apiextensions.k8s.io/v1' || kind !== 'ConversionReview'))
    throw new Error(
      `expected webhook response of apiextensions.k8s.io/v1, Kind=ConversionReview, got ${apiVersion || '/'}, Kind=${kind}`,
    );
  if (response === undefined) throw new Error('no response provided');
  if (version === 'v1' && response.uid !== uid)
    throw new Error(`expected response.uid=${JSON.stringify(uid)}, got ${JSON.stringify(response.uid ?? '')}`);
  const { status = '', message = '' } = response.result ?? {};
  if (status !== 'Success') throw new Error(message || `response.result.status was '${status}', not 'Success'`);
  return response.convertedObjects ?? [];
}
