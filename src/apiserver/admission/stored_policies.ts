import {
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
} from '#api/admissionregistration/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import {
  type AdmissionPlugin,
  mutatingAdmissionPolicies,
  type PolicyWorld,
  validatingAdmissionPolicies,
} from '../../admission/index.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { AdmissionHost, HostedAdmission } from './admission_control.ts';
import { PolicyTypeChecking } from './policy_type_checking.ts';
import { authorizeOf, StoredObjects } from './stored_objects.ts';
import { builtInColumns } from '../builtin/columns/built_in_columns.ts';

/**
 * Admission by the ValidatingAdmissionPolicies and MutatingAdmissionPolicies that the server stores, with their bindings
 * and parameters. The server serves these Kinds then. A policy counts from the first request after it is written; with
 * etcd, milliseconds later. What is wrong with its expressions by the types of its objects, `status.typeChecking` tells a
 * little later.
 *
 * ```ts
 * const server = new APIServer({ scheme, admission: [storedPolicies()] });
 * ```
 */
export function storedPolicies(): HostedAdmission {
  return { install };
}

function install(host: AdmissionHost): AdmissionPlugin {
  const stored = new StoredObjects(host);
  for (const kind of KINDS) {
    const status = kind.kind === ValidatingAdmissionPolicy.kind;
    host.resource(kind, {
      storagePrefix: `/${kind.resource}`,
      columns: builtInColumns(kind),
      subresources: { status },
    });
  }
  host.controller(new PolicyTypeChecking(host));
  const world: PolicyWorld = {
    findNamespace: (name) => stored.namespace(name),
    findParams(kind) {
      const found = host.find(kind);
      if (found === undefined) return undefined;
      return { namespaced: found.namespaced, list: (namespace) => stored.list(found.store, namespace) };
    },
    authorize: authorizeOf(host),
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
