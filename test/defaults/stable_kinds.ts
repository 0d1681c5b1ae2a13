import { scheme } from 'kubetyped';
import type { KindClass } from 'kubetyped/apimachinery/runtime';

/** Groups whose Kinds kube-apiserver itself does not default: other servers do, or nobody. */
const FOREIGN =
  /^(?:apiextensions|apiregistration|authentication|authorization|internal\.apiserver|apidiscovery|imagepolicy)|metrics\.k8s\.io$/;

/** The stable Kinds of kube-apiserver that are stored. */
export function stableKinds(): KindClass[] {
  return scheme
    .allKnownTypes()
    .map(([, type]) => type)
    .filter((type) => type.resource !== undefined && /^v\d+$/.test(type.version) && !FOREIGN.test(type.group));
}
