import { encodeBase64 } from '#engine/text/base64';
import { toUTF8 } from '#engine/text/utf8';
import type { Pod, Secret } from '#api/core/v1/zz_generated.types';
import type { Job } from '#api/batch/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { setDefaults } from '../../defaults/index.ts';
import { validateUpdate, validateVerified } from '../../validation/index.ts';
import { defaultStrategy } from '../resources/default_strategy.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';
import { podQOSClass } from './pod_qos_class.ts';

/** Groups and Kinds whose objects have a generation, by the group; in the core group those are few. */
const HAVE_GENERATION: Readonly<Record<string, RegExp>> = {
  '': /^(?:Pod|PodTemplate|ReplicationController)$/,
  'admissionregistration.k8s.io': /./,
  apps: /^(?!ControllerRevision$)/,
  batch: /./,
  'discovery.k8s.io': /./,
  'flowcontrol.apiserver.k8s.io': /./,
  'networking.k8s.io': /^(?:Ingress|IngressClass|NetworkPolicy)$/,
  policy: /./,
  'resource.k8s.io': /^Device|Slice$/,
  'scheduling.k8s.io': /./,
};

/**
 * What kube-apiserver knows of a built-in Kind, as far as `setDefaults` and `validate` know it: defaults, what is refused, and
 * what never changes; new Pods and volumes are `Pending`, and Jobs get their selector.
 * @param hasStatus whether there is a subresource `status`
 */
export function builtInStrategy(type: KindClass, hasStatus: boolean): Strategy {
  const hasGeneration = HAVE_GENERATION[type.group]?.test(type.kind) ?? false;
  const custom = defaultStrategy(hasStatus, hasGeneration);
  const is = (apiVersion: string, kind: RegExp): boolean => type.apiVersion === apiVersion && kind.test(type.kind);
  return {
    ...custom,
    default(object) {
      if (is('v1', /^Secret$/)) takeStringData(object);
      if (is('v1', /^Pod$/)) takeGracePeriod(object);
      setDefaults(object, type);
    },
    ...(is('v1', /^Pod$/) && { prepareForCreate: preparePod }),
    ...(is('v1', /^PersistentVolume/) && { prepareForCreate: prepareVolume }),
    validate: (object) => validateVerified(type, object),
    validateUpdate: (object, old) => validateUpdate(type, object, old),
    ...(is('batch/v1', /^Job$/) && { canonicalize: generateSelector }),
  };
}

function preparePod(object: APIObject & Pick<Pod, 'spec' | 'status'>): void {
  object.metadata.generation = 1;
  object.status = { phase: 'Pending', qosClass: podQOSClass(object) };
}

function prepareVolume(object: APIObject & { status?: { phase: string } }): void {
  object.status = { phase: 'Pending' };
}

/** No time to end is a second, as in the conversion of Go. */
function takeGracePeriod({ spec }: APIObject & Pick<Pod, 'spec'>): void {
  if (spec?.terminationGracePeriodSeconds !== undefined && spec.terminationGracePeriodSeconds < 0)
    spec.terminationGracePeriodSeconds = 1;
}

/** Text of a Secret is written, never stored. */
function takeStringData(object: APIObject & Pick<Secret, 'data' | 'stringData'>): void {
  const { stringData } = object;
  if (stringData === undefined) return;
  const data = Object.entries(stringData).map(([key, text]) => [key, encodeBase64(toUTF8(text))]);
  object.data = { ...object.data, ...Object.fromEntries(data) };
  delete object.stringData;
}

/** The labels by which a Job finds its Pods. Mirrors Go's `generateSelector` of the strategy of Jobs. */
function generateSelector({ metadata, spec }: APIObject & Pick<Job, 'spec'>): void {
  if (spec === undefined || spec.manualSelector === true) return;
  const { name = '', uid = '' } = metadata;
  const template = (spec.template.metadata ??= {});
  template.labels = {
    'job-name': name,
    'batch.kubernetes.io/job-name': name,
    'controller-uid': uid,
    'batch.kubernetes.io/controller-uid': uid,
    ...template.labels,
  };
  spec.selector = {
    ...spec.selector,
    matchLabels: { 'batch.kubernetes.io/controller-uid': uid, ...spec.selector?.matchLabels },
  };
}
