import { encode, encodeAll } from 'kubetyped';
import { definition } from './definition.ts';
import { rbac } from './rbac.ts';

/** The manifests that are made of the code, by their names in `manifests`. */
export function manifests(): Record<string, string> {
  return { 'crd.yaml': encode(definition, 'yaml'), 'rbac.yaml': encodeAll(rbac) };
}
