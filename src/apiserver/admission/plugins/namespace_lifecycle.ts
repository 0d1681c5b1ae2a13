import { Namespace } from '#api/core/v1/zz_generated.types';
import { newForbidden as newForbiddenError, newNotFound } from '#apimachinery/api/errors/constructors';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import {
  type AdmissionHost,
  type AdmissionPlugin,
  type Attributes,
  type HostedAdmission,
  newForbidden,
} from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

/** Namespaces that stay. */
const IMMORTAL: readonly string[] = ['default', 'kube-system', 'kube-public'];

/** For how many milliseconds a namespace that was deleted here is looked up as it is now. */
const RECENTLY = 30_000;

/** Names that were added a short while ago. */
class RecentNames {
  readonly #milliseconds: number;
  /** The oldest first. */
  readonly #times = new Map<string, number>();

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  add(name: string): void {
    this.#forgetOld();
    this.#times.delete(name);
    this.#times.set(name, performance.now());
  }

  has(name: string): boolean {
    if (this.#times.size > 0) this.#forgetOld();
    return this.#times.has(name);
  }

  #forgetOld(): void {
    const oldest = performance.now() - this.#milliseconds;
    for (const [name, time] of this.#times) {
      if (time >= oldest) return;
      this.#times.delete(name);
    }
  }
}

/** Where namespaces are looked up. */
export interface NamespaceGetter {
  /** A namespace as a cache has it; undefined: it knows of none. */
  cached(name: string): Promise<FoundNamespace | undefined> | FoundNamespace | undefined;
  /** The same as it is now. */
  latest(name: string): Promise<FoundNamespace | undefined>;
}

interface FoundNamespace {
  readonly metadata: { readonly uid?: string };
  readonly status?: { readonly phase?: string };
}

/**
 * Refuses what is to be created in a namespace that is not there, or that is being deleted, and the deletion of the
 * namespaces that every cluster has.
 *
 * Differs from Go: what was created is taken back if its namespace is not as it was any more. Otherwise it might outlive the
 * namespace, and be in the next one of its name: a RoleBinding, say. Go's namespace controller waits for five seconds instead.
 * @param namespaces undefined: there are none, and so all of them
 */
export function newNamespaceLifecycle(namespaces: () => NamespaceGetter | undefined): AdmissionPlugin {
  const deleted = new RecentNames(RECENTLY);
  return {
    name: 'NamespaceLifecycle',
    handles: (operation) => operation !== 'CONNECT',
    async admit(attributes) {
      const { operation, kind, resource, name, namespace } = attributes;
      if (isNamespace(kind) && operation === 'DELETE') {
        if (IMMORTAL.includes(name))
          throw newForbiddenError(resource, name, new Error('this namespace may not be deleted'));
        deleted.add(name);
      }
      if (isNamespace(kind) || namespace === '' || operation !== 'CREATE') return;
      if (resource.group === 'authorization.k8s.io' && resource.resource === 'localsubjectaccessreviews') return;
      const getter = namespaces();
      if (getter === undefined) return;
      const cached = deleted.has(namespace) ? undefined : await getter.cached(namespace);
      // It may be new.
      const found = checkOpen(attributes, cached ?? (await getter.latest(namespace)));
      attributes.confirmLater(async () => {
        const now = await getter.latest(namespace);
        checkOpen(attributes, now?.metadata.uid === found.metadata.uid ? now : undefined);
      });
    },
  };
}

const isNamespace = ({ group, kind }: GroupVersionKindLike): boolean => group === '' && kind === 'Namespace';

/** @throws {StatusError} 403, 404 */
function checkOpen(attributes: Attributes, namespace: FoundNamespace | undefined): FoundNamespace {
  if (namespace === undefined) throw newNotFound({ group: '', resource: 'namespaces' }, attributes.namespace);
  if (namespace.status?.phase === 'Terminating') throw newTerminating(attributes);
  return namespace;
}

/** The same over the namespaces of the server itself. */
export const namespaceLifecycle: HostedAdmission = {
  install(host: AdmissionHost) {
    const stored = new StoredObjects(host);
    const getter: NamespaceGetter = {
      cached: (name) => stored.get(Namespace, name),
      latest: (name) => stored.get(Namespace, name, { isCurrent: true }),
    };
    return newNamespaceLifecycle(() => (host.find(Namespace) === undefined ? undefined : getter));
  },
};

function newTerminating(attributes: Attributes): Error {
  const { namespace } = attributes;
  const text = `unable to create new content in namespace ${namespace} because it is being terminated`;
  const error = newForbidden(attributes, new Error(text));
  const { details } = error.errStatus;
  const cause = {
    reason: 'NamespaceTerminating',
    message: `namespace ${namespace} is being terminated`,
    field: 'metadata.namespace',
  };
  if (details !== undefined) details.causes = [...(details.causes ?? []), cause];
  return error;
}
