import { accessor, commonAccessor, listAccessor } from './accessor.js';
import { typeAccessor } from './type_accessor.js';
/** Mirrors Go's `meta.NewAccessor`. */
export function newAccessor() {
    return {
        apiVersion: (obj) => typeAccessor(obj).getAPIVersion(),
        setAPIVersion: (obj, version) => typeAccessor(obj).setAPIVersion(version),
        kind: (obj) => typeAccessor(obj).getKind(),
        setKind: (obj, kind) => typeAccessor(obj).setKind(kind),
        namespace: (obj) => accessor(obj).getNamespace(),
        setNamespace: (obj, namespace) => accessor(obj).setNamespace(namespace),
        name: (obj) => accessor(obj).getName(),
        setName: (obj, name) => accessor(obj).setName(name),
        generateName: (obj) => accessor(obj).getGenerateName(),
        setGenerateName: (obj, name) => accessor(obj).setGenerateName(name),
        uid: (obj) => accessor(obj).getUID(),
        setUID: (obj, uid) => accessor(obj).setUID(uid),
        selfLink: (obj) => commonAccessor(obj).getSelfLink(),
        setSelfLink: (obj, selfLink) => commonAccessor(obj).setSelfLink(selfLink),
        labels: (obj) => accessor(obj).getLabels(),
        setLabels: (obj, labels) => accessor(obj).setLabels(labels),
        annotations: (obj) => accessor(obj).getAnnotations(),
        setAnnotations: (obj, annotations) => accessor(obj).setAnnotations(annotations),
        resourceVersion: (obj) => commonAccessor(obj).getResourceVersion(),
        setResourceVersion: (obj, version) => commonAccessor(obj).setResourceVersion(version),
        continue: (obj) => listAccessor(obj).getContinue(),
        setContinue: (obj, token) => listAccessor(obj).setContinue(token),
    };
}
