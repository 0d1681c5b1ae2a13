import type { DefinedKind } from 'kubetyped/apiextensions';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import type { ResourceOptions } from 'kubetyped/apiserver';
import type { Controller } from 'kubetyped/controller';

/** What the server has to know of a Kind. */
export interface Resource {
  readonly kind: KindClass & DefinedKind;
  /** How it is served: see `APIServer.resource`. */
  readonly options: ResourceOptions;
  /** Who looks after its objects. */
  readonly controller?: () => Controller;
}
