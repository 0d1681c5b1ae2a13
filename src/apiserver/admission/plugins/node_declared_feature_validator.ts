import { type PodSpec, ResourceRequirements } from '#api/core/v1/zz_generated.structs';
import { Node, Pod } from '#api/core/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { quote } from '#engine/schema/fault';
import { type AdmissionPlugin, type HostedAdmission, isAbout, newForbidden, ofKind } from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

/**
 * What kubelets may not know how to change, by the name under which a node declares that its kubelet does. In the order of
 * names. Mirrors Go's `features.AllFeatures`, as far as their gates are on by default and a change of a Pod can ask for them.
 * Differs from Go: for init containers, `1000m` is `1`.
 */
const FEATURES: readonly (readonly [name: string, isChanged: (next: PodSpec, old: PodSpec) => boolean])[] = [
  [
    'InPlacePodLevelResourcesVerticalScaling',
    ({ resources: next }, { resources: old }) =>
      next === undefined || old === undefined ? next !== old : !deepEqual(ResourceRequirements, next, old),
  ],
  [
    'InPlacePodVerticalScalingInitContainers',
    (next, old) =>
      (old.initContainers ?? []).some(
        ({ restartPolicy, resources }, index) =>
          restartPolicy !== 'Always' &&
          !deepEqual(ResourceRequirements, next.initContainers?.[index]?.resources ?? {}, resources ?? {}),
      ),
  ],
];

/** Lets a Pod on a node be changed only as the node has declared that its kubelet can do it. */
export const nodeDeclaredFeatureValidator: HostedAdmission = {
  install(host): AdmissionPlugin {
    const stored = new StoredObjects(host);
    return {
      name: 'NodeDeclaredFeatureValidator',
      handles: (operation) => operation === 'UPDATE',
      async validate(attributes) {
        if (!isAbout(attributes, '', 'pods', ['', 'resize'])) return;
        const [pod, old] = [ofKind(Pod, attributes.object), ofKind(Pod, attributes.oldObject)];
        const [next, before] = [pod?.spec, old?.spec];
        const { nodeName: name } = next ?? {};
        if (!next || !before || !name || pod?.metadata.generation === old?.metadata.generation) return;
        const required = FEATURES.filter(([, isChanged]) => isChanged(next, before));
        if (required.length === 0) return;
        const node = await stored.latest(Node, name);
        if (node === undefined) throw newForbidden(attributes, new Error(`node ${quote(name)} not found`));
        const declared = new Set(node.status?.declaredFeatures);
        const missing = required.flatMap(([feature]) => (declared.has(feature) ? [] : [feature]));
        if (missing.length === 0) return;
        const features = `features ${missing.join(', ')} which are not available on node ${quote(name)}`;
        throw newForbidden(attributes, new Error(`pod update requires ${features}`));
      },
    };
  },
};
