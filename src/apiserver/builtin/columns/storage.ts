import type {
  CSIDriver,
  CSINode,
  StorageClass,
  VolumeAttachment,
  VolumeAttributesClass,
} from '#api/storage/v1/zz_generated.types';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, boolean, integer, nameColumn, NONE, text, UNSET, type ColumnsOfKinds } from './cells.ts';

/** The second is older. */
const IS_DEFAULT = ['storageclass.kubernetes.io/is-default-class', 'storageclass.beta.kubernetes.io/is-default-class'];

const storageClassColumns: readonly Column<StorageClass>[] = [
  {
    ...nameColumn,
    value({ metadata: { name = '', annotations } }) {
      return IS_DEFAULT.some((key) => annotations?.[key] === 'true') ? `${name} (default)` : name;
    },
  },
  text<StorageClass>('Provisioner', ({ provisioner }) => provisioner ?? ''),
  text<StorageClass>('ReclaimPolicy', ({ reclaimPolicy }) => reclaimPolicy ?? 'Delete'),
  text<StorageClass>('VolumeBindingMode', ({ volumeBindingMode }) => volumeBindingMode ?? 'Immediate'),
  text<StorageClass>('AllowVolumeExpansion', ({ allowVolumeExpansion }) => allowVolumeExpansion ?? false),
  ageColumn,
];

const attributesClassColumns: readonly Column<VolumeAttributesClass>[] = [
  nameColumn,
  text<VolumeAttributesClass>('DriverName', ({ driverName }) => driverName ?? ''),
  ageColumn,
];

const attachmentColumns: readonly Column<VolumeAttachment>[] = [
  nameColumn,
  { name: 'Attacher', format: 'name', value: ({ spec }) => spec?.attacher ?? '' },
  text<VolumeAttachment>('PV', ({ spec }) => spec?.source?.persistentVolumeName ?? ''),
  text<VolumeAttachment>('Node', ({ spec }) => spec?.nodeName ?? ''),
  boolean<VolumeAttachment>('Attached', ({ status }) => status?.attached ?? false),
  ageColumn,
];

const csiNodeColumns: readonly Column<CSINode>[] = [
  nameColumn,
  integer<CSINode>('Drivers', ({ spec }) => spec?.drivers?.length ?? 0),
  ageColumn,
];

const csiDriverColumns: readonly Column<CSIDriver>[] = [
  nameColumn,
  boolean<CSIDriver>('AttachRequired', ({ spec }) => spec?.attachRequired ?? true),
  boolean<CSIDriver>('PodInfoOnMount', ({ spec }) => spec?.podInfoOnMount ?? false),
  boolean<CSIDriver>('StorageCapacity', ({ spec }) => spec?.storageCapacity ?? false),
  text<CSIDriver>('TokenRequests', ({ spec }) => spec?.tokenRequests?.map(({ audience }) => audience).join() ?? UNSET),
  boolean<CSIDriver>('RequiresRepublish', ({ spec }) => spec?.requiresRepublish ?? false),
  text<CSIDriver>('Modes', ({ spec }) => (spec?.volumeLifecycleModes ?? []).join() || NONE),
  ageColumn,
];

/** Mirrors the printers of kube-apiserver for the group storage.k8s.io. */
export const storageColumns: ColumnsOfKinds = {
  'storage.k8s.io/v1 CSIDriver': csiDriverColumns,
  'storage.k8s.io/v1 CSINode': csiNodeColumns,
  'storage.k8s.io/v1 StorageClass': storageClassColumns,
  'storage.k8s.io/v1 VolumeAttachment': attachmentColumns,
  'storage.k8s.io/v1 VolumeAttributesClass': attributesClassColumns,
};
