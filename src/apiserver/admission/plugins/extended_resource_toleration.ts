import { matchToleration } from '#api/core/v1/toleration';
import type { Toleration } from '#api/core/v1/zz_generated.structs';
import { Pod } from '#api/core/v1/zz_generated.types';
import { isExtended } from '#src/kinds/core/resources/resource_names';
import { type AdmissionPlugin, changeObject, type HostedAdmission, isAbout, ofKind } from '../plugin.ts';

/** Lets Pods that request an extended resource onto nodes with a taint of its name, which keeps others away. */
export const extendedResourceToleration: HostedAdmission = {
  install: (): AdmissionPlugin => ({
    name: 'ExtendedResourceToleration',
    handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
    async admit(attributes) {
      if (!isAbout(attributes, '', 'pods')) return;
      const { containers, initContainers } = ofKind(Pod, attributes.object)?.spec ?? {};
      const names = [...(containers ?? []), ...(initContainers ?? [])].flatMap(({ resources }) =>
        Object.keys(resources?.requests ?? {}).filter(isExtended),
      );
      if (names.length === 0) return;
      changeObject(attributes, Pod, ({ spec }) => {
        if (spec !== undefined) spec.tolerations = withTolerations(spec.tolerations ?? [], names);
      });
    },
  }),
};

/** Those that differ in `tolerationSeconds` alone are replaced. Mirrors Go's `helper.AddOrUpdateTolerationInPod`. */
function withTolerations(tolerations: readonly Toleration[], names: readonly string[]): Toleration[] {
  const wanted = new Set(names);
  const missing = new Set(names);
  const tolerationOf = (key: string): Toleration => ({ key, operator: 'Exists', effect: 'NoSchedule' });
  const replaced = tolerations.map((each) => {
    const { key = '' } = each;
    const same = tolerationOf(key);
    if (!wanted.has(key) || !matchToleration(same, each)) return each;
    missing.delete(key);
    return same;
  });
  return [...replaced, ...[...missing].sort().map(tolerationOf)];
}
