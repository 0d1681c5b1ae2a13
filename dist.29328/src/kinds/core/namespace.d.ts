import type { Namespace } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import { type WithoutServerFields } from '../aspects/server_fields.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
export declare function checkNamespace(faults: Faults, { metadata, spec }: Namespace): void;
export declare const namespaceColumns: readonly Column<Namespace>[];
export declare const namespaceStrategy: KindStrategy<Namespace>;
export declare const namespaceDefaults: StructDefaults;
/** Without the label with its name, and the finalizer that every namespace has. */
export declare const namespaceWithoutServerFields: WithoutServerFields;
