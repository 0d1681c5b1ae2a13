import { Binding, Node, Pod } from '#api/core/v1/zz_generated.types';
import { changeObject, isAbout, ofKind, } from '../plugin.js';
import { StoredObjects } from '../stored_objects.js';
const LABELS = ['topology.kubernetes.io/region', 'topology.kubernetes.io/zone'];
/** Gives Pods the labels that say where their node is, when they get it. */
export const podTopologyLabels = {
    install(host) {
        const stored = new StoredObjects(host);
        return {
            name: 'PodTopologyLabels',
            handles: (operation) => operation === 'CREATE',
            async admit(attributes) {
                if (!isAbout(attributes, '', 'pods', ['', 'binding']))
                    return;
                const node = nodeOf(attributes);
                if (node === '')
                    return;
                const { labels = {} } = (await stored.latest(Node, node))?.metadata ?? {};
                const found = Object.fromEntries(Object.entries(labels).filter(([name]) => LABELS.includes(name)));
                if (Object.keys(found).length === 0)
                    return;
                const change = ({ metadata }) => {
                    metadata.labels = { ...metadata.labels, ...found };
                };
                // A Binding hands them on.
                changeObject(attributes, Pod, change);
                changeObject(attributes, Binding, change);
            },
        };
    },
};
function nodeOf({ object }) {
    const { target } = ofKind(Binding, object) ?? {};
    return (target?.kind === 'Node' ? target.name : ofKind(Pod, object)?.spec?.nodeName) ?? '';
}
