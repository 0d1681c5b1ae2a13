import type { CustomResourceConversion } from '#api/apiextensions/v1/zz_generated.types';
import { unmarshal } from '#apimachinery/util/json/unmarshal';
import { stringifyJSON } from '#engine/json/stringify';
import { isMap } from '#engine/json/untyped';
import { toUTF8 } from '#engine/text/utf8';
import type { Content, CustomResource, DecodedResource } from '../../apiextensions/index.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { ObjectCodec } from '../storage/object_codec.ts';
import type { CustomKind } from './kind_classes.ts';

/** What is stored can't be read as a custom resource, or not in the version asked for. */
export class StoredResourceError extends Error {
  readonly code = 'ERR_STORED_RESOURCE';

  constructor(message: string) {
    super(message);
    this.name = 'StoredResourceError';
  }
}

/**
 * Stores the custom resources of one version as JSON of the storage version. What is read is brought into the form that
 * the schema of the version it was written in demands, defaults included, before it is converted: which means that it
 * gets another apiVersion and loses what the other version doesn't have. Mirrors the codec of Go's
 * `crdConversionRESTOptionsGetter`.
 * With a conversion webhook objects are read in the version they were written in: they are converted elsewhere.
 * @param versions by their names, as `kinds`
 */
export function newCustomResourceCodec(
  kind: CustomKind,
  storageVersion: string,
  versions: ReadonlyMap<string, CustomResource>,
  kinds: ReadonlyMap<string, CustomKind>,
  conversion: CustomResourceConversion | undefined,
): ObjectCodec<APIObject> {
  const converted = (content: Content, from: string, to: string): Content => {
    const version = versions.get(to);
    if (from === to || version === undefined) return content;
    return objectOf(version.coerce(content, { stored: true }));
  };
  return {
    encode(object) {
      const isConverted = conversion?.strategy === 'Webhook';
      const stored = isConverted ? object : converted({ ...object }, kind.version, storageVersion);
      return toUTF8(`${stringifyJSON(stored, { sorted: true })}\n`);
    },
    decode(data) {
      const content = unmarshal(data);
      if (!isMap(content)) throw new StoredResourceError('what is stored is not an object');
      const written = String(content['apiVersion']).slice(kind.group.length + 1);
      const version = versions.get(written) ?? versions.get(storageVersion);
      if (version === undefined) throw new StoredResourceError(`there is no version ${storageVersion}`);
      const object = objectOf(version.decode(content, { stored: true }));
      const own = conversion?.strategy === 'Webhook' ? kinds.get(version.version) : undefined;
      return own === undefined ? new kind(converted(object, version.version, kind.version)) : new own(object);
    },
  };
}

function objectOf({ object, error }: DecodedResource): Content {
  if (object === undefined) throw new StoredResourceError(error?.message ?? 'it can not be read');
  return object;
}
