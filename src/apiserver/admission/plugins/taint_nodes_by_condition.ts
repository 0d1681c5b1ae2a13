import { taintExists } from '#api/core/v1/taint';
import type { Taint } from '#api/core/v1/zz_generated.structs';
import { Node } from '#api/core/v1/zz_generated.types';
import { type AdmissionPlugin, changeObject, type HostedAdmission, isAbout, ofKind } from '../plugin.ts';

const NOT_READY: Taint = { key: 'node.kubernetes.io/not-ready', effect: 'NoSchedule' };

/** Keeps Pods from a new Node until the node controller finds it ready. */
export const taintNodesByCondition: HostedAdmission = {
  install: (): AdmissionPlugin => ({
    name: 'TaintNodesByCondition',
    handles: (operation) => operation === 'CREATE',
    async admit(attributes) {
      if (!isAbout(attributes, '', 'nodes')) return;
      if (taintExists(ofKind(Node, attributes.object)?.spec?.taints, NOT_READY)) return;
      changeObject(attributes, Node, (node) => {
        node.spec = { ...node.spec, taints: [...(node.spec?.taints ?? []), { ...NOT_READY }] };
      });
    },
  }),
};
