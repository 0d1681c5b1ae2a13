import type { MutatingWebhookConfiguration, ValidatingWebhookConfiguration } from '#api/admissionregistration/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
/** Both kinds of configurations of webhooks. */
export declare function checkWebhookConfiguration(faults: Faults, { metadata, webhooks }: MutatingWebhookConfiguration | ValidatingWebhookConfiguration): void;
type Configuration = MutatingWebhookConfiguration | ValidatingWebhookConfiguration;
export declare const webhookConfigurationColumns: readonly Column<Configuration>[];
export declare const webhookConfigurationStrategy: KindStrategy<MutatingWebhookConfiguration | ValidatingWebhookConfiguration>;
export declare const webhookConfigurationDefaults: StructDefaults;
export {};
