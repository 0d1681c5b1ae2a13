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
        if (spec === undefined) return;
        for (const key of [...new Set(names)].sort())
          spec.tolerations = withToleration(spec.tolerations ?? [], { key, operator: 'Exists', effect: 'NoSchedule' });
      });
    },
  }),
};

/** Those that differ in `tolerationSeconds` alone are replaced. Mirrors Go's `helper.AddOrUpdateTolerationInPod`. */
function withToleration(tolerations: readonly Toleration[], added: Toleration): Toleration[] {
  const isThere = tolerations.some((each) => matchToleration(added, each));
  const replaced = tolerations.map((each) => (matchToleration(added, each) ? { ...added } : each));
  return isThere ? replaced : [...replaced, added];
}
