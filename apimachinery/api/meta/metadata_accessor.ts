import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import type { UID } from '../../types/uid.ts';
import { accessor, commonAccessor, listAccessor } from './accessor.ts';
import { typeAccessor } from './type_accessor.ts';

/**
 * Reads and changes the metadata of whatever object it is given. All methods throw an {@link AccessorError} for objects
 * that lack the metadata. Mirrors Go's `meta.MetadataAccessor`.
 */
export interface MetadataAccessor {
  apiVersion(obj: RuntimeObject): string;
  setAPIVersion(obj: RuntimeObject, version: string): void;
  kind(obj: RuntimeObject): string;
  setKind(obj: RuntimeObject, kind: string): void;
  namespace(obj: RuntimeObject): string;
  setNamespace(obj: RuntimeObject, namespace: string): void;
  name(obj: RuntimeObject): string;
  setName(obj: RuntimeObject, name: string): void;
  generateName(obj: RuntimeObject): string;
  setGenerateName(obj: RuntimeObject, name: string): void;
  uid(obj: RuntimeObject): UID;
  setUID(obj: RuntimeObject, uid: UID): void;
  selfLink(obj: RuntimeObject): string;
  setSelfLink(obj: RuntimeObject, selfLink: string): void;
  labels(obj: RuntimeObject): Record<string, string> | undefined;
  setLabels(obj: RuntimeObject, labels: Record<string, string> | undefined): void;
  annotations(obj: RuntimeObject): Record<string, string> | undefined;
  setAnnotations(obj: RuntimeObject, annotations: Record<string, string> | undefined): void;
  resourceVersion(obj: RuntimeObject): string;
  setResourceVersion(obj: RuntimeObject, version: string): void;
  continue(obj: RuntimeObject): string;
  setContinue(obj: RuntimeObject, token: string): void;
}

/** Mirrors Go's `meta.NewAccessor`. */
export function newAccessor(): MetadataAccessor {
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
