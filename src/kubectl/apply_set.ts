import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import type { RESTMapping } from '#apimachinery/api/meta/rest_mapper';
import { isNoMatchError } from '#apimachinery/api/meta/rest_mapper_errors';
import { RESTScopeNamespace } from '#apimachinery/api/meta/rest_scope';
import { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import { GroupKind, type GroupKindLike, parseGroupKind } from '#apimachinery/runtime/schema/group_version';
import { asError } from '#engine/text/as_error';
import { encodeBase64 } from '#engine/text/base64';
import { toUTF8 } from '#engine/text/utf8';
import type { Client } from '../client/client.ts';
import { Discovery } from '../client/discovery/index.ts';
import type { CallOptions } from '../client/options.ts';
import type { ResourceClient } from '../client/resource_client.ts';
import { DeferredDiscoveryRESTMapper } from '../client/restmapper/index.ts';

/** On a parent: the tool that manages the set, `kubectl/v1.37.2`. Others keep away from it. */
export const ApplySetToolingAnnotation = 'applyset.kubernetes.io/tooling';
/** On a parent: the namespaces with members besides its own, with commas between. */
export const ApplySetAdditionalNamespacesAnnotation = 'applyset.kubernetes.io/additional-namespaces';
/** On a parent: the kinds of members, `ConfigMap,Deployment.apps`. */
export const ApplySetGKsAnnotation = 'applyset.kubernetes.io/contains-group-kinds';
/** On a parent: the id of the set, a hash of its own name. */
export const ApplySetParentIDLabel = 'applyset.kubernetes.io/id';
/** On a member: the id of its set. */
export const ApplysetPartOfLabel = 'applyset.kubernetes.io/part-of';
/** On a CustomResourceDefinition: its objects may be parents. */
export const ApplysetParentCRDLabel = 'applyset.kubernetes.io/is-parent-type';

/** Earlier versions of kubectl wrote this one in place of {@link ApplySetGKsAnnotation}. */
const GROUP_RESOURCES = 'applyset.kubernetes.io/contains-group-resources';

/** An apply set cannot be used as it is. The message is kubectl's where kubectl has one. */
export class ApplySetError extends Error {
  readonly code = 'ERR_APPLY_SET';

  constructor(message: string) {
    super(message);
    this.name = 'ApplySetError';
  }
}

/** What {@link ApplySet.open} takes. */
export interface ApplySetOptions extends Pick<CallOptions, 'signal'> {
  /** Where the parent is, if it is in a namespace. */
  readonly namespace?: string;
  /** Who manages the set, and the version: other tools then keep away from it. Default `kubetyped/v1`. */
  readonly tooling?: string;
  /** What knows the kinds of the server. Default: a new one. */
  readonly mapper?: DeferredDiscoveryRESTMapper;
  /** `['All']`: the server checks everything, and changes nothing. */
  readonly dryRun?: 'All'[];
}

/** An object that is to be applied. */
export interface ApplySetMember extends GroupKindLike {
  /** Empty for one that is in none. */
  readonly namespace: string;
}

/** An object that was removed, as it was. */
export interface PrunedObject {
  readonly mapping: RESTMapping;
  readonly object: Unstructured;
}

/**
 * Objects that are applied together, and removed when they are no longer among them. A parent object says where they are,
 * a label on each of them that it belongs to the set. As `kubectl apply --prune --applyset`, after KEP-3659.
 *
 * ```ts
 * const set = await ApplySet.open(client, 'web', { namespace: 'shop' });
 * await set.begin(objects.map(({ kind }) => ({ group: '', kind, namespace: 'shop' })));
 * const uids = new Set<string>();
 * for (const object of objects) uids.add((await apply(set.label(object))).metadata.uid);
 * await set.prune(uids);
 * ```
 */
export class ApplySet {
  /** What {@link ApplysetPartOfLabel} is on its members. */
  readonly id: string;
  readonly #client: Client;
  readonly #mapper: DeferredDiscoveryRESTMapper;
  readonly #mapping: RESTMapping;
  readonly #name: string;
  readonly #options: ApplySetOptions;
  /** Where members may be: before, and after. By `Kind.group`. */
  #before: Scope | undefined;
  #after: Scope = new Scope();

  private constructor(
    client: Client,
    mapper: DeferredDiscoveryRESTMapper,
    mapping: RESTMapping,
    { name, id, options }: { readonly name: string; readonly id: string; readonly options: ApplySetOptions },
  ) {
    this.#client = client;
    this.#mapper = mapper;
    this.#mapping = mapping;
    this.#name = name;
    this.#options = options;
    this.id = id;
  }

  /**
   * The set of a parent, be it there or not: a Secret `web` or `secrets/web`, `configmaps/web`, or a custom resource
   * `widgets.example.com/web` whose definition has the label {@link ApplysetParentCRDLabel}.
   * @throws ApplySetError when there can be none, StatusError
   */
  static async open(client: Client, reference: string, options: ApplySetOptions = {}): Promise<ApplySet> {
    const { mapper = new DeferredDiscoveryRESTMapper(new Discovery(client)), signal } = options;
    const slash = reference.indexOf('/');
    const name = reference.slice(slash + 1);
    const invalid = (why: string): ApplySetError =>
      new ApplySetError(`invalid parent reference "${reference}": ${why}`);
    if (name === '') throw invalid('name cannot be blank');
    const mapping = await mapper
      .resourceMapping(slash < 0 ? 'secrets' : reference.slice(0, slash), { signal })
      .catch((error: unknown) => {
        throw isNoMatchError(error) ? invalid(asError(error).message) : error;
      });
    const { resource, scope, groupVersionKind } = mapping;
    const isNamespaced = scope.name === RESTScopeNamespace.name;
    const namespace = isNamespaced ? (options.namespace ?? '') : '';
    if (isNamespaced && namespace === '')
      throw new ApplySetError('namespace is required to use namespace-scoped ApplySet');
    if (!isBuiltIn(mapping) && !(await mayBeParent(client, mapping, options)))
      throw new ApplySetError(
        `resource "${[resource.group, `${resource.version}, Resource=${resource.resource}`].join('/')}" is not permitted as an ApplySet parent`,
      );
    const { group, kind } = groupVersionKind;
    const id = await idOf([name, namespace, kind, group].join('.'));
    return new ApplySet(client, mapper, mapping, { name, id, options: { ...options, namespace } });
  }

  /** An object as a member of the set: a copy with its label. @throws ApplySetError when it has one already */
  label<T extends { readonly metadata?: ObjectMeta }>(object: T): T {
    const { metadata } = object;
    if (metadata?.labels?.[ApplysetPartOfLabel] !== undefined)
      throw new ApplySetError(`ApplySet label "${ApplysetPartOfLabel}" already set in input data`);
    return { ...object, metadata: { ...metadata, labels: { ...metadata?.labels, [ApplysetPartOfLabel]: this.id } } };
  }

  /**
   * Reads the parent, and writes into it what is about to be applied, so that nothing is lost if that is interrupted.
   * @param members those that will be applied
   * @throws ApplySetError when the parent is of another tool, or is none, StatusError
   */
  async begin(members: Iterable<ApplySetMember>): Promise<void> {
    this.#before = await this.#read();
    this.#after = new Scope();
    for (const member of members) {
      this.#after.kinds.add(new GroupKind(member).toString());
      if (member.namespace !== '') this.#after.namespaces.add(member.namespace);
    }
    await this.#write(this.#before.and(this.#after));
  }

  /**
   * Removes the members that were not applied, after {@link ApplySet.begin} and once everything else was applied. Objects
   * without the label of the set are never removed, whatever the parent says.
   * @param applied the uids of the objects that were applied
   * @param onPruned called with each object after its removal
   * @throws StatusError ApplySetError; the next run then removes the rest
   */
  async prune(applied: ReadonlySet<string>, onPruned: (pruned: PrunedObject) => void = () => undefined): Promise<void> {
    if (this.#before === undefined) throw new TypeError('begin() comes before prune()');
    const { dryRun, signal } = this.#options;
    // All of them are found before any is removed: what cannot be listed must not leave half a set.
    const found = await this.#members(this.#before);
    for (const { mapping, object } of found) {
      const { uid = '' } = object.metadata ?? {};
      if (applied.has(uid)) continue;
      await this.#objects(mapping, object.getNamespace())
        .delete(object.getName(), {
          propagationPolicy: 'Background',
          // Not another one of the same name.
          preconditions: { uid },
          ...(dryRun === undefined ? {} : { dryRun }),
          signal,
        })
        .catch((error: unknown) => {
          if (!isNotFound(error)) throw error;
        });
      onPruned({ mapping, object });
    }
    await this.#write(this.#after);
  }

  async #read(): Promise<Scope> {
    const { namespace = '', tooling = TOOLING, signal } = this.#options;
    const parent = await this.#objects(this.#mapping, namespace)
      .get(this.#name, { signal })
      .catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
        return undefined;
      });
    if (parent === undefined) {
      if (!isBuiltIn(this.#mapping))
        throw new ApplySetError('custom resource ApplySet parents cannot be created automatically');
      return new Scope();
    }
    const [labels, annotations] = [parent.getLabels() ?? {}, parent.getAnnotations() ?? {}];
    const what = `ApplySet parent object "${this.#parent}"`;
    const tool = annotations[ApplySetToolingAnnotation];
    if (tool === undefined)
      throw new ApplySetError(
        `${what} already exists and is missing required annotation "${ApplySetToolingAnnotation}"`,
      );
    if (toolOf(tool) !== toolOf(tooling))
      throw new ApplySetError(
        `${what} already exists and is managed by tooling "${toolOf(tool)}" instead of "${toolOf(tooling)}"`,
      );
    const id = labels[ApplySetParentIDLabel];
    if (id === undefined)
      throw new ApplySetError(`${what} exists and does not have required label ${ApplySetParentIDLabel}`);
    if (id !== this.id)
      throw new ApplySetError(
        `${what} exists and has incorrect value for label "${ApplySetParentIDLabel}" (got: ${id}, want: ${this.id})`,
      );
    const scope = new Scope(
      await this.#kindsOf(annotations),
      listed(annotations[ApplySetAdditionalNamespacesAnnotation] ?? ''),
    );
    if (namespace !== '') scope.namespaces.add(namespace);
    if (scope.namespaces.has(''))
      throw new ApplySetError(`${what} has an empty namespace in "${ApplySetAdditionalNamespacesAnnotation}"`);
    return scope;
  }

  /** @throws ApplySetError for a kind that the server does not have */
  async #kindsOf(annotations: Readonly<Record<string, string>>): Promise<string[]> {
    const { signal } = this.#options;
    const kinds = annotations[ApplySetGKsAnnotation];
    const resources = annotations[GROUP_RESOURCES] ?? '';
    const key = kinds === undefined ? GROUP_RESOURCES : ApplySetGKsAnnotation;
    if (kinds === undefined && resources === '')
      throw new ApplySetError(
        `parsing ApplySet annotation on "${this.#parent}": kubectl requires the "${ApplySetGKsAnnotation}" annotation to be set on all ApplySet parent objects`,
      );
    try {
      return await Promise.all(
        listed(kinds ?? resources).map(async (each) => {
          const found = await (kinds === undefined
            ? this.#mapper.resourceMapping(each, { signal })
            : this.#mapper.restMapping(parseGroupKind(each), [], { signal }));
          return new GroupKind(found.groupVersionKind).toString();
        }),
      );
    } catch (error) {
      if (!isNoMatchError(error)) throw error;
      throw new ApplySetError(
        `parsing ApplySet annotation on "${this.#parent}": could not find mapping for kind in "${key}" annotation: ${asError(error).message}`,
      );
    }
  }

  async #members({ kinds, namespaces }: Scope): Promise<PrunedObject[]> {
    const found: PrunedObject[] = [];
    const { signal } = this.#options;
    for (const kind of kinds) {
      const mapping = await this.#mapper.restMapping(parseGroupKind(kind), [], { signal });
      const places = mapping.scope.name === RESTScopeNamespace.name ? namespaces : [''];
      for (const namespace of places)
        try {
          const all = this.#objects(mapping, namespace);
          // A server that ignores selectors gives objects of others, too.
          for await (const object of all.each({ labelSelector: `${ApplysetPartOfLabel}=${this.id}`, signal }))
            if (object.getLabels()?.[ApplysetPartOfLabel] === this.id && !this.#isParent(mapping, object))
              found.push({ mapping, object });
        } catch (error) {
          if (!isStatusError(error)) throw error;
          const { group, version, kind: name } = mapping.groupVersionKind;
          throw new ApplySetError(`listing ${group}/${version}, Kind=${name} objects for pruning: ${error.message}`);
        }
    }
    return found.sort((one, other) => rank(one) - rank(other));
  }

  #isParent({ resource }: RESTMapping, object: Unstructured): boolean {
    const { group, resource: name } = this.#mapping.resource;
    return (
      resource.group === group &&
      resource.resource === name &&
      object.getName() === this.#name &&
      object.getNamespace() === this.#options.namespace
    );
  }

  async #write(scope: Scope): Promise<void> {
    const { namespace = '', tooling = TOOLING, dryRun, signal } = this.#options;
    const parent = new Unstructured({
      metadata: {
        name: this.#name,
        ...(namespace === '' ? {} : { namespace }),
        annotations: {
          [ApplySetToolingAnnotation]: tooling,
          [ApplySetGKsAnnotation]: [...scope.kinds].sort().join(','),
          [ApplySetAdditionalNamespacesAnnotation]: [...scope.namespaces]
            .filter((each) => each !== namespace)
            .sort()
            .join(','),
        },
        labels: { [ApplySetParentIDLabel]: this.id },
      },
    });
    parent.setGroupVersionKind(this.#mapping.groupVersionKind);
    const apply = (force: boolean): Promise<unknown> =>
      this.#objects(this.#mapping, namespace).apply(parent, {
        fieldManager: `${toolOf(tooling)}-applyset`,
        force,
        ...(dryRun === undefined ? {} : { dryRun }),
        signal,
      });
    // These fields are ours: who has written them since then knows no better.
    await apply(false).catch((error: unknown) => {
      if (!isConflict(error)) throw error;
      return apply(true);
    });
  }

  get #parent(): string {
    const { resource, group } = this.#mapping.resource;
    return `${resource}.${group}/${this.#name}`;
  }

  #objects({ resource, scope }: RESTMapping, namespace: string): ResourceClient<Unstructured> {
    return this.#client.unstructured(resource, scope.name === RESTScopeNamespace.name ? { namespace } : {});
  }
}

