import type { Namespace } from '#api/core/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersionKindLike, GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { Spellings } from '#engine/json/notes';
import {
  AuthorizationCheck,
  type Authorize,
  AuthorizerValue,
  CelError,
  MapValue,
  PER_CALL_LIMIT,
  plainValue,
  unescapeName,
  type Value,
} from '../../cel/index.ts';
import type { Attributes } from '../request/attributes.ts';
import { admissionRequest } from './admission_request.ts';
import type { CompiledExpression } from './compile.ts';

/** A request as expressions of one policy see it: with its objects in the version that the policy matches. */
export interface VersionedAttributes {
  readonly attributes: Attributes;
  /** The version of the objects. */
  readonly kind: GroupVersionKindLike;
  readonly object: RuntimeObject | undefined;
  /** How the numbers of the object are spelled: one spelled `1.0` is a double. */
  readonly spellings?: Spellings | undefined;
  readonly oldObject: RuntimeObject | undefined;
}

/** What else an expression gets. */
export interface Inputs {
  /** The resource that the policy matches; that of the request unless given. */
  readonly resource?: GroupVersionResourceLike;
  readonly params?: RuntimeObject | undefined;
  readonly namespace?: Namespace | undefined;
  /** Left out: there is no `authorizer`. */
  readonly authorize?: Authorize | undefined;
  /** The compiled variables of the policy, in their order. */
  readonly variables?: ReadonlyMap<string, CompiledExpression>;
}

/** The values of the names in expressions, computed when they are first needed. Mirrors Go's `evaluationActivation`. */
export class Activation {
  readonly #values = new Map<string, Value | undefined>();
  readonly #versioned: VersionedAttributes;
  readonly #inputs: Inputs;
  #spent = 0;

  constructor(versioned: VersionedAttributes, inputs: Inputs) {
    this.#versioned = versioned;
    this.#inputs = inputs;
  }

  /** The value of a name. */
  readonly find = (name: string): Value | undefined => {
    if (!this.#values.has(name)) this.#values.set(name, this.#compute(name));
    return this.#values.get(name);
  };

  /** What variables have cost since this was asked for the last time. */
  takeCost(): number {
    const spent = this.#spent;
    this.#spent = 0;
    return spent;
  }

  #compute(name: string): Value | undefined {
    const { attributes, kind, object, oldObject, spellings } = this.#versioned;
    const { resource = attributes.resource, params, namespace, authorize, variables } = this.#inputs;
    const user = attributes.user ?? { name: '' };
    switch (name) {
      case 'object':
        return plainValue(object, spellings);
      case 'oldObject':
        return plainValue(oldObject);
      case 'params':
        return plainValue(params);
      case 'request':
        return plainValue(admissionRequest(attributes, resource, kind));
      case 'namespaceObject':
        return plainValue(namespace && visibleNamespace(namespace));
      case 'authorizer':
        return authorize && new AuthorizerValue(user, authorize);
      case 'authorizer.requestResource': {
        const { group, resource: plural } = attributes.resource;
        const { subresource, namespace: inside, name: called } = attributes;
        const check = { group, resource: plural, subresource, namespace: inside, name: called };
        return authorize && AuthorizationCheck.resource(new AuthorizerValue(user, authorize), check);
      }
      case 'variables':
        return new LazyVariables(
          (variable) => this.#variable(variable, variables?.get(variable)),
          [...(variables?.keys() ?? [])],
        );
      default:
        return undefined;
    }
  }

  #variable(name: string, compiled: CompiledExpression | undefined): Value | undefined {
    if (compiled === undefined) return undefined;
    const quoted = JSON.stringify(name);
    if (compiled.program === undefined)
      return new CelError(`composited variable ${quoted} fails to compile: ${compiled.error ?? ''}`);
    const { value, cost } = compiled.program.evaluate(this.find, { budget: PER_CALL_LIMIT });
    this.#spent += cost;
    return value instanceof CelError
      ? new CelError(`composited variable ${quoted} fails to evaluate: ${value.message}`)
      : value;
  }
}

/** `variables`: each is computed once, when it is first asked for. Mirrors Go's `lazy.MapValue`. */
class LazyVariables extends MapValue {
  readonly #known = new Map<string, Value | undefined>();
  readonly #compute: (name: string) => Value | undefined;
  readonly #names: readonly string[];

  constructor(compute: (name: string) => Value | undefined, names: readonly string[]) {
    super();
    this.#compute = compute;
    this.#names = names;
  }

  get size(): number {
    return this.#names.length;
  }

  find(key: Value): Value | undefined {
    const name = typeof key === 'string' ? unescapeName(key) : undefined;
    if (name === undefined) return undefined;
    if (!this.#known.has(name)) this.#known.set(name, this.#compute(name));
    return this.#known.get(name);
  }

  keys(): readonly string[] {
    return this.#names;
  }
}

/** What expressions see of a namespace. Mirrors Go's `CreateNamespaceObject`. */
function visibleNamespace({ metadata, spec, status }: Namespace): object {
  const { managedFields: _, ownerReferences: __, selfLink: ___, ...visible } = metadata;
  return { metadata: visible, spec: spec ?? {}, status: status ?? {} };
}
