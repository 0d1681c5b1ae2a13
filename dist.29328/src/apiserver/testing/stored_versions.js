import * as admissionv1 from '#api/admissionregistration/v1/zz_generated.types';
import * as admissionv1beta1 from '#api/admissionregistration/v1beta1/zz_generated.types';
import * as certificatesv1 from '#api/certificates/v1/zz_generated.types';
import * as certificatesv1beta1 from '#api/certificates/v1beta1/zz_generated.types';
import { DeviceTaintRule } from '#api/resource/v1/zz_generated.types';
import { DeviceTaintRule as TaintRuleV1beta2 } from '#api/resource/v1beta2/zz_generated.types';
import * as schedulingv1alpha3 from '#api/scheduling/v1alpha3/zz_generated.types';
import * as schedulingv1beta1 from '#api/scheduling/v1beta1/zz_generated.types';
import { StorageVersionMigration } from '#api/storagemigration/v1/zz_generated.types';
import { StorageVersionMigration as MigrationV1beta1 } from '#api/storagemigration/v1beta1/zz_generated.types';
/** Teaches a Scheme to read the Kinds that kube-apiserver stores in an older version than it serves, or in another one. */
export function readStoredVersions(scheme) {
    /** For versions that differ in nothing else. */
    const readAs = (stored, served) => scheme.addConversionFunc(stored, served, (object, out) => {
        const fields = Object.entries(object).filter(([name]) => name !== 'apiVersion' && name !== 'kind');
        Object.assign(out, Object.fromEntries(fields));
    });
    readAs(admissionv1beta1.MutatingAdmissionPolicy, admissionv1.MutatingAdmissionPolicy);
    readAs(admissionv1beta1.MutatingAdmissionPolicyBinding, admissionv1.MutatingAdmissionPolicyBinding);
    readAs(certificatesv1beta1.ClusterTrustBundle, certificatesv1.ClusterTrustBundle);
    readAs(TaintRuleV1beta2, DeviceTaintRule);
    readAs(schedulingv1beta1.PodGroup, schedulingv1alpha3.PodGroup);
    readAs(schedulingv1beta1.Workload, schedulingv1alpha3.Workload);
    readAs(MigrationV1beta1, StorageVersionMigration);
    scheme.addConversionFunc(certificatesv1beta1.PodCertificateRequest, certificatesv1.PodCertificateRequest, ({ metadata, spec, status }, out) => {
        const { pkixPublicKey: _, proofOfPossession: _proof, ...kept } = spec;
        Object.assign(out, { metadata, spec: kept, ...(status && { status }) });
    });
}
