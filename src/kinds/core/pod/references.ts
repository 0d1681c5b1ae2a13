import type { Container, Volume } from '#api/core/v1/zz_generated.structs';
import type { Pod } from '#api/core/v1/zz_generated.types';

type References = Pick<Pod, 'spec'>;

const containersOf = ({ spec }: References): Pick<Container, 'env' | 'envFrom'>[] => [
  ...(spec?.initContainers ?? []),
  ...(spec?.containers ?? []),
  ...(spec?.ephemeralContainers ?? []),
];

const isName = (name: string | undefined): name is string => name !== undefined && name !== '';

/** The Secrets that a Pod refers to. Mirrors Go's `VisitPodSecretNames`. */
export function secretNamesOf(pod: References): string[] {
  const names = [
    ...(pod.spec?.imagePullSecrets ?? []).map(({ name }) => name),
    ...containersOf(pod).flatMap(({ env = [], envFrom = [] }) => [
      ...envFrom.map(({ secretRef }) => secretRef?.name),
      ...env.map(({ valueFrom }) => valueFrom?.secretKeyRef?.name),
    ]),
    ...(pod.spec?.volumes ?? []).flatMap(secretsOfVolume),
  ];
  return names.filter(isName);
}

function secretsOfVolume(volume: Volume): (string | undefined)[] {
  return [
    volume.azureFile?.secretName,
    volume.cephfs?.secretRef?.name,
    volume.cinder?.secretRef?.name,
    volume.csi?.nodePublishSecretRef?.name,
    volume.flexVolume?.secretRef?.name,
    volume.iscsi?.secretRef?.name,
    ...(volume.projected?.sources ?? []).map(({ secret }) => secret?.name),
    volume.rbd?.secretRef?.name,
    volume.scaleIO?.secretRef?.name,
    volume.secret?.secretName,
    volume.storageos?.secretRef?.name,
  ];
}

/** The ConfigMaps that a Pod refers to. Mirrors Go's `VisitPodConfigmapNames`. */
export function configMapNamesOf(pod: References): string[] {
  const names = [
    ...containersOf(pod).flatMap(({ env = [], envFrom = [] }) => [
      ...envFrom.map(({ configMapRef }) => configMapRef?.name),
      ...env.map(({ valueFrom }) => valueFrom?.configMapKeyRef?.name),
    ]),
    ...(pod.spec?.volumes ?? []).flatMap(({ configMap, projected }) => [
      configMap?.name,
      ...(projected?.sources ?? []).map((source) => source.configMap?.name),
    ]),
  ];
  return names.filter(isName);
}

/** The PersistentVolumeClaim of a volume; empty when it has none. */
export function claimNameOf({ metadata }: Pick<Pod, 'metadata'>, volume: Volume): string {
  if (volume.persistentVolumeClaim !== undefined) return volume.persistentVolumeClaim.claimName ?? '';
  return volume.ephemeral === undefined ? '' : `${metadata.name ?? ''}-${volume.name ?? ''}`;
}

/** The ResourceClaims of a Pod that are there. Mirrors Go's `resourceclaim.PodClaims`. */
export function resourceClaimNamesOf({ spec, status }: Pod): string[] {
  const made = new Map(
    (status?.resourceClaimStatuses ?? []).map(({ name, resourceClaimName }) => [name, resourceClaimName]),
  );
  const names = (spec?.resourceClaims ?? []).map(({ name, resourceClaimName, resourceClaimTemplateName }) =>
    resourceClaimName !== undefined || resourceClaimTemplateName === undefined ? resourceClaimName : made.get(name),
  );
  return [...names, status?.extendedResourceClaimStatus?.resourceClaimName].filter(isName);
}
