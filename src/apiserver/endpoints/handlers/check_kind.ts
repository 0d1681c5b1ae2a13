import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { goTypeName, type KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';

/** @throws {StatusError} 400 when an object is of another kind than is wanted */
export function checkKind(scheme: Scheme, kind: KindClass, gvk: GroupVersionKind): void {
  if (gvk.kind === kind.kind) return;
  const type = scheme.typeFor(gvk);
  const from = type === undefined ? gvk.kind : goTypeName(type);
  throw newBadRequest(
    `${gvk.kind} in version ${JSON.stringify(gvk.version)} cannot be handled as a ${kind.kind}: ` +
      `converting (${from}) to (${goTypeName(kind)}): unknown conversion`,
  );
}
