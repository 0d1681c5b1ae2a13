import type { ServiceAccount } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import { type WithoutServerFields } from '../aspects/server_fields.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
export declare function checkServiceAccount(faults: Faults, { metadata }: ServiceAccount): void;
export declare const serviceAccountColumns: readonly Column[];
export declare const serviceAccountStrategy: KindStrategy<ServiceAccount>;
/** Secrets of tokens, which clusters before 1.24 made for every account. */
export declare function withoutTokens(secrets: unknown, name: string): readonly unknown[] | undefined;
/** Without the secrets of tokens that clusters before 1.24 made for every account. */
export declare const serviceAccountWithoutServerFields: WithoutServerFields;
