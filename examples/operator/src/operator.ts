import type { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { toCRD } from 'kubetyped/apiextensions';
import type { Controller } from 'kubetyped/controller';
import type { Part, Version } from './part.ts';
import * as index from './parts.ts';

/** The name of the operator, of its namespace, and of the Service of its webhooks. */
export const NAME = 'datastore-operator';

export const parts: readonly Part[] = Object.values(index);

/** What the operator does, for a manager. */
export function controllers(): Controller[] {
  return parts.flatMap(({ controller }) => (controller === undefined ? [] : [controller()]));
}

/** The versions of Kinds that are not stored. */
export const versions: readonly Version[] = parts.flatMap(({ version }) => version ?? []);

/** The definitions of its Kinds. @param namespace of the operator */
export function definitions(namespace = NAME): CustomResourceDefinition[] {
  return parts.flatMap(({ kind }) => {
    if (kind === undefined) return [];
    const others = versions.filter(({ stored }) => stored === kind).map((version) => version.kind);
    if (others.length === 0) return [toCRD(kind)];
    const service = { name: NAME, namespace, path: conversionPath(kind) };
    const webhook = { conversionReviewVersions: ['v1'], clientConfig: { service } };
    return [toCRD([kind, ...others], { storage: kind.version, conversion: { strategy: 'Webhook', webhook } })];
  });
}

/** Where API servers ask for other versions of a Kind. */
export function conversionPath({ resource, group }: { readonly resource?: string; readonly group: string }): string {
  return `/convert/${resource}.${group}`;
}
