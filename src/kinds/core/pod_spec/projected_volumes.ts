import type {
  DownwardAPIVolumeFile,
  KeyToPath,
  ProjectedVolumeSource,
  VolumeProjection,
} from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkVolumeFilePath } from '#src/validation/checks/host_paths';
import { checkFieldRef, checkResourceFieldRef, FIELDS_OF_FILES } from './environment.ts';
import { CERTIFICATE_PATHS, checkClusterTrustBundle, checkPodCertificate } from './projected_certificates.ts';

const MAX_MODE = 0o777;

/** The permissions of a file. */
export function checkFileMode(faults: Faults, path: Path, mode: number | undefined): void {
  if (mode !== undefined && (mode > MAX_MODE || mode < 0))
    faults.invalid(path, mode, 'must be a number between 0 and 0777 (octal), both inclusive');
}

function checkKeyToPath(faults: Faults, path: Path, { key, path: target = '', mode }: KeyToPath): void {
  faults.present(path.child('key'), key);
  faults.present(path.child('path'), target);
  checkVolumeFilePath(faults, path.child('path'), target);
  checkFileMode(faults, path.child('mode'), mode);
}

/** The files of a volume with the values of a Secret or ConfigMap. */
export function checkSecretFiles(faults: Faults, path: Path, items: readonly KeyToPath[] = []): void {
  for (const [index, item] of items.entries()) checkKeyToPath(faults, path.child('items').index(index), item);
}

/** The files of a volume with fields of the Pod. */
export function checkDownwardAPIFiles(faults: Faults, path: Path, items: readonly DownwardAPIVolumeFile[] = []): void {
  for (const { path: target = '', fieldRef, resourceFieldRef, mode } of items) {
    faults.present(path.child('path'), target);
    checkVolumeFilePath(faults, path.child('path'), target);
    if (fieldRef !== undefined) {
      checkFieldRef(faults, path.child('fieldRef'), fieldRef, FIELDS_OF_FILES);
      if (resourceFieldRef !== undefined)
        faults.invalid(path, 'resource', 'fieldRef and resourceFieldRef can not be specified simultaneously');
    } else if (resourceFieldRef !== undefined)
      checkResourceFieldRef(faults, path.child('resourceFieldRef'), resourceFieldRef, true);
    else faults.required(path, 'one of fieldRef and resourceFieldRef is required');
    checkFileMode(faults, path.child('mode'), mode);
  }
}

/** Several sources of files in one volume. */
export function checkProjected(faults: Faults, path: Path, { sources = [], defaultMode }: ProjectedVolumeSource): void {
  checkFileMode(faults, path.child('defaultMode'), defaultMode);
  const paths = new Set<string>();
  const claim = (target: string | undefined, shown: string): void => {
    if (target === undefined || target === '') return;
    if (paths.has(target)) faults.invalid(path, shown, 'conflicting duplicate paths');
    paths.add(target);
  };
  for (const [index, source] of sources.entries())
    checkProjection(faults, path, path.child('sources').index(index), source, claim);
}

function checkProjection(
  faults: Faults,
  path: Path,
  at: Path,
  source: VolumeProjection,
  claim: (target: string | undefined, shown: string) => void,
): void {
  const { secret, configMap, downwardAPI, serviceAccountToken: token } = source;
  const { clusterTrustBundle: bundle, podCertificate: certificate } = source;
  for (const [name, files] of [
    ['secret', secret],
    ['configMap', configMap],
  ] as const) {
    if (files === undefined) continue;
    faults.present(at.child(name, 'name'), files.name);
    for (const [index, item] of (files.items ?? []).entries()) {
      checkKeyToPath(faults, at.child(name, 'items').index(index), item);
      claim(item.path, files.name ?? '');
    }
  }
  for (const file of downwardAPI?.items ?? []) {
    checkDownwardAPIFiles(faults, at.child('downwardAPI'), [file]);
    claim(file.path, file.path ?? '');
  }
  if (token !== undefined) {
    const seconds = token.expirationSeconds ?? 3600;
    const where = at.child('serviceAccountToken', 'expirationSeconds');
    if (seconds < 600) faults.invalid(where, seconds, 'may not specify a duration less than 10 minutes');
    if (seconds > 2 ** 32) faults.invalid(where, seconds, 'may not specify a duration larger than 2^32 seconds');
    if ((token.path ?? '') === '') faults.required(path.child('path'));
    else checkVolumeFilePath(faults, path.child('path'), token.path);
  }
  if (bundle !== undefined) {
    checkClusterTrustBundle(faults, at.child('clusterTrustBundle'), bundle);
    claim(bundle.path, bundle.path ?? '');
  }
  if (certificate !== undefined) {
    checkPodCertificate(faults, at.child('podCertificate'), certificate);
    for (const name of CERTIFICATE_PATHS) claim(certificate[name], certificate[name] ?? '');
  }
  const given = [secret, configMap, downwardAPI, token, bundle, certificate].filter((each) => each !== undefined);
  if (given.length > 1) faults.forbidden(at, 'may not specify more than 1 volume type per source');
}
