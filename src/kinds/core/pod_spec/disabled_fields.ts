import type { Container, PodSpec, PodTemplateSpec, Volume } from '#api/core/v1/zz_generated.structs';
import { dropInitContainerAnnotations } from './pod_annotations.ts';

/** A field, by the struct that has it. */
type Place = readonly [holder: object | undefined, name: string];

/** The fields of each feature that is off by default. */
const FEATURES: readonly ((spec: PodSpec) => readonly Place[])[] = [
  usersOfFiles,
  (spec) => [[spec, 'schedulingGroup']],
  (spec) => handlersOf(spec).map(({ grpc }) => [grpc, 'mode']),
  (spec) => [[spec, 'evictionResponders']],
  ({ volumes = [] }) => volumes.map(({ emptyDir }) => [emptyDir, 'mode']),
  (spec) =>
    containersOf(spec).flatMap(({ volumeMounts = [] }) =>
      volumeMounts.map((each): Place => [each, 'bindMountOptions']),
    ),
  (spec) => containersOf(spec).map(({ lifecycle }) => [lifecycle, 'stopSignal']),
  (spec) => handlersOf(spec).map(({ httpGet }) => [httpGet, 'protocol']),
];

/**
 * Takes away, in place, what belongs to features that are off by default, unless the old spec has something of the feature.
 * Mirrors Go's `dropDisabledFields` of k8s.io/kubernetes/pkg/api/pod.
 */
export function dropDisabledPodFields(spec: PodSpec, old: PodSpec | undefined): void {
  const signalled = containersOf(spec).filter(({ lifecycle }) => lifecycle?.stopSignal !== undefined);
  for (const placesOf of FEATURES) {
    if (old !== undefined && placesOf(old).some(isSet)) continue;
    for (const place of placesOf(spec)) if (isSet(place)) Reflect.deleteProperty(place[0]!, place[1]);
  }
  for (const container of signalled)
    if (Object.keys(container.lifecycle ?? {}).length === 0) delete container.lifecycle;
}

/** The same for the template of Pods. Mirrors Go's `DropDisabledTemplateFields`. */
export function dropDisabledTemplateFields(
  template: PodTemplateSpec | undefined,
  old: PodTemplateSpec | undefined,
): void {
  if (template?.spec !== undefined) dropDisabledPodFields(template.spec, old?.spec);
  if (template?.metadata !== undefined) dropInitContainerAnnotations(template.metadata);
}

function isSet([holder, name]: Place): boolean {
  return holder !== undefined && Reflect.get(holder, name) !== undefined;
}

type AnyContainer = Pick<Container, 'volumeMounts' | 'lifecycle' | 'livenessProbe' | 'readinessProbe' | 'startupProbe'>;

function containersOf({ initContainers = [], containers = [], ephemeralContainers = [] }: PodSpec): AnyContainer[] {
  return [...initContainers, ...containers, ...ephemeralContainers];
}

interface Handler {
  readonly httpGet?: object;
  readonly grpc?: object;
}

function handlersOf(spec: PodSpec): Handler[] {
  const handlers: Handler[] = [];
  for (const { livenessProbe, readinessProbe, startupProbe, lifecycle } of containersOf(spec))
    for (const each of [livenessProbe, readinessProbe, startupProbe, lifecycle?.postStart, lifecycle?.preStop])
      if (each !== undefined) handlers.push(each);
  return handlers;
}

function usersOfFiles({ volumes = [] }: PodSpec): Place[] {
  return volumes.flatMap(({ secret, configMap, downwardAPI, projected }: Volume) => [
    ...[secret, configMap, downwardAPI, projected].map((source): Place => [source, 'defaultUser']),
    ...[secret, configMap, downwardAPI].flatMap((source) => usersOf(source?.items)),
    ...(projected?.sources ?? []).flatMap((source) => [
      ...[source.secret, source.configMap, source.downwardAPI].flatMap((each) => usersOf(each?.items)),
      ...[source.serviceAccountToken, source.clusterTrustBundle, source.podCertificate].map(
        (each): Place => [each, 'user'],
      ),
    ]),
  ]);
}

const usersOf = (items: readonly object[] = []): Place[] => items.map((item) => [item, 'user']);
