// Questions about admission policies, and what we make of them: beside scripts/go/admission.
import {
  Attributes,
  admissionChain,
  mutatingAdmissionPolicies,
  type ObjectInterfaces,
  type Operation,
  validatingAdmissionPolicies,
} from 'kubetyped/admission';
import { addToScheme } from 'kubetyped/api';
import type {
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
} from 'kubetyped/api/admissionregistration/v1';
import type { Namespace } from 'kubetyped/api/core/v1';
import { isStatusError } from 'kubetyped/apimachinery/api/errors';
import { EquivalentResourceRegistry, type RuntimeObject, Scheme } from 'kubetyped/apimachinery/runtime';
import { newDeducedTypeConverter, newSchemeTypeConverter } from 'kubetyped/apimachinery/util/managedfields';

type JSONObject = Readonly<Record<string, unknown>>;

export interface Question {
  readonly validating?: readonly {
    readonly policy: ValidatingAdmissionPolicy;
    readonly bindings: readonly ValidatingAdmissionPolicyBinding[];
  }[];
  readonly mutating?: readonly {
    readonly policy: MutatingAdmissionPolicy;
    readonly bindings: readonly MutatingAdmissionPolicyBinding[];
  }[];
  readonly params?: readonly (RuntimeObject & { readonly metadata: { name: string; namespace?: string } })[];
  readonly namespaces?: readonly Namespace[];
  readonly allowed?: readonly string[];
  readonly request: {
    readonly operation: Operation;
    readonly kind: { readonly Group: string; readonly Version: string; readonly Kind: string };
    readonly resource: { readonly Group: string; readonly Version: string; readonly Resource: string };
    readonly subresource?: string;
    readonly name?: string;
    readonly namespace?: string;
    readonly object?: JSONObject;
    readonly oldObject?: JSONObject;
    readonly dryRun?: boolean;
    readonly user: {
      readonly Name: string;
      readonly UID?: string;
      readonly Groups?: readonly string[];
      readonly Extra?: Readonly<Record<string, readonly string[]>>;
    };
  };
}

export interface Answer {
  readonly error?: {
    readonly message: string;
    readonly reason?: string;
    readonly code?: number;
    readonly causes?: readonly { readonly message: string }[];
  };
  readonly warnings?: readonly string[];
  readonly annotations?: Readonly<Record<string, string>>;
  readonly object?: unknown;
  readonly panic?: string;
}

const scheme = new Scheme('test');
addToScheme(scheme);
const typed = newSchemeTypeConverter(scheme);
const deduced = newDeducedTypeConverter();

/** Objects are what they are: of one version, without defaults. */
export const interfaces: ObjectInterfaces = {
  equivalents: new EquivalentResourceRegistry(),
  convert: (object) => object,
  decode: (data) => data as RuntimeObject,
  typeConverter: (kind) => (scheme.recognizes(kind) ? typed : deduced),
};

const PARAM_KINDS: Readonly<Record<string, boolean>> = { ConfigMap: true, Secret: true, Node: false, Namespace: false };

/** A request, as plug-ins see it. */
export function attributesOf(request: Question['request'], warn: (text: string) => void): Attributes {
  const { kind, resource, user } = request;
  return new Attributes({
    operation: request.operation,
    kind: { group: kind.Group, version: kind.Version, kind: kind.Kind },
    resource: { group: resource.Group, version: resource.Version, resource: resource.Resource },
    subresource: request.subresource ?? '',
    name: request.name ?? '',
    namespace: request.namespace ?? '',
    object: request.object,
    oldObject: request.oldObject,
    options: request.operation === 'CONNECT' ? undefined : {},
    dryRun: request.dryRun ?? false,
    user: {
      name: user.Name,
      ...(user.UID && { uid: user.UID }),
      ...(user.Groups && { groups: user.Groups }),
      ...(user.Extra && { extra: user.Extra }),
    },
    warn,
  });
}

/** Why plug-ins refuse a request. */
export async function refusalOf(run: () => Promise<void>): Promise<Answer['error']> {
  try {
    await run();
    return undefined;
  } catch (fault) {
    if (!isStatusError(fault)) throw fault;
    const { message, reason, code, details } = fault.errStatus;
    return {
      message: message ?? '',
      ...(reason && { reason }),
      ...(code && { code: Number(code) }),
      ...(details?.causes && { causes: details.causes.map((cause) => ({ message: cause.message ?? '' })) }),
    };
  }
}

/** What becomes of a request. */
export async function answer(question: Question): Promise<Answer> {
  const { request, validating = [], mutating = [], params = [], namespaces = [], allowed = [] } = question;
  const warnings: string[] = [];
  const world = {
    findNamespace: (name: string): Namespace | undefined => namespaces.find(({ metadata }) => metadata.name === name),
    findParams: ({ kind, version }: { kind: string; version: string }) =>
      PARAM_KINDS[kind] === undefined
        ? undefined
        : {
            namespaced: PARAM_KINDS[kind],
            list: (namespace: string) =>
              params
                .filter(
                  (each) =>
                    each.kind === kind && each.apiVersion === version && (each.metadata.namespace ?? '') === namespace,
                )
                .sort((a, b) => (a.metadata.name < b.metadata.name ? -1 : 1)),
          },
    authorize: ({ verb }: { verb: string }) =>
      Promise.resolve(
        allowed.includes(verb) ? { allowed: true, reason: 'allowed' } : { allowed: false, reason: 'not allowed' },
      ),
  };
  const attributes = attributesOf(request, (text) => warnings.push(text));
  const chain = admissionChain([
    mutatingAdmissionPolicies({
      ...world,
      policies: () => mutating.map(({ policy }) => policy),
      bindings: () => mutating.flatMap(({ bindings }) => bindings),
    }),
    validatingAdmissionPolicies({
      ...world,
      policies: () => validating.map(({ policy }) => policy),
      bindings: () => validating.flatMap(({ bindings }) => bindings),
    }),
  ]);
  const error = await refusalOf(async () => {
    if (request.operation !== 'DELETE') await chain.admit(attributes, interfaces);
    await chain.validate(attributes, interfaces);
  });
  return {
    ...(error && { error }),
    ...(warnings.length > 0 && { warnings }),
    ...(attributes.annotations.size > 0 && { annotations: Object.fromEntries(attributes.annotations) }),
    ...(error === undefined && mutating.length > 0 && request.object && { object: attributes.object }),
  };
}
