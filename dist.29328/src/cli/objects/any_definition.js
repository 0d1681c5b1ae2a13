/** Whether an object, read from a file, is a definition. */
export function isAnyDefinition(object) {
    return ('kind' in object &&
        object.kind === 'CustomResourceDefinition' &&
        'apiVersion' in object &&
        (object.apiVersion === 'apiextensions.k8s.io/v1' || object.apiVersion === 'apiextensions.k8s.io/v1beta1'));
}
/** Whether a definition is of v1. */
export function isV1(definition) {
    return definition.apiVersion === 'apiextensions.k8s.io/v1';
}
