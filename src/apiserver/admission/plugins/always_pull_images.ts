import type { Container, EphemeralContainer } from '#api/core/v1/zz_generated.structs';
import { Pod } from '#api/core/v1/zz_generated.types';
import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { notSupported } from '#apimachinery/util/validation/field/constructors';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import {
  type AdmissionPlugin,
  type Attributes,
  changeObject,
  type HostedAdmission,
  isAbout,
  newForbidden,
  ofKind,
} from '../plugin.ts';

const ALWAYS = 'Always';

/** The kubelet asks for each image with the credentials of the Pod, so that none runs an image that another one pulled. */
export const alwaysPullImages: HostedAdmission = {
  install: (): AdmissionPlugin => ({
    name: 'AlwaysPullImages',
    handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
    async admit(attributes) {
      if (!bringsImages(attributes)) return;
      changeObject(attributes, Pod, (pod) => {
        for (const { container } of containersOf(pod)) container.imagePullPolicy = ALWAYS;
        for (const { image } of pod.spec?.volumes ?? []) if (image) image.pullPolicy = ALWAYS;
      });
    },
    async validate(attributes) {
      if (!bringsImages(attributes)) return;
      const pod = ofKind(Pod, attributes.object);
      const volumes = (pod?.spec?.volumes ?? []).flatMap(({ image }, index) =>
        image
          ? [{ path: newPath('spec', 'volumes').index(index).child('image', 'pullPolicy'), policy: image.pullPolicy }]
          : [],
      );
      const containers = containersOf(pod).map(({ container, path }) => ({
        path: path.child('imagePullPolicy'),
        policy: container.imagePullPolicy,
      }));
      const failure = newAggregate(
        [...containers, ...volumes]
          .filter(({ policy }) => policy !== ALWAYS)
          .map(({ path, policy }) => newForbidden(attributes, notSupported(path, policy ?? '', [ALWAYS]))),
      );
      if (failure !== undefined) throw failure;
    },
  }),
};

/** Whether a request is about a Pod, and not an update that leaves its images. */
function bringsImages(attributes: Attributes): boolean {
  if (!isAbout(attributes, '', 'pods')) return false;
  const [pod, old] = [ofKind(Pod, attributes.object), ofKind(Pod, attributes.oldObject)];
  if (attributes.operation !== 'UPDATE' || pod === undefined || old === undefined) return true;
  const known = new Set(containersOf(old).map(({ container }) => container.image ?? ''));
  return containersOf(pod).some(({ container }) => !known.has(container.image ?? ''));
}

interface ContainerAtPath {
  readonly container: Container | EphemeralContainer;
  readonly path: Path;
}

function containersOf(pod: Pod | undefined): ContainerAtPath[] {
  return (['initContainers', 'containers', 'ephemeralContainers'] as const).flatMap((list) =>
    (pod?.spec?.[list] ?? []).map((container, index) => ({ container, path: newPath('spec', list).index(index) })),
  );
}
