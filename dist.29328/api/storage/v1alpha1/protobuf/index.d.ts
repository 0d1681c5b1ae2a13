export { codecs, VolumeAttachment, VolumeAttachmentList, CSIStorageCapacity, CSIStorageCapacityList, VolumeAttributesClass, VolumeAttributesClassList, } from './zz_generated.pb.ts';
