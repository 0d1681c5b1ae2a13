import type * as certificatesv1 from '#api/certificates/v1/index';
import type { PodCertificateRequest } from '#api/certificates/v1/zz_generated.types';
import { omitValue } from '#apimachinery/util/validation/field/bad_value';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { decodeBase64 } from '#engine/text/base64';
import type { StructDefaults } from '../../aspects/defaults.ts';
import type { KindStrategy } from '../../aspects/strategy.ts';
import { signatureFault } from '../signature.ts';

/**
 * A request never changes, but for its status.
 *
 * Differs from Go: who may write the status may sign.
 */
export const podCertificateRequestStrategy: KindStrategy<PodCertificateRequest> = {
  async checkSignature({ spec }) {
    const fault = await signatureFault(decodeBase64(spec?.stubPKCS10Request ?? ''));
    return fault === undefined ? [] : [invalid(newPath('spec', 'stubPKCS10Request'), omitValue, 'invalid signature')];
  },
  allowUnconditionalUpdate: false,
  selectableFields: {
    'spec.signerName': ({ spec }) => spec?.signerName ?? '',
    'spec.podName': ({ spec }) => spec?.podName ?? '',
    'spec.nodeName': ({ spec }) => spec?.nodeName ?? '',
  },
  isSelectableByNamespace: false,
  status: { keepsMetadata: true },
};

export const podCertificateRequestDefaults: StructDefaults = {
  'certificates/v1.PodCertificateRequestSpec': (spec: certificatesv1.PodCertificateRequestSpec) =>
    void (spec.maxExpirationSeconds ??= 86_400),
};
