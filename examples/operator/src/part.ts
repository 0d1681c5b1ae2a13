import type { DefinedKind } from 'kubetyped/apiextensions';
import { isKind, type KindClass } from 'kubetyped/apimachinery/runtime';
import type { Controller } from 'kubetyped/controller';
import type { Convert, WebhookHandler } from 'kubetyped/webhooks';

/** A Kind made by `defineKind`. */
export type Defined = KindClass & DefinedKind;

/** What a line of src/parts.ts adds to the operator. */
export interface Part {
  /** A Kind, in the version in which its objects are stored. */
  readonly kind?: Defined;
  /** Who looks after its objects. */
  readonly controller?: () => Controller;
  /** Another version of a Kind. */
  readonly version?: Version;
  /** Who sees objects before they are stored. */
  readonly webhook?: Webhook;
  /** More files that npm run manifests writes, by their paths in the project, of the objects in those of `manifests`. */
  readonly files?: (
    objectsOf: (namespace: string) => Readonly<Record<string, readonly object[]>>,
  ) => Readonly<Record<string, string>>;
}

/** A version that is served beside the stored one. */
export interface Version {
  readonly kind: Defined;
  readonly stored: Defined;
  /** From the stored version and to it: `v1alpha1 -> v1`. */
  readonly conversions: Readonly<Record<string, Convert>>;
}

/** A conversion of objects of one version. */
export function convert<T extends object>(from: KindClass<T>, to: (object: T) => object): Convert {
  return (object) => {
    if (!isKind(from, object)) throw new TypeError(`expected a ${from.kind} of ${from.apiVersion}`);
    return to(object);
  };
}

/** The webhooks of a Kind. */
export interface Webhook {
  readonly kind: Defined;
  /** Fills in what is missing. */
  readonly mutate?: WebhookHandler;
  /** Allows or refuses. */
  readonly validate?: WebhookHandler;
}
