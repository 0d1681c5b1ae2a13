// What admission policies make of an object that is created, or updated.

import { isStatusError } from '../../dist/apimachinery/api/errors/status_error.js';
import { stringifyYAML } from '../../dist/apimachinery/engine/yaml/index.js';
import { EquivalentResourceRegistry } from '../../dist/apimachinery/runtime/equivalent_resource_registry.js';
import { fromAPIVersionAndKind } from '../../dist/apimachinery/runtime/schema/group_version.js';
import {
  newDeducedTypeConverter,
  newSchemeTypeConverter,
} from '../../dist/apimachinery/util/managedfields/type_converter.js';
import {
  Attributes,
  admissionChain,
  MutatingPolicy,
  mutatingAdmissionPolicies,
  ValidatingPolicy,
  validatingAdmissionPolicies,
} from '../../dist/src/admission/index.js';
import { scheme } from '../../dist/src/scheme.js';
import { objectOf, objectsOf, serveTexts } from './read.mjs';

serveTexts(async ({ policies, object: objectText, old: oldText }) => {
  const given = objectsOf('policies', policies);
  const object = objectOf('object', objectText);
  const faults = faultsOf(given);
  if (object === undefined) return { verdict: 'There is no object.', faults };
  const warnings = [];
  const attributes = attributesOf(object, objectOf('old', oldText), (text) => warnings.push(`Warning: ${text}`));
  const notes = () => [...notBound(given), ...warnings];
  try {
    const chain = chainOf(given);
    await chain.admit(attributes, interfaces());
    await chain.validate(attributes, interfaces());
  } catch (error) {
    if (!isStatusError(error)) throw error;
    const refusal = { text: error.errStatus.message ?? '' };
    return { verdict: 'Refused.', faults: [refusal, ...faults], notes: notes() };
  }
  return {
    ok: faults.length === 0,
    verdict: 'Admitted.',
    faults,
    notes: notes(),
    output: stringifyYAML(attributes.object, { sortKeys: false }),
  };
});

const ofKind = (objects, kind) => objects.filter((object) => object.kind === kind);

/** The chain of a server that has the objects of the first text, and no others. */
function chainOf(objects) {
  const world = {
    findNamespace: (name) =>
      ofKind(objects, 'Namespace').find(({ metadata }) => metadata.name === name) ?? {
        apiVersion: 'v1',
        kind: 'Namespace',
        metadata: { name, labels: { 'kubernetes.io/metadata.name': name } },
      },
    findParams: ({ group, version, kind }) => {
      const apiVersion = group === '' ? version : `${group}/${version}`;
      const namespaced = servedAs({ apiVersion, kind })?.namespaced ?? true;
      const inNamespace = (namespace) => (each) => !namespaced || (each.metadata.namespace ?? 'default') === namespace;
      return {
        namespaced,
        list: (namespace) =>
          ofKind(objects, kind).filter((each) => each.apiVersion === apiVersion && inNamespace(namespace)(each)),
      };
    },
    authorize: () => ({ allowed: false }),
  };
  return admissionChain([
    mutatingAdmissionPolicies({
      ...world,
      policies: () => ofKind(objects, 'MutatingAdmissionPolicy'),
      bindings: () => ofKind(objects, 'MutatingAdmissionPolicyBinding'),
    }),
    validatingAdmissionPolicies({
      ...world,
      policies: () => ofKind(objects, 'ValidatingAdmissionPolicy'),
      bindings: () => ofKind(objects, 'ValidatingAdmissionPolicyBinding'),
    }),
  ]);
}

function interfaces() {
  const typed = newSchemeTypeConverter(scheme);
  return {
    equivalents: new EquivalentResourceRegistry(),
    convert: (object) => object,
    decode: (data) => data,
    typeConverter: (kind) => (scheme.recognizes(kind) ? typed : newDeducedTypeConverter()),
  };
}

const kindOf = ({ apiVersion = '', kind = '' }) => fromAPIVersionAndKind(apiVersion, kind);

function servedAs(object) {
  const type = scheme.typeFor(kindOf(object));
  return type?.resource === undefined ? undefined : type;
}

function attributesOf(object, oldObject, warn) {
  const kind = kindOf(object);
  const { resource = `${kind.kind.toLowerCase()}s`, namespaced = true } = servedAs(object) ?? {};
  const { name = '', namespace } = object.metadata ?? {};
  return new Attributes({
    operation: oldObject === undefined ? 'CREATE' : 'UPDATE',
    kind,
    resource: { group: kind.group, version: kind.version, resource },
    name,
    namespace: object.kind === 'Namespace' ? name : namespaced ? (namespace ?? 'default') : '',
    object,
    oldObject,
    options: {},
    user: { name: 'system:admin', groups: [] },
    warn,
  });
}

/** What does not compile. */
function faultsOf(objects) {
  return [
    ...ofKind(objects, 'ValidatingAdmissionPolicy').map((policy) => new ValidatingPolicy(policy)),
    ...ofKind(objects, 'MutatingAdmissionPolicy').map((policy) => new MutatingPolicy(policy)),
  ].flatMap(({ policy, faults }) =>
    faults.map(({ path, error }) => ({ text: `policy ${policy.metadata.name ?? ''}: ${path}: ${error}` })),
  );
}

function notBound(objects) {
  return ['Validating', 'Mutating'].flatMap((what) => {
    const bound = new Set(ofKind(objects, `${what}AdmissionPolicyBinding`).map(({ spec }) => spec?.policyName));
    return ofKind(objects, `${what}AdmissionPolicy`)
      .filter(({ metadata }) => !bound.has(metadata.name))
      .map(({ metadata }) => `Policy ${metadata.name} has no binding and no effect.`);
  });
}
