import { validateAnnotations } from '#apimachinery/api/validation/annotations';
import { validateLabels } from '#apimachinery/apis/meta/v1/validation/labels';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Pod, PodTemplate } from '#api/core/v1/zz_generated.types';
import type { Container, PodSpec, PodTemplateSpec } from '#api/core/v1/zz_generated.structs';
import type { Faults } from '../checks/faults.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';
import { checkPodAnnotations, checkProfilesAgree } from './pod_annotations.ts';
import { checkPodSpec } from './pod_spec.ts';

/** A container of a Pod requests what it is limited to, unless it says otherwise; not so one of a template. */
function withRequests<C extends Pick<Container, 'resources'>>(container: C): C {
  const { resources } = container;
  if (resources?.limits === undefined) return container;
  return { ...container, resources: { ...resources, requests: { ...resources.limits, ...resources.requests } } };
}

function completed(spec: PodSpec): PodSpec {
  const { containers = [], initContainers } = spec;
  if (![...containers, ...(initContainers ?? [])].some(({ resources }) => resources?.limits !== undefined)) return spec;
  return {
    ...spec,
    containers: containers.map(withRequests),
    ...(initContainers !== undefined && { initContainers: initContainers.map(withRequests) }),
  };
}

export function checkPod(faults: Faults, pod: Pod): void {
  const spec = completed(pod.spec ?? { containers: [] });
  const path = newPath('spec');
  checkObjectMeta(faults, pod.metadata, { namespaced: true });
  checkPodAnnotations(faults, newPath('metadata', 'annotations'), pod.metadata.annotations ?? {}, spec);
  checkPodSpec(faults, path, spec, pod.metadata);
  // A token without serviceAccountName is no fault: admission fills the name in before the server looks.
  for (const list of ['containers', 'initContainers'] as const) {
    for (const [index, { image = '' }] of (spec[list] ?? []).entries()) {
      if (image.trim() !== image)
        faults.invalid(
          path.child(list).index(index).child('image'),
          image,
          'must not have leading or trailing whitespace',
        );
    }
  }
  if ((spec.ephemeralContainers ?? []).length > 0)
    faults.forbidden(path.child('ephemeralContainers'), 'cannot be set on create');
  if (spec.nodeName && (spec.schedulingGates ?? []).length > 0) {
    faults.forbidden(path.child('nodeName'), 'cannot be set until all schedulingGates have been cleared');
  }
  checkProfilesAgree(faults, path, pod.metadata, spec);
}

/** What Pods are made of. */
export function checkPodTemplateSpec(faults: Faults, path: Path, template: Partial<PodTemplateSpec>): void {
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

export function checkPodTemplate(faults: Faults, { metadata, template }: PodTemplate): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
  checkPodTemplateSpec(faults, newPath('template'), template ?? {});
}
