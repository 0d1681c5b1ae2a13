import { ResourceList, type Resources } from '#api/core/v1/resource_list';
import type { Toleration } from '#api/core/v1/zz_generated.structs';
import { Pod } from '#api/core/v1/zz_generated.types';
import { RuntimeClass } from '#api/node/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { getOwn } from '#engine/json/own_property';
import { quote } from '#engine/schema/fault';
import {
  type AdmissionPlugin,
  type Attributes,
  changeObject,
  type HostedAdmission,
  isAbout,
  newForbidden,
  ofKind,
} from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

const WRONG_OVERHEAD = "pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead";

/** Gives Pods the overhead, the node selector and the tolerations of their RuntimeClass, which must be there. */
export const runtimeClass: HostedAdmission = {
  install(host): AdmissionPlugin {
    const stored = new StoredObjects(host);
    return {
      name: 'RuntimeClass',
      handles: (operation) => operation === 'CREATE',
      async admit(attributes) {
        if (!isAbout(attributes, '', 'pods')) return;
        const found = await classOf(attributes, stored);
        if (found === undefined) return;
        const { spec } = ofKind(Pod, attributes.object) ?? {};
        const overhead = found.overhead?.podFixed;
        if (found.overhead && hasEntries(spec?.overhead) && !isSame(overhead, spec?.overhead))
          throw refused(attributes, WRONG_OVERHEAD);
        const { nodeSelector = {}, tolerations = [] } = found.scheduling ?? {};
        for (const [key, value] of Object.entries(nodeSelector)) {
          const own = getOwn(spec?.nodeSelector, key);
          if (own !== undefined && own !== value)
            throw refused(
              attributes,
              `conflict: runtimeClass.scheduling.nodeSelector[${key}] = ${value}; pod.spec.nodeSelector[${key}] = ${own}`,
            );
        }
        changeObject(attributes, Pod, (pod) => {
          const changed = (pod.spec ??= { containers: [] });
          if (hasEntries(overhead)) changed.overhead = { ...overhead };
          if (!found.scheduling) return;
          if (hasEntries(nodeSelector)) changed.nodeSelector = { ...changed.nodeSelector, ...nodeSelector };
          const merged = mergeTolerations([...(changed.tolerations ?? []), ...tolerations]);
          if (merged.length > 0) changed.tolerations = merged;
        });
      },
      async validate(attributes) {
        if (!isAbout(attributes, '', 'pods')) return;
        const found = await classOf(attributes, stored);
        const { overhead } = ofKind(Pod, attributes.object)?.spec ?? {};
        if (found?.overhead) {
          if (!isSame(found.overhead.podFixed, overhead)) throw refused(attributes, WRONG_OVERHEAD);
        } else if (overhead)
          throw refused(
            attributes,
            'pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead',
          );
      },
    };
  },
};

const refused = (attributes: Attributes, text: string): Error => newForbidden(attributes, new Error(text));
const hasEntries = (map: object | null | undefined): boolean => Object.keys(map ?? {}).length > 0;
const isSame = (a: Resources, b: Resources): boolean => ResourceList.equals(a, b);

async function classOf(attributes: Attributes, stored: StoredObjects): Promise<RuntimeClass | undefined> {
  const name = ofKind(Pod, attributes.object)?.spec?.runtimeClassName;
  if (name === undefined || name === null) return undefined;
  // What Go's client says, which the plug-in asks.
  if (name === '') throw new Error('resource name may not be empty');
  const found = await stored.latest(RuntimeClass, name);
  if (found === undefined) throw refused(attributes, `pod rejected: RuntimeClass ${quote(name)} not found`);
  return found;
}

/** Without those that others imply; of equal ones the first. Mirrors Go's `tolerations.MergeTolerations`. */
function mergeTolerations(all: readonly Toleration[]): Toleration[] {
  const merged: Toleration[] = [];
  for (const [index, toleration] of all.entries()) {
    const isImplied =
      merged.some((other) => implies(other, toleration)) ||
      all.slice(index + 1).some((other) => !deepEqual(other, toleration) && implies(other, toleration));
    if (!isImplied) merged.push(toleration);
  }
  return merged;
}

/** Whether a toleration tolerates all that another one does. Mirrors Go's `isSuperset`. */
function implies(a: Toleration, b: Toleration): boolean {
  if (deepEqual(a, b)) return true;
  if ((a.key ?? '') !== (b.key ?? '') && (a.key || a.operator !== 'Exists')) return false;
  if (a.effect && a.effect !== (b.effect ?? '')) return false;
  const [seconds, others] = [a.tolerationSeconds ?? undefined, b.tolerationSeconds ?? undefined];
  if (a.effect === 'NoExecute' && seconds !== undefined && (others === undefined || others > seconds)) return false;
  if (a.operator === 'Exists') return true;
  return (a.operator ?? 'Equal') === 'Equal' && b.operator === 'Equal' && (a.value ?? '') === (b.value ?? '');
}
