import type { PodCertificateRequest } from '#api/certificates/v1/zz_generated.types';
import type { StructDefaults } from '../../aspects/defaults.ts';
import type { KindStrategy } from '../../aspects/strategy.ts';
/**
 * A request never changes, but for its status.
 *
 * Differs from Go: who may write the status may sign.
 */
export declare const podCertificateRequestStrategy: KindStrategy<PodCertificateRequest>;
export declare const podCertificateRequestDefaults: StructDefaults;
