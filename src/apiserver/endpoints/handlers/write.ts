import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { FieldManagerMaxLength } from '#apimachinery/apis/meta/v1/validation/options';
import { CreateOptions, OwnerReference } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { validateManagedFields } from '#apimachinery/util/managedfields/managed_fields';
import { canonicalJSON } from '#engine/json/canonical';
import type { Spellings } from '#engine/json/notes';
import { isPrintable } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { utf8Length } from '#engine/text/utf8';
import { Attributes, type AttributesInit, type Operation } from '#src/admission/index';
import { ensureObjectNamespaceMatchesRequestNamespace } from '../../registry/rest/meta.ts';
import type { OtherRequest, RequestContext } from '../../registry/rest/request_context.ts';
import type { UpdateOptions } from '../../registry/store_options.ts';
import type { UserInfo } from '../../request/user.ts';
import type { APIObject } from '../../storage/api_object.ts';
import { withMetadata, withObjectMeta } from '../../storage/with_metadata.ts';
import { takeTurns } from '../../turns/turns.ts';
import { checkStoredValues } from './check_values.ts';
import type { RequestScope } from './request_scope.ts';

/** What is done about fields that don't belong. */
export type FieldValidation = 'Ignore' | 'Strict' | 'Warn';

/** The options of a creation, update, patch or deletion, as they are decoded. */
type WriteOptions = RuntimeObject & Pick<CreateOptions, 'dryRun' | 'fieldManager' | 'fieldValidation'>;

/**
 * One write of one object. The handler of its verb makes it; admission, strategy and store get it, the latter two as the
 * context of the request. An update that others have overtaken is tried again: {@link begin} starts each try.
 */
export class Write implements RequestContext {
  readonly namespace: string;
  readonly user: UserInfo;
  readonly verb: string;
  readonly signal: AbortSignal;
  readonly dryRun: boolean;
  /** How the numbers of the object are spelled, where that counts. Nothing is known of what plug-ins have made. */
  spellings: Spellings | undefined;
  readonly #scope: RequestScope;
  readonly #options: WriteOptions;
  #operation: Operation;
  /** The object as it is stored, in the version of the store. */
  #old: APIObject | undefined;
  /** What mutating plug-ins were asked about last. */
  #admitted: Attributes | undefined;

  constructor(scope: RequestScope, operation: Operation, options: WriteOptions) {
    this.namespace = scope.context.namespace;
    this.user = scope.context.user;
    this.verb = scope.info.verb;
    this.signal = scope.context.signal;
    this.dryRun = (options.dryRun ?? []).length > 0;
    this.#scope = scope;
    this.#options = options;
    this.#operation = operation;
  }

  // Fields: contexts are spread.
  readonly authorize = async (other: OtherRequest): Promise<void> => this.#scope.context.authorize?.(other);
  readonly warn = (text: string): void => this.#scope.context.warn(text);
  readonly annotate = (key: string, value: string): void => this.#scope.context.annotate?.(key, value);

  /** What is done about fields that don't belong: warnings unless the request says something. */
  get fieldValidation(): FieldValidation {
    const { fieldValidation } = this.#options;
    return fieldValidation === 'Ignore' || fieldValidation === 'Strict' ? fieldValidation : 'Warn';
  }

  /** Who owns what is written: as the request says, or by the name of the program. Mirrors Go's `managerOrUserAgent`. */
  get manager(): string {
    return this.#options.fieldManager || managerOfUserAgent(this.#scope.request.headers['user-agent'] ?? '');
  }

  /** Begins an update with the object as it is stored now. @param old undefined: the object is created */
  begin(old: APIObject | undefined): void {
    this.#old = old;
    this.#operation = old === undefined ? 'CREATE' : 'UPDATE';
  }

