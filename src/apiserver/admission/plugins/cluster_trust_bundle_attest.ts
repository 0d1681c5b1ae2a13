import { quote } from '#engine/schema/fault';
import { changesOnlyOwners } from '../../authorization/rbac/escalation.ts';
import { withObjectMeta } from '../../storage/with_metadata.ts';
import { signerPermission } from '../signer_permission.ts';
import { type AdmissionPlugin, type HostedAdmission, isAbout, isObject, newForbidden } from '../plugin.ts';

/** Lets a ClusterTrustBundle of a signer be written only by users who may `attest` for the signer. */
export const clusterTrustBundleAttest: HostedAdmission = {
  install(host): AdmissionPlugin {
    const may = signerPermission(host);
    return {
      name: 'ClusterTrustBundleAttest',
      handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
      async validate(attributes) {
        const { object, oldObject } = attributes;
        if (!isAbout(attributes, 'certificates.k8s.io', 'clustertrustbundles') || object === undefined) return;
        const signerName = signerNameOf(object);
        if (signerName === '') return;
        if (oldObject !== undefined && changesOnlyOwners(withObjectMeta(object), withObjectMeta(oldObject))) return;
        if (await may(attributes, 'attest', signerName)) return;
        const text = `user not permitted to attest for signerName ${quote(signerName)}`;
        throw newForbidden(attributes, new Error(text));
      },
    };
  },
};

/** In whichever version the bundle is: all have the field. */
function signerNameOf(bundle: object): string {
  const spec = 'spec' in bundle ? bundle.spec : undefined;
  const name = isObject(spec) ? spec['signerName'] : undefined;
  return typeof name === 'string' ? name : '';
}
