import type { Container, PodSpec } from '#api/core/v1/zz_generated.structs';
import type { Pod } from '#api/core/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import type { UpdateValidation } from '../../aspects/validation.ts';
import { checkPodAnnotations, checkProfilesAgree, MIRROR, MUST_MATCH } from '../pod_spec/pod_annotations.ts';
import { checkPodSpec } from '../pod_spec/pod_spec.ts';
import { checkPodResize } from './resize_validation.ts';
import { checkPodStatusUpdate } from './status_validation.ts';
import { checkEphemeralContainersUpdate, checkPodUpdate } from './update_validation.ts';

/** A container of a Pod requests what it is limited to, unless it says otherwise; not so one of a template. */
function withRequests<C extends Pick<Container, 'resources'>>(container: C): C {
  const { resources } = container;
  if (resources?.limits === undefined) return container;
  return { ...container, resources: { ...resources, requests: { ...resources.limits, ...resources.requests } } };
}

function withAllRequests(spec: PodSpec): PodSpec {
  const { containers = [], initContainers } = spec;
  if (![...containers, ...(initContainers ?? [])].some(({ resources }) => resources?.limits !== undefined)) return spec;
  return {
    ...spec,
    containers: containers.map(withRequests),
    ...(initContainers !== undefined && { initContainers: initContainers.map(withRequests) }),
  };
}

const NOT_ON_CREATE = 'cannot be set on create';

const NOT_WHILE_GATED = 'cannot be set until all schedulingGates have been cleared';

export function checkPod(faults: Faults, pod: Pod): void {
  const spec = withAllRequests(pod.spec ?? { containers: [] });
  const path = newPath('spec');
  checkObjectMeta(faults, pod.metadata, { namespaced: true });
  checkPodAnnotations(faults, newPath('metadata', 'annotations'), pod.metadata.annotations ?? {}, spec);
  checkPodSpec(faults, path, spec, pod.metadata);
  // A token without serviceAccountName is not an error: admission fills the name in before the server looks.
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
  if ((spec.ephemeralContainers ?? []).length > 0) faults.forbidden(path.child('ephemeralContainers'), NOT_ON_CREATE);
  if (spec.nodeName && (spec.schedulingGates ?? []).length > 0) {
    faults.forbidden(path.child('nodeName'), NOT_WHILE_GATED);
  }
  checkProfilesAgree(faults, path, pod.metadata, spec);
}

/** Why a Pod cannot be changed by way of a subresource at all; undefined: it can. */
export function whyFixed(subresource: string, { metadata, spec }: Pod): string | undefined {
  const isMirror = metadata.annotations?.[MIRROR] !== undefined;
  if (subresource === 'ephemeralcontainers')
    return isMirror ? 'static pods do not support ephemeral containers' : undefined;
  if (subresource !== 'resize') return undefined;
  if (isMirror) return 'static pods cannot be resized';
  return spec?.os?.name === 'windows' ? 'windows pods cannot be resized' : undefined;
}

export const podUpdateValidation: UpdateValidation<Pod> = {
  update: checkPodUpdate,
  subresources: {
    ephemeralcontainers: checkEphemeralContainersUpdate,
    resize: checkPodResize,
    status: checkPodStatusUpdate,
  },
  whyFixed,
  isOfCreation: ({ detail }) => detail === NOT_ON_CREATE || detail === NOT_WHILE_GATED || detail.endsWith(MUST_MATCH),
};
