export { checkCSIDriver } from './csi_driver.ts';
export { checkCSINode } from './csi_node.ts';
export { checkCSIStorageCapacity } from './csi_storage_capacity.ts';
export { checkStorageClass } from './storage_class.ts';
export { checkVolumeAttachment } from './volume_attachment.ts';
export { checkVolumeAttributesClass } from './volume_attributes_class.ts';