  /**
   * Gives an object its namespace.
   * @throws {StatusError} 400 when it has another name or namespace than the path
   */
  checkMetadata({ metadata }: APIObject): void {
    const { info, resource } = this.#scope;
    // A Namespace is in none. Mirrors Go's `rest.ExpectedNamespaceForResource`.
    const isNamespace = resource.resource === 'namespaces' && resource.groupVersion.group === '';
    ensureObjectNamespaceMatchesRequestNamespace(isNamespace ? '' : this.namespace, metadata);
    if (info.verb === 'create') return;
    const name = metadata.name ?? '';
    if (name === '')
      throw newBadRequest(
        `the name of the object (${info.name} based on URL) was undeterminable: name must be provided`,
      );
    if (name !== info.name)
      throw newBadRequest(`the name of the object (${name}) does not match the name on the URL (${info.name})`);
  }

  /** The object with the fields that the request owns from now on. */
  async manageFields(object: APIObject): Promise<APIObject> {
    const { resource } = this.#scope;
    const managed = await resource.fieldManager.updateNoErrors(this.#old ?? resource.empty(), object, this.manager);
    await takeTurns(this.signal);
    return managed;
  }

  /**
   * Lets mutating plug-ins change the object.
   * @param object in the version of the store
   * @returns it, or a new one
   * @throws {StatusError} when a plug-in refuses it
   */
  async admit(object: APIObject): Promise<APIObject> {
    const { admission, resource } = this.#scope;
    if (admission?.plugin.admit === undefined || admission.plugin.handles?.(this.#operation) === false) return object;
    const attributes = this.#attributes(object, this.#old);
    const before = attributes.object;
    await admission.plugin.admit(attributes, admission.interfaces);
    this.#admitted = attributes;
    const after = attributes.object;
    if (after === before || after === undefined) return object;
    this.spellings = undefined;
    const changed = resource.toHub(withObjectMeta(after));
    // Parts of it may be those of a stored object.
    const admitted = withMetadata(changed, { ...changed.metadata });
    this.#checkManagedFields(admitted, object);
    dedupOwnerReferences(admitted, this.warn, true);
    return admitted;
  }

  /** What plug-ins have made of the managed fields counts if it can be read. Mirrors Go's `managedFieldsValidatingAdmissionController`. */
  #checkManagedFields({ metadata }: APIObject, { metadata: before }: APIObject): void {
    try {
      validateManagedFields(metadata.managedFields ?? []);
    } catch (error) {
      if (before.managedFields === undefined) delete metadata.managedFields;
      else metadata.managedFields = before.managedFields;
      this.warn(
        `.metadata.managedFields was in an invalid state after admission; this could be caused by an outdated mutating admission controller; please fix your requests: ${asError(error).message}`,
      );
    }
  }

  /**
   * Looks at an object as it is going to be stored, and lets validating plug-ins do so.
   * @throws {StatusError} when it could not be sent back, or a plug-in refuses it
   */
  async validate(object: APIObject, old?: APIObject): Promise<void> {
    const { admission, resource } = this.#scope;
    checkStoredValues(resource.hub, object.metadata.name ?? '', object);
    if (admission?.plugin.validate === undefined || admission.plugin.handles?.(this.#operation) === false) return;
    await admission.plugin.validate(this.#attributes(object, old), admission.interfaces);
  }

  /** Asks all plug-ins about a deletion. @throws {StatusError} when one refuses it */
  async admitWithoutObject(old?: APIObject): Promise<void> {
    await this.#admitAttributes(() => this.#attributes(undefined, old));
  }

  /**
   * Asks all plug-ins about a connection.
   * @param options what it is for, in place of an object; undefined: it has none
   * @returns what plug-ins have made of them
   * @throws {StatusError} when one refuses it
   */
  async admitConnection(options: object | undefined): Promise<object | undefined> {
    const attributes = await this.#admitAttributes(() => new Attributes({ ...this.#init(''), object: options }));
    return attributes === undefined ? options : attributes.object;
  }

  /** @returns undefined when there is nobody to ask */
  async #admitAttributes(attributesOf: () => Attributes): Promise<Attributes | undefined> {
    const { admission } = this.#scope;
    if (admission === undefined || admission.plugin.handles?.(this.#operation) === false) return undefined;
    const attributes = attributesOf();
    await admission.plugin.admit?.(attributes, admission.interfaces);
    await admission.plugin.validate?.(attributes, admission.interfaces);
    return attributes;
  }

  /** How the store writes the object: with a last look of the plug-ins. */
  get storeOptions(): UpdateOptions {
    const { info, resource } = this.#scope;
    return {
      dryRun: this.dryRun,
      createValidation: async (object) => {
        if (info.verb !== 'create') await this.#scope.authorizeVerb('create');
        await this.validate(object);
      },
      createConfirmation: () => this.#admitted?.confirm(),
      updateValidation: (object, old) => this.validate(object, old),
      ...(resource.strategy && { strategy: resource.strategy }),
    };
  }

  #attributes(object: APIObject | undefined, old: APIObject | undefined): Attributes {
    const { info, resource } = this.#scope;
    const init = this.#init(object?.metadata.name ?? '');
    return new Attributes({
      ...init,
      namespace: init.namespace || (old?.metadata.namespace ?? ''),
      object: object && resource.fromHub(object),
      spellings: this.spellings,
      oldObject: old && resource.fromHub(old),
      options: this.#operation === 'CREATE' && info.verb !== 'create' ? createOptionsOf(this.#options) : this.#options,
    });
  }

  /** What is known without the object. @param generated its name, if the path has none */
  #init(generated: string): AttributesInit & { readonly namespace: string } {
    const { info, resource } = this.#scope;
    const { groupVersion, kind, subresource } = resource;
    // A deletion of a collection names nothing, as in Go.
    const name = info.name || generated;
    const isNamespace = groupVersion.group === '' && resource.resource === 'namespaces';
    return {
      operation: this.#operation,
      kind: { group: kind.group, version: kind.version, kind: kind.kind },
      resource: { ...groupVersion, resource: resource.resource },
      subresource,
      name,
      namespace: this.namespace || (isNamespace ? name : ''),
      dryRun: this.dryRun,
      user: this.user,
      warn: this.warn,
      annotate: this.annotate,
      signal: this.signal,
    };
  }
}

/** Those of an update or patch that creates its object. */
function createOptionsOf({ dryRun, fieldManager, fieldValidation }: WriteOptions): CreateOptions {
  return new CreateOptions({
    ...(dryRun && { dryRun }),
    ...(fieldManager && { fieldManager }),
    ...(fieldValidation && { fieldValidation }),
  });
}

function managerOfUserAgent(userAgent: string): string {
  let name = '';
  let length = 0;
  for (const character of userAgent.split('/', 1)[0] ?? '') {
    if (!isPrintable(character)) continue;
    length += utf8Length(character);
    if (length > FieldManagerMaxLength) break;
    name += character;
  }
  return name;
}

/**
 * Leaves one of several equal owners, and says so. Mirrors `dedupOwnerReferencesAndAddWarning` of Go's handlers.
 * @param afterAdmission whether admission may have added them: so Go says of patches
 */
export function dedupOwnerReferences(
  { metadata }: APIObject,
  warn: (text: string) => void,
  afterAdmission = false,
): void {
  const { ownerReferences = [] } = metadata;
  if (ownerReferences.length < 2) return;
  const kept: OwnerReference[] = [];
  const duplicates: string[] = [];
  // By their text. Differs from Go: owners with one UID are not compared with all others.
  const seen = new Set<string>();
  for (const reference of ownerReferences) {
    const text = canonicalJSON(OwnerReference, reference);
    if (seen.has(text)) duplicates.push(reference.uid);
    else kept.push(reference);
    seen.add(text);
  }
  if (duplicates.length === 0) return;
  metadata.ownerReferences = kept;
  warn(
    `.metadata.ownerReferences contains duplicate entries${afterAdmission ? ' after mutating admission happens' : ''}; API server dedups owner references in 1.20+, and may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) observed: ${duplicates.join(', ')}`,
  );
}
