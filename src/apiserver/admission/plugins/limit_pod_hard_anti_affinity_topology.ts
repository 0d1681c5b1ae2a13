import { Pod } from '#api/core/v1/zz_generated.types';
import { newForbidden } from '#apimachinery/api/errors/constructors';
import { type AdmissionPlugin, type HostedAdmission, isAbout, ofKind } from '../plugin.ts';

const HOSTNAME = 'kubernetes.io/hostname';

/** Lets Pods keep others away from a node only, not from a zone. */
export const limitPodHardAntiAffinityTopology: HostedAdmission = {
  install: (): AdmissionPlugin => ({
    name: 'LimitPodHardAntiAffinityTopology',
    handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
    async validate(attributes) {
      if (!isAbout(attributes, '', 'pods')) return;
      const { metadata, spec } = ofKind(Pod, attributes.object) ?? {};
      const terms = spec?.affinity?.podAntiAffinity?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
      const term = terms.find(({ topologyKey }) => topologyKey !== HOSTNAME);
      if (term === undefined) return;
      const text = `affinity.PodAntiAffinity.RequiredDuringScheduling has TopologyKey ${term.topologyKey ?? ''} but only key ${HOSTNAME} is allowed`;
      throw newForbidden(attributes.resource, metadata?.name ?? '', new Error(text));
    },
  }),
};
