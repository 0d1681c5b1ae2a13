import { isNotFound } from '#apimachinery/api/errors/predicates';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import { StorageClass } from '#api/storage/v1/zz_generated.types';
import { newForbidden, type AdmissionPlugin, type Attributes } from '../../admission/index.ts';
import { quantityOf } from '../../validation/checks/quantities.ts';
import type { AdmissionHost, HostedAdmission } from '../admission/admission_control.ts';
import { APIServerUser } from '../authentication/user/user.ts';
import type { APIObject } from '../storage/api_object.ts';

const CLASS_ANNOTATION = 'volume.beta.kubernetes.io/storage-class';

/**
 * Lets a PersistentVolumeClaim grow only when it is bound and its StorageClass has `allowVolumeExpansion`. Mirrors
 * `PersistentVolumeClaimResize` of kube-apiserver.
 */
export const claimResize: HostedAdmission = {
  install: (host): AdmissionPlugin => ({
    name: 'PersistentVolumeClaimResize',
    handles: (operation) => operation === 'UPDATE',
    validate: (attributes) => validate(host, attributes),
  }),
};

async function validate(host: AdmissionHost, attributes: Attributes): Promise<void> {
  const { resource, subresource, object, oldObject } = attributes;
  if (resource.group !== '' || resource.resource !== 'persistentvolumeclaims' || subresource !== '') return;
  if (!isClaim(object) || !isClaim(oldObject) || sizeOf(object).cmp(sizeOf(oldObject)) <= 0) return;
  if (oldObject.status?.phase !== 'Bound')
    throw newForbidden(attributes, new Error('Only bound persistent volume claims can be expanded'));
  const [name, before] = [classOf(object), classOf(oldObject)];
  if (name === '' || name !== before || !(await isExpandable(host, name)))
    throw newForbidden(
      attributes,
      new Error(
        'only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize',
      ),
    );
}

const isClaim = (object: RuntimeObject | undefined): object is PersistentVolumeClaim =>
  object?.kind === 'PersistentVolumeClaim';

const isClass = (object: APIObject): object is StorageClass => object.kind === StorageClass.kind;

const sizeOf = ({ spec }: PersistentVolumeClaim): ReturnType<typeof quantityOf> =>
  quantityOf(spec?.resources?.requests?.['storage'] ?? 0);

const classOf = ({ metadata, spec }: PersistentVolumeClaim): string =>
  metadata.annotations?.[CLASS_ANNOTATION] ?? spec?.storageClassName ?? '';

async function isExpandable(host: AdmissionHost, name: string): Promise<boolean> {
  const found = host.find(StorageClass);
  if (found === undefined) return false;
  const context = { namespace: '', user: APIServerUser, warn: () => {}, signal: host.signal };
  try {
    const object = await found.store.get(name, context);
    return isClass(object) && object.allowVolumeExpansion === true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}
