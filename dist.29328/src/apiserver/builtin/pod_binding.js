import { Binding, Pod } from '#api/core/v1/zz_generated.types';
import { newBadRequest, newConflict, newNotFound } from '#apimachinery/api/errors/constructors';
import { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { invalid, notSupported, required } from '#apimachinery/util/validation/field/constructors';
import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { copy } from '#engine/verbs/copy';
import { updatePodCondition } from '../../kinds/core/pod/strategy.js';
import { dropInitContainerAnnotations } from '../../kinds/core/pod_spec/pod_annotations.js';
import { asKind } from '../storage/as_kind.js';
/**
 * `pods/binding`, by which schedulers give Pods their nodes: a Pod gets one node, once, with the labels and annotations of
 * the Binding. Mirrors `BindingREST` of kube-apiserver.
 */
export function bindingREST(pods) {
    return {
        kind: Binding,
        // They are preconditions.
        keepsSystemFields: true,
        create: (binding, context, options) => bind(pods, binding, context, options),
    };
}
/**
 * `bindings`, the older way: the name of the Pod is that of the Binding. Mirrors `LegacyBindingREST` of kube-apiserver.
 * @param binding what answers `pods/binding`, when Pods are served
 */
export function legacyBindingREST(binding) {
    return {
        keepsSystemFields: true,
        create(object, context, options) {
            const { name = '' } = object.metadata;
            const storage = binding();
            if (storage === undefined)
                throw newNotFound({ group: '', resource: 'pods' }, name);
            return storage.create(object, context, { ...options, name });
        },
    };
}
async function bind(pods, binding, context, { name = '', dryRun = false, createValidation }) {
    if (binding.metadata.name !== name)
        throw newBadRequest('name in URL does not match name in Binding object');
    const error = ErrorList.toAggregate(errorsOf(binding));
    if (error !== undefined)
        throw error;
    await createValidation?.(copy(binding));
    const { uid, resourceVersion } = binding.metadata;
    const preconditions = { ...(uid && { uid }), ...(resourceVersion && { resourceVersion }) };
    await pods.change(name, (pod) => bound(copy(asKind(Pod, pod)), binding), context, { dryRun, preconditions });
    return new Status({ status: 'Success', code: 201 });
}
/** Mirrors `ValidatePodBinding` of kube-apiserver. */
function errorsOf({ target }) {
    const { kind = '', name = '' } = target;
    return [
        ...(kind !== '' && kind !== 'Node' ? [notSupported(newPath('target', 'kind'), kind, ['Node', '<empty>'])] : []),
        ...(name === '' ? [required(newPath('target', 'name'), '')] : nodeNameErrors(kind, name)),
    ];
}
function nodeNameErrors(kind, name) {
    if (kind !== '' && kind !== 'Node')
        return [];
    return isDNS1123Subdomain(name).map((detail) => invalid(newPath('target', 'name'), name, detail));
}
function bound(pod, { metadata: { annotations, labels }, target }) {
    const { metadata } = pod;
    const { name = '' } = metadata;
    const spec = (pod.spec ??= { containers: [] });
    const refuse = (why) => {
        throw newConflict({ group: '', resource: 'pods/binding' }, name, new Error(`pod ${name} ${why}`));
    };
    if (metadata.deletionTimestamp)
        refuse('is being deleted, cannot be assigned to a host');
    if (spec.nodeName)
        refuse(`is already assigned to node ${JSON.stringify(spec.nodeName)}`);
    if (spec.schedulingGates !== undefined && spec.schedulingGates.length > 0)
        refuse('has non-empty .spec.schedulingGates');
    spec.nodeName = target.name ?? '';
    if (pod.status !== undefined)
        delete pod.status.nominatedNodeName;
    if (annotations !== undefined)
        metadata.annotations = { ...metadata.annotations, ...annotations };
    dropInitContainerAnnotations(metadata);
    if (labels !== undefined)
        metadata.labels = { ...metadata.labels, ...labels };
    updatePodCondition(pod, { type: 'PodScheduled', status: 'True' });
    return pod;
}
