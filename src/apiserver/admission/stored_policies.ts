import type { Namespace } from '#api/core/v1/zz_generated.types';
import {
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
} from '#api/admissionregistration/v1/zz_generated.types';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import {
  type AdmissionPlugin,
  mutatingAdmissionPolicies,
  type PolicyWorld,
  validatingAdmissionPolicies,
} from '../../admission/index.ts';
import { APIServerUser } from '../authentication/user/user.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { APIObject } from '../storage/api_object.ts';
import { everything } from '../storage/selection_predicate.ts';
import type { AdmissionHost, HostedAdmission } from './admission_control.ts';

/**
 * Admission by the ValidatingAdmissionPolicies and MutatingAdmissionPolicies that the server stores, with their bindings
 * and parameters. The server serves these Kinds then. A policy counts from the first request after it is written.
 *
 * ```ts
 * const server = new APIServer({ scheme, admission: [storedPolicies()] });
 * ```
 */
export function storedPolicies(): HostedAdmission {
  return { install };
}

const NAMESPACE = { group: '', version: 'v1', kind: 'Namespace' };

function install(host: AdmissionHost): AdmissionPlugin {
  const stored = new StoredObjects(host);
  for (const kind of KINDS) host.resource(kind);
  const world: PolicyWorld = {
    findNamespace: (name) => stored.namespace(name),
    findParams(kind) {
      const found = host.find(kind);
      if (found === undefined) return undefined;
      return { namespaced: found.namespaced, list: (namespace) => stored.list(found.store, namespace) };
    },
    async authorize({ user, path, group, resource, subresource, namespace, name, verb }) {
      const { allowed, reason } = await host.authorizer({
        user: { groups: [], ...user },
        isResourceRequest: path === undefined,
        path: path ?? '',
        verb,
        apiGroup: group ?? '',
        apiVersion: '*',
        namespace: namespace ?? '',
        resource: resource ?? '',
        subresource: subresource ?? '',
        name: name ?? '',
        rest: [],
      });
      return { allowed, ...(reason !== undefined && { reason }) };
    },
  };
  const mutating = mutatingAdmissionPolicies({
    ...world,
    policies: () => stored.all(MutatingAdmissionPolicy, isMutatingPolicy),
    bindings: () => stored.all(MutatingAdmissionPolicyBinding, isMutatingBinding),
  });
  const validating = validatingAdmissionPolicies({
    ...world,
    policies: () => stored.all(ValidatingAdmissionPolicy, isValidatingPolicy),
    bindings: () => stored.all(ValidatingAdmissionPolicyBinding, isValidatingBinding),
  });
  return {
    name: 'AdmissionPolicies',
    async admit(attributes, interfaces) {
      if (mutating.handles?.(attributes.operation) !== false) await mutating.admit?.(attributes, interfaces);
    },
    validate: async (attributes, interfaces) => validating.validate?.(attributes, interfaces),
  };
}

const KINDS: readonly KindClass[] = [
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
];

// A store gives objects of its own Kind only.
const isMutatingPolicy = (object: APIObject): object is MutatingAdmissionPolicy => 'spec' in object;
const isMutatingBinding = (object: APIObject): object is MutatingAdmissionPolicyBinding => 'spec' in object;
const isValidatingPolicy = (object: APIObject): object is ValidatingAdmissionPolicy => 'spec' in object;
const isValidatingBinding = (object: APIObject): object is ValidatingAdmissionPolicyBinding => 'spec' in object;
const isNamespace = (object: APIObject): object is Namespace => object.kind === 'Namespace';

/** Reads what admission needs from the stores of a server, as the server itself. */
class StoredObjects {
  readonly #host: AdmissionHost;

  constructor(host: AdmissionHost) {
    this.#host = host;
  }

  async all<T extends APIObject>(kind: KindClass, is: (object: APIObject) => object is T): Promise<T[]> {
    const found = this.#host.find(kind);
    return found === undefined ? [] : (await this.list(found.store, '')).filter(is);
  }

  async list(store: RESTStorage, namespace: string): Promise<readonly APIObject[]> {
    return (await store.list({ predicate: everything() }, this.#context(namespace))).items;
  }

  async namespace(name: string): Promise<Namespace | undefined> {
    const found = this.#host.find(NAMESPACE);
    // A server without namespaces has every one, without labels.
    if (found === undefined) return { apiVersion: 'v1', kind: 'Namespace', metadata: { name } };
    try {
      const object = await found.store.get(name, this.#context(''));
      return isNamespace(object) ? object : undefined;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  #context(namespace: string): RequestContext {
    return { namespace, user: APIServerUser, warn: () => {}, signal: this.#host.signal };
  }
}
