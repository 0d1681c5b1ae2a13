export { checkCSIDriver } from './csi_driver.js';
export { checkCSINode } from './csi_node.js';
export { checkCSIStorageCapacity } from './csi_storage_capacity.js';
export { checkStorageClass } from './storage_class.js';
export { checkVolumeAttachment } from './volume_attachment.js';
export { checkVolumeAttributesClass } from './volume_attributes_class.js';
