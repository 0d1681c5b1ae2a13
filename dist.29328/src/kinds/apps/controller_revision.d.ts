import type { ControllerRevision } from '#api/apps/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkControllerRevision(faults: Faults, { metadata, revision, data }: ControllerRevision): void;
export declare const controllerRevisionUpdateValidation: UpdateValidation<ControllerRevision>;
export declare const controllerRevisionColumns: readonly Column<ControllerRevision>[];
