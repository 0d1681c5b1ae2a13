import {
  addToScheme as addV1ToScheme,
  ConversionReview,
  type CustomResourceDefinition,
} from '#api/apiextensions/v1/zz_generated.types';
import {
  addToScheme as addV1beta1ToScheme,
  ConversionReview as ConversionReviewV1beta1,
} from '#api/apiextensions/v1beta1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { lazyScheme } from '#apimachinery/runtime/lazy_scheme';
import { GroupVersion, type GroupVersionKind, parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { decodeAnswer } from '#apimachinery/runtime/serializer/decode_answer';
import { stringifyJSON } from '#engine/json/stringify';
import { asError } from '#engine/text/as_error';
import { copyNested } from '#engine/verbs/copy_nested';
import { isObject } from '../review/json_object.ts';
import { checkSameObject, restoreMetadata } from './restore_metadata.ts';

/** Reviews of either version. */
const reviews = /* @__PURE__ */ lazyScheme(addV1ToScheme, addV1beta1ToScheme);

/** A review on its way to the conversion webhook of a definition. */
export interface ConversionCall {
  /** Where the definition says that the webhook is. */
  readonly clientConfig: NonNullable<
    NonNullable<NonNullable<CustomResourceDefinition['spec']['conversion']>['webhook']>['clientConfig']
  >;
  /** `conversion_webhook_for_` with the name of the definition. */
  readonly name: string;
  /** The ConversionReview. */
  readonly review: object;
  /** Aborts after 30 seconds. */
  readonly signal: AbortSignal;
}

/** Sends a review to a conversion webhook. @returns its answer, parsed @throws when there is none */
export type CallConversionWebhook = (call: ConversionCall) => Promise<unknown>;

type Content = Readonly<Record<string, unknown>>;

const TIMEOUT = 30_000;

/**
 * Converts custom resources as API servers do, by the strategy of their definition: `None` gives them another apiVersion,
 * `Webhook` asks the webhook, about all items of a list at once, and takes nothing from it that API servers don't.
 * Mirrors Go's `conversion.CRConverterFactory`.
 *
 * ```ts
 * const converter = new CustomResourceConverter(definition, call);
 * const converted = await converter.convert(object, 'v2');
 * ```
 */
export class CustomResourceConverter {
  readonly #definition: CustomResourceDefinition;
  readonly #call: CallConversionWebhook;

  /** @param call needed for the strategy `Webhook` only */
  constructor(definition: CustomResourceDefinition, call: CallConversionWebhook) {
    this.#definition = definition;
    this.#call = call;
  }

  /**
   * An object, or a list with its `items`, in another version. What it is given stays as it is.
   * @param version a name of the definition: `v2`
   * @throws Error with Go's text, when the webhook can't be asked, or answers with something else
   */
  async convert(object: Content, version: string): Promise<Content> {
    const { spec } = this.#definition;
    const to = new GroupVersion({ group: spec.group, version });
    const from = kindOf(object);
    const items = itemsOf(object);
    this.#checkVersions(from, to, items);
    const given = Object.values(object).filter((value) => value !== undefined);
    const isEmpty = items === undefined && object['apiVersion'] !== undefined && given.length === 2;
    const { strategy, webhook } = spec.conversion ?? { strategy: 'None' };
    if (strategy === 'None' || isEmpty) return withVersion(object, String(to), items);
    const review = reviewVersion(webhook?.conversionReviewVersions ?? []);
    const asked = (items ?? [object]).filter(({ apiVersion }) => apiVersion !== String(to));
    if (asked.length === 0) return items === undefined ? object : { ...object, apiVersion: String(to) };
    const answered = await this.#ask(review, asked, from, to);
    if (answered.length !== asked.length)
      throw new Error(
        `conversion webhook for ${String(from)} returned ${answered.length} objects, expected ${asked.length}`,
      );
    const made = asked.map((original, index) =>
      checked(original, answered[index], to, { from, index, isList: items !== undefined }),
    );
    if (items === undefined) return made[0] ?? object;
    let next = 0;
    const all = items.map((item) => (item['apiVersion'] === String(to) ? item : (made[next++] ?? item)));
    return { ...object, apiVersion: String(to), items: all };
  }

  #checkVersions(from: GroupVersionKind, to: GroupVersion, items: readonly Content[] | undefined): void {
    const { group, versions } = this.#definition.spec;
    const known = new Set(versions.map(({ name }) => String(new GroupVersion({ group, version: name }))));
    if (!known.has(String(to))) throw new Error(`request to convert CR to an invalid group/version: ${String(to)}`);
    if (!known.has(String(new GroupVersion(from))))
      throw new Error(`request to convert CR from an invalid group/version: ${String(new GroupVersion(from))}`);
    for (const [index, item] of (items ?? []).entries()) {
      const version = String(new GroupVersion(kindOf(item)));
      if (!known.has(version))
        throw new Error(`request to convert CR list failed, list index ${index} has invalid group/version: ${version}`);
    }
  }

  async #ask(
    version: 'v1' | 'v1beta1',
    objects: readonly Content[],
    from: GroupVersionKind,
    to: GroupVersion,
  ): Promise<readonly unknown[]> {
    const { spec, metadata } = this.#definition;
    const uid = crypto.randomUUID();
    const apiVersion = `apiextensions.k8s.io/${version}`;
    const request = { uid, desiredAPIVersion: String(to), objects };
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(new Error('context deadline exceeded')), TIMEOUT);
    try {
      const answer = await this.#call({
        clientConfig: spec.conversion?.webhook?.clientConfig ?? {},
        name: `conversion_webhook_for_${metadata.name ?? ''}`,
        review: { apiVersion, kind: 'ConversionReview', request },
        signal: ending.signal,
      });
      return convertedObjects(version, uid, answer);
    } catch (error) {
      throw new Error(`conversion webhook for ${String(from)} failed: ${asError(error).message}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

interface Place {
  readonly from: GroupVersionKind;
  readonly index: number;
  readonly isList: boolean;
}

/** A converted object with the metadata it must have. @throws Error when it is not what was asked for */
function checked(original: Content, made: unknown, to: GroupVersion, { from, index, isList }: Place): Content {
  const webhook = `conversion webhook for ${String(from)} returned invalid`;
  const object = isList ? `${webhook} converted object at index ${index}` : `${webhook} object at index 0`;
  const unread = whyUnread(made);
  if (!isObject(made) || unread !== undefined) throw new Error(isList ? `${object}: ${unread}` : unread);
  const kind = kindOf(made);
  const version = new GroupVersion(kind);
  if (!version.equals(to))
    throw new Error(`${object}: invalid groupVersion (expected ${String(to)}, received ${String(version)})`);
  const expected = kindOf(original).kind;
  if (kind.kind !== expected) throw new Error(`${object}: invalid kind (expected ${expected}, received ${kind.kind})`);
  const attempt = <T>(what: string, run: () => T): T => {
    try {
      return run();
    } catch (error) {
      throw new Error(`${what}: ${asError(error).message}`);
    }
  };
  attempt(isList ? object : `${webhook} object`, () => checkSameObject(original, made));
  return attempt(isList ? `${webhook} metadata in object at index ${index}` : `${webhook} metadata`, () =>
    restoreMetadata(copyNested(original), made),
  );
}

/** Why something can't be an object, in the words of Go's decoder. */
function whyUnread(made: unknown): string | undefined {
  if (made === null || made === undefined) return 'unexpected end of JSON input';
  if (!isObject(made)) {
    const type = Array.isArray(made) ? 'array' : typeof made === 'boolean' ? 'bool' : typeof made;
    return `json: cannot unmarshal ${type} into Go value of type map[string]interface {}`;
  }
  const { apiVersion, kind } = made;
  // As in Go, an apiVersion that is none leaves no kind either.
  const isNoVersion = typeof apiVersion === 'string' && apiVersion.split('/').length > 2;
  if (typeof kind !== 'string' || kind === '' || isNoVersion)
    return `Object 'Kind' is missing in '${stringifyJSON(made)}'`;
  return undefined;
}

function kindOf({ apiVersion, kind }: Content): GroupVersionKind {
  return parseGroupVersion(typeof apiVersion === 'string' ? apiVersion : '').withKind(
    typeof kind === 'string' ? kind : '',
  );
}

function itemsOf({ items }: Content): readonly Content[] | undefined {
  return Array.isArray(items) ? items.filter(isObject) : undefined;
}

function withVersion(object: Content, apiVersion: string, items: readonly Content[] | undefined): Content {
  return { ...object, apiVersion, ...(items && { items: items.map((item) => ({ ...item, apiVersion })) }) };
}

/** The version of the review to send. Mirrors Go's `createConversionReviewObjects`. @throws Error when none is known */
function reviewVersion(accepted: readonly string[]): 'v1' | 'v1beta1' {
  const version = accepted.find((each) => each === 'v1' || each === 'v1beta1');
  if (version === undefined) throw new Error('no supported conversion review versions');
  return version;
}

/**
 * What a webhook made of the objects. Mirrors Go's `getConvertedObjectsFromResponse`.
 * @throws Error for what is not an answer, or one without success
 */
function convertedObjects(version: 'v1' | 'v1beta1', uid: string, review: unknown): readonly unknown[] {
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