const TOOLING = 'kubetyped/v1';

/** Kinds, as `Kind.group`, and namespaces. */
class Scope {
  readonly kinds: Set<string>;
  readonly namespaces: Set<string>;

  constructor(kinds: Iterable<string> = [], namespaces: Iterable<string> = []) {
    this.kinds = new Set(kinds);
    this.namespaces = new Set(namespaces);
  }

  and(other: Scope): Scope {
    return new Scope([...this.kinds, ...other.kinds], [...this.namespaces, ...other.namespaces]);
  }
}

function listed(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

/** The name of a tool, without its version. */
function toolOf(tooling: string): string {
  return tooling.replace(/(?<=.)\/[^/]*$/, '');
}

function isBuiltIn({ resource: { group, resource } }: RESTMapping): boolean {
  return group === '' && (resource === 'secrets' || resource === 'configmaps');
}

async function mayBeParent(
  client: Client,
  { resource: { group, resource } }: RESTMapping,
  { signal }: ApplySetOptions,
): Promise<boolean> {
  const definitions = client.metadata({
    group: 'apiextensions.k8s.io',
    version: 'v1',
    resource: 'customresourcedefinitions',
  });
  for await (const { metadata } of definitions.each({ labelSelector: ApplysetParentCRDLabel, signal }))
    if (metadata.name === `${resource}.${group}`) return true;
  return false;
}

async function idOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(toUTF8(text))));
  return `applyset-${encodeBase64(hash).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}-v1`;
}

/** What others are in, or are of, goes last. */
function rank({ mapping: { groupVersionKind, scope } }: PrunedObject): number {
  if (groupVersionKind.kind === 'Namespace' || groupVersionKind.kind === 'CustomResourceDefinition') return 2;
  return scope.name === RESTScopeNamespace.name ? 0 : 1;
}
