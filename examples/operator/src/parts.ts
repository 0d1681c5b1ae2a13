// What the operator consists of: kubetyped create adds a line for each Kind, webhook and version.

export { part as datastore } from './controller.ts';
