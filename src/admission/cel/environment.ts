import {
  AuthorizerType,
  DynType,
  type Environment,
  kubernetesEnvironment,
  ResourceCheckType,
  type Type,
} from '../../cel/index.ts';
import { jsonPatchLibrary, makePatchObject, patchTypes } from './patch_values.ts';
import { NamespaceType, policyTypes, RequestType, VariablesType } from './types.ts';

/** Which names an expression may use. Mirrors Go's `OptionalVariableDeclarations`. */
export interface Declared {
  /** `params` */
  readonly params?: boolean;
  /** `authorizer` and `authorizer.requestResource` */
  readonly authorizer?: boolean;
  /** `Object{}`, `JSONPatch{}` and `jsonpatch.escapeKey` */
  readonly patches?: boolean;
  /** `variables`: the types of those that can be used; undefined for expressions without any. */
  readonly variables?: ReadonlyMap<string, Type>;
}

let base: Environment | undefined;

/** The names that expressions of policies and match conditions may use. Mirrors Go's `mustBuildEnvs`. */
export function policyEnvironment({ params, authorizer, patches, variables }: Declared): Environment {
  base ??= kubernetesEnvironment();
  const typed = base.extend({
    types: policyTypes(variables ?? new Map()),
    variables: {
      object: DynType,
      oldObject: DynType,
      namespaceObject: NamespaceType,
      request: RequestType,
      ...(variables && { variables: VariablesType }),
      ...(params === true && { params: DynType }),
      ...(authorizer === true && { authorizer: AuthorizerType, 'authorizer.requestResource': ResourceCheckType }),
    },
  });
  if (patches !== true) return typed;
  return typed.extend({ types: patchTypes, makeObject: makePatchObject, libraries: [jsonPatchLibrary()] });
}
