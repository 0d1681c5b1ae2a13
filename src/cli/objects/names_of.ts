import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { ObjectReport } from '../report/report.ts';

/** How a report names an object. */
export type Names = Pick<ObjectReport, 'apiVersion' | 'kind' | 'namespace' | 'name' | 'source'>;

/** The names of an object of a kind, as far as it has them. */
export function namesOf(object: unknown, gvk: GroupVersionKind | undefined): Names {
  const metadata = property(object, 'metadata');
  const name = property(metadata, 'name') ?? property(metadata, 'generateName');
  const namespace = property(metadata, 'namespace');
  const source = originOf(property(metadata, 'annotations'));
  return {
    apiVersion: gvk?.groupVersion().toString() ?? '',
    kind: gvk?.kind ?? '',
    ...(typeof namespace === 'string' && { namespace }),
    ...(typeof name === 'string' && { name }),
    ...(source !== undefined && { source }),
  };
}

/** The file that kustomize says an object came from, with `buildMetadata: [originAnnotations]`. */
function originOf(annotations: unknown): string | undefined {
  const origin = property(annotations, 'config.kubernetes.io/origin');
  return typeof origin === 'string' ? /^path: (.+)$/m.exec(origin)?.[1] : undefined;
}

/** `example.com Widget` of a CustomResourceDefinition. */
export function definedKind(object: unknown): string | undefined {
  const spec = property(object, 'spec');
  const group = property(spec, 'group');
  const kind = property(property(spec, 'names'), 'kind');
  return typeof group === 'string' && typeof kind === 'string' ? `${group} ${kind}` : undefined;
}

function property(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, name)
    ? (object as Record<string, unknown>)[name]
    : undefined;
}
