import type { ClusterTrustBundle } from '#api/certificates/v1/zz_generated.types';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { longerThan } from '#engine/text/name_syntax';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { NONE, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { pemBlocks } from './pem.ts';
import { bundleNameFaults, checkSignerName } from './signer_name.ts';
import { readCertificate } from './x509.ts';

const MAX_TRUST_BUNDLE = 1024 * 1024;

/** Mirrors `ValidateClusterTrustBundle` of kube-apiserver. */
export function checkClusterTrustBundle(faults: Faults, { metadata, spec }: ClusterTrustBundle): void {
  const { signerName = '', trustBundle = '' } = spec ?? {};
  checkObjectMeta(faults, metadata, {
    namespaced: false,
    name: (name, prefix) => bundleNameFaults(signerName, name, prefix),
  });
  if (signerName !== '') checkSignerName(faults, newPath('spec', 'signerName'), signerName);
  checkTrustBundle(faults, newPath('spec', 'trustBundle'), trustBundle);
}

const OMITTED = '<value omitted>';

/** At least one authority, none twice, and nothing else. */
function checkTrustBundle(faults: Faults, path: Path, bundle: string): void {
  if (longerThan(bundle, MAX_TRUST_BUNDLE)) {
    faults.tooLong(path, MAX_TRUST_BUNDLE);
    return;
  }
  const before = faults.list.length;
  const anchors = new Map<string, number[]>();
  for (const [index, { type, hasHeaders, bytes }] of pemBlocks(bundle).entries()) {
    const fault = hasHeaders ? `entry ${index} has PEM block headers` : certificateFault(index, bytes);
    if (type !== 'CERTIFICATE') faults.invalid(path, OMITTED, `entry ${index} has bad block type: ${type}`);
    else if (fault !== undefined) faults.invalid(path, OMITTED, fault);
    else {
      const key = String(bytes);
      anchors.set(key, [...(anchors.get(key) ?? []), index]);
    }
  }
  if (faults.list.length > before) return;
  if (anchors.size === 0) faults.invalid(path, OMITTED, 'at least one trust anchor must be provided');
  for (const indices of anchors.values())
    if (indices.length > 1) faults.invalid(path, OMITTED, `duplicate trust anchor (indices [${indices.join(' ')}])`);
}

function certificateFault(index: number, bytes: Uint8Array): string | undefined {
  const certificate = readCertificate(bytes);
  if (certificate === undefined) return `entry ${index} does not parse as X.509`;
  return certificate.isAuthority ? undefined : `entry ${index} does not have the CA bit set`;
}

export const clusterTrustBundleUpdateValidation: UpdateValidation<ClusterTrustBundle> = {
  immutable: { 'spec.signerName': '' },
};

export const clusterTrustBundleColumns: readonly Column<ClusterTrustBundle>[] = [
  nameColumn,
  { name: 'SignerName', value: ({ spec }) => spec?.signerName || NONE },
];

export const clusterTrustBundleStrategy: KindStrategy<ClusterTrustBundle> = {
  allowUnconditionalUpdate: false,
  selectableFields: { 'spec.signerName': ({ spec }) => spec?.signerName ?? '' },
};
