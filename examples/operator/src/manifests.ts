import { encode, encodeAll } from 'kubetyped';
import { toCRD } from 'kubetyped/apiextensions';
import { Datastore } from './datastore.ts';
import { rbac } from './rbac.ts';

/** The manifests that are made of the code, by their names in `manifests`. */
export function manifests(): Record<string, string> {
  return { 'crd.yaml': encode(toCRD(Datastore), { format: 'yaml' }), 'rbac.yaml': encodeAll(rbac, { format: 'yaml' }) };
}
