import { validateAnnotations } from '#apimachinery/api/validation/annotations';
import { validateLabels } from '#apimachinery/apis/meta/v1/validation/labels';
import { checkPodAnnotations, checkProfilesAgree } from './pod_annotations.js';
import { checkPodSpec } from './pod_spec.js';
/** The Pods of the template are started again whenever they end. */
export function checkRunsForEver(faults, path, template, kind) {
    const restartPolicy = template.spec?.restartPolicy || 'Always';
    if (restartPolicy !== 'Always')
        faults.unsupported(path.child('spec', 'restartPolicy'), restartPolicy, ['Always']);
    if (template.spec?.activeDeadlineSeconds !== undefined) {
        faults.forbidden(path.child('spec', 'activeDeadlineSeconds'), `activeDeadlineSeconds in ${kind} is not Supported`);
    }
}
/** What Pods are made of. */
export function checkPodTemplateSpec(faults, path, template) {
    const { metadata = {}, spec = { containers: [] } } = template;
    faults.add(validateLabels(metadata.labels, path.child('labels')));
    faults.add(validateAnnotations(metadata.annotations, path.child('annotations')));
    checkPodAnnotations(faults, path.child('annotations'), metadata.annotations ?? {}, spec);
    checkPodSpec(faults, path.child('spec'), spec, undefined);
    checkProfilesAgree(faults, path.child('spec'), metadata, spec);
    if ((spec.ephemeralContainers ?? []).length > 0) {
        faults.forbidden(path.child('spec', 'ephemeralContainers'), 'ephemeral containers not allowed in pod template');
    }
}
