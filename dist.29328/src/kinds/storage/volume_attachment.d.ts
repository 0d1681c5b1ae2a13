import type { VolumeAttachment } from '#api/storage/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkVolumeAttachment(faults: Faults, { metadata, spec }: VolumeAttachment): void;
export declare const volumeAttachmentUpdateValidation: UpdateValidation<VolumeAttachment>;
export declare const volumeAttachmentColumns: readonly Column<VolumeAttachment>[];
export declare const volumeAttachmentStrategy: KindStrategy<VolumeAttachment>;
