import { AuthorizerType, DynType, kubernetesEnvironment, ResourceCheckType, } from '../../cel/index.js';
import { jsonPatchLibrary, makePatchObject, patchTypes } from './patch_values.js';
import { NamespaceType, policyTypes, RequestType, VariablesType } from './types.js';
let base;
/** The names that expressions of policies and match conditions may use. Mirrors Go's `mustBuildEnvs`. */
export function policyEnvironment({ params, authorizer, patches, variables }) {
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
    if (patches !== true)
        return typed;
    return typed.extend({ types: patchTypes, makeObject: makePatchObject, libraries: [jsonPatchLibrary()] });
}
