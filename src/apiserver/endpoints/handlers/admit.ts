import type { Spellings } from '#engine/json/notes';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { Attributes, type Operation } from '#src/admission/index';
import type { Exchange } from './exchange.ts';
import type { UpdateOptions } from '../../registry/store_options.ts';
import type { APIObject } from '../../storage/api_object.ts';
import { withMetadata, withObjectMeta } from '../../storage/with_metadata.ts';

/** The options of a write, as they are decoded. */
type WriteOptions = RuntimeObject & { readonly dryRun?: readonly string[] | null | undefined };

/** What a write does. */
export interface Write {
  readonly operation: Operation;
  readonly options: WriteOptions;
  /** The object as it is stored, in the version of the store. */
  readonly old?: APIObject | undefined;
  /** How the numbers of the object are spelled, where that counts. */
  readonly spellings?: Spellings | undefined;
}

/** How the numbers of an object are spelled that an update is about to write. */
export interface NotedSpellings {
  /** Undefined until it is known, and for what plug-ins have made. */
  spellings: Spellings | undefined;
}

/**
 * Lets mutating plug-ins change the object of a request.
 * @param object in the version of the store
 * @returns it, or a new one
 * @throws {StatusError} when a plug-in refuses it
 */
export async function admitObject(exchange: Exchange, object: APIObject, write: Write): Promise<APIObject> {
  const { admission, resource } = exchange;
  if (admission?.plugin.admit === undefined || admission.plugin.handles?.(write.operation) === false) return object;
  const attributes = attributesOf(exchange, object, write);
  const before = attributes.object;
  await admission.plugin.admit(attributes, admission.interfaces);
  const after = attributes.object;
  if (after === before || after === undefined) return object;
  const changed = resource.toHub(withObjectMeta(after));
  // Parts of it may be those of a stored object.
  return withMetadata(changed, { ...changed.metadata });
}

/** Lets validating plug-ins look at an object as it is going to be stored. @throws {StatusError} when one refuses it */
export async function validateObject(exchange: Exchange, object: APIObject | undefined, write: Write): Promise<void> {
  const { admission } = exchange;
  if (admission?.plugin.validate === undefined || admission.plugin.handles?.(write.operation) === false) return;
  await admission.plugin.validate(attributesOf(exchange, object, write), admission.interfaces);
}

/** The checks of plug-ins that a Store makes before it writes. */
export function updateValidations(
  exchange: Exchange,
  create: WriteOptions,
  update: WriteOptions,
  noted: NotedSpellings,
): Pick<UpdateOptions, 'createValidation' | 'updateValidation'> {
  return {
    async createValidation(object) {
      await exchange.authorizeVerb('create');
      await validateObject(exchange, object, { operation: 'CREATE', options: create, ...noted });
    },
    updateValidation: (object, old) =>
      validateObject(exchange, object, { operation: 'UPDATE', options: update, old, ...noted }),
  };
}

/** Asks all plug-ins about a deletion. @throws {StatusError} when one refuses it */
export async function admitDeletion(exchange: Exchange, old: APIObject, options: WriteOptions): Promise<void> {
  const write: Write = { operation: 'DELETE', options, old };
  const { admission } = exchange;
  if (admission === undefined || admission.plugin.handles?.('DELETE') === false) return;
  const attributes = attributesOf(exchange, undefined, write);
  await admission.plugin.admit?.(attributes, admission.interfaces);
  await admission.plugin.validate?.(attributes, admission.interfaces);
}

/** Asks all plug-ins whether somebody may connect. @throws {StatusError} when one refuses it */
export async function admitConnection(exchange: Exchange): Promise<void> {
  const { admission } = exchange;
  if (admission === undefined || admission.plugin.handles?.('CONNECT') === false) return;
  const attributes = attributesOf(exchange, undefined, { operation: 'CONNECT', options: {} });
  await admission.plugin.admit?.(attributes, admission.interfaces);
  await admission.plugin.validate?.(attributes, admission.interfaces);
}

function attributesOf(exchange: Exchange, object: APIObject | undefined, write: Write): Attributes {
  const { info, resource, context } = exchange;
  const { groupVersion, kind, subresource } = resource;
  const { operation, options, old, spellings } = write;
  const name = info.name || object?.metadata.name || old?.metadata.name || '';
  const isNamespace = groupVersion.group === '' && resource.resource === 'namespaces';
  return new Attributes({
    operation,
    kind: { group: kind.group, version: kind.version, kind: kind.kind },
    resource: { ...groupVersion, resource: resource.resource },
    subresource,
    name,
    namespace: context.namespace || (isNamespace ? name : (old?.metadata.namespace ?? '')),
    object: object && resource.fromHub(object),
    spellings,
    oldObject: old && resource.fromHub(old),
    options,
    dryRun: (options.dryRun ?? []).length > 0,
    user: context.user,
    warn: (text) => context.warn(text),
    annotate: (key, value) => context.annotate?.(key, value),
    signal: context.signal,
  });
}
