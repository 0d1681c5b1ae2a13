import type { PodTemplate } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
export declare function checkPodTemplate(faults: Faults, { metadata, template }: PodTemplate): void;
export declare const podTemplateColumns: readonly Column<PodTemplate>[];
export declare const podTemplateStrategy: KindStrategy<PodTemplate>;
