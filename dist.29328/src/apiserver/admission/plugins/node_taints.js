import { taintExists } from '#api/core/v1/taint';
import { Node, Pod } from '#api/core/v1/zz_generated.types';
import { changeObject, isAbout, ofKind } from '../plugin.js';
const NOT_READY = { key: 'node.kubernetes.io/not-ready', effect: 'NoSchedule' };
/** Keeps Pods from a new Node until the node controller finds it ready. */
export const taintNodesByCondition = {
    install: () => ({
        name: 'TaintNodesByCondition',
        handles: (operation) => operation === 'CREATE',
        async admit(attributes) {
            if (!isAbout(attributes, '', 'nodes'))
                return;
            if (taintExists(ofKind(Node, attributes.object)?.spec?.taints, NOT_READY))
                return;
            changeObject(attributes, Node, (node) => {
                node.spec = { ...node.spec, taints: [...(node.spec?.taints ?? []), { ...NOT_READY }] };
            });
        },
    }),
};
/** The taints of nodes that a Pod tolerates for five minutes, unless it says for how long. */
const TAINTS = ['node.kubernetes.io/not-ready', 'node.kubernetes.io/unreachable'];
const SECONDS = 300;
/** Lets Pods stay for five minutes on a node that is not ready or cannot be reached. */
export const defaultTolerationSeconds = {
    install: () => ({
        name: 'DefaultTolerationSeconds',
        handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
        async admit(attributes) {
            if (!isAbout(attributes, '', 'pods'))
                return;
            const tolerations = ofKind(Pod, attributes.object)?.spec?.tolerations ?? [];
            const missing = TAINTS.filter((key) => !tolerations.some((each) => isAboutTaint(each, key)));
            if (missing.length === 0)
                return;
            const added = missing.map((key) => ({ key, operator: 'Exists', effect: 'NoExecute', tolerationSeconds: SECONDS }));
            changeObject(attributes, Pod, ({ spec }) => {
                if (spec !== undefined)
                    spec.tolerations = [...(spec.tolerations ?? []), ...added];
            });
        },
    }),
};
const isAboutTaint = ({ key, effect }, taint) => (!key || key === taint) && (!effect || effect === 'NoExecute');
