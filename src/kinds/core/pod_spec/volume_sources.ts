import type * as corev1 from '#api/core/v1/zz_generated.structs';
import { isDNS1123Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import { inclusiveRangeError } from '#apimachinery/util/validation/messages';
import type { Faults } from '#src/validation/checks/faults';
import { checkDescendingPath, checkNoBacksteps } from '#src/validation/checks/host_paths';

const HOST_PATH_TYPES = [
  '',
  'BlockDevice',
  'CharDevice',
  'Directory',
  'DirectoryOrCreate',
  'File',
  'FileOrCreate',
  'Socket',
];

export const MAX_ISCSI_NAME = 64;

export const ISCSI_NAME_TOO_LONG =
  'Total length of <volume name>:<iscsi.targetPortal> must be under 64 characters if iscsi.initiatorName is specified.';

/** Fields that must not be empty. */
function present<T>(faults: Faults, path: Path, source: T, ...names: readonly (keyof T & string)[]): void {
  for (const name of names) faults.present(path.child(name), source[name] as string | undefined);
}

function checkRange(faults: Faults, path: Path, value: number | undefined, max: number, min: number): void {
  if (value !== undefined && (value < 0 || value > max)) faults.invalid(path, value, inclusiveRangeError(min, max));
}

export function checkHostPath(faults: Faults, path: Path, source: corev1.HostPathVolumeSource): void {
  present(faults, path, source, 'path');
  if (!source.path) return;
  checkNoBacksteps(faults, path.child('path'), source.path);
  faults.oneOf(path.child('type'), source.type, HOST_PATH_TYPES);
}

export function checkGitRepo(faults: Faults, path: Path, source: corev1.GitRepoVolumeSource): void {
  present(faults, path, source, 'repository');
  checkDescendingPath(faults, path.child('directory'), source.directory ?? '');
}

export function checkGCEPersistentDisk(faults: Faults, path: Path, source: corev1.GCEPersistentDiskVolumeSource): void {
  present(faults, path, source, 'pdName');
  checkRange(faults, path.child('partition'), source.partition, 255, 1);
}

export function checkAWSElasticBlockStore(
  faults: Faults,
  path: Path,
  source: corev1.AWSElasticBlockStoreVolumeSource,
): void {
  present(faults, path, source, 'volumeID');
  checkRange(faults, path.child('partition'), source.partition, 255, 1);
}

export function checkNFS(faults: Faults, path: Path, source: corev1.NFSVolumeSource): void {
  present(faults, path, source, 'server', 'path');
  if (!(source.path ?? '').startsWith('/'))
    faults.invalid(path.child('path'), source.path ?? '', 'must be an absolute path');
}

const INITIATORS = [
  ['iqn', /iqn\.\d{4}-\d{2}\.[A-Za-z0-9.-]+:[^,;*&$|\s]+$/],
  ['eui', /^eui.[A-Za-z0-9]{16}$/],
  ['naa', /^naa.[A-Za-z0-9]{32}$/],
] as const;

function checkInitiator(faults: Faults, path: Path, name: string, whenUnknown: string): void {
  const kind = INITIATORS.find(([prefix]) => name.startsWith(prefix));
  if (kind === undefined) faults.invalid(path, name, whenUnknown);
  else if (!kind[1].test(name)) faults.invalid(path, name, 'must be valid format');
}

export function checkISCSI(faults: Faults, path: Path, source: corev1.ISCSIVolumeSource): void {
  checkISCSITarget(faults, path, source, 'must be valid format starting with iqn, eui, or naa');
}

export function checkISCSIPersistent(
  faults: Faults,
  path: Path,
  source: corev1.ISCSIPersistentVolumeSource,
  volumeName: string,
): void {
  checkISCSITarget(faults, path, source, 'must be valid format');
  if (source.initiatorName !== undefined && `${volumeName}:${source.targetPortal}`.length > MAX_ISCSI_NAME) {
    faults.invalid(path.child('targetportal'), source.targetPortal, ISCSI_NAME_TOO_LONG);
  }
  if (source.secretRef !== undefined) faults.present(path.child('secretRef', 'name'), source.secretRef.name);
}

function checkISCSITarget(
  faults: Faults,
  path: Path,
  source: corev1.ISCSIVolumeSource | corev1.ISCSIPersistentVolumeSource,
  whenUnknown: string,
): void {
  faults.present(path.child('targetPortal'), source.targetPortal);
  if ((source.iqn ?? '') === '') faults.required(path.child('iqn'));
  else checkInitiator(faults, path.child('iqn'), source.iqn, whenUnknown);
  checkRange(faults, path.child('lun'), source.lun, 255, 0);
  if ((source.chapAuthDiscovery === true || source.chapAuthSession === true) && source.secretRef === undefined)
    faults.required(path.child('secretRef'));
  if (source.initiatorName !== undefined)
    checkInitiator(faults, path.child('initiatorname'), source.initiatorName, whenUnknown);
}

export function checkGlusterfs(
  faults: Faults,
  path: Path,
  source: corev1.GlusterfsVolumeSource | corev1.GlusterfsPersistentVolumeSource,
): void {
  faults.present(path.child('endpoints'), source.endpoints);
  faults.present(path.child('path'), source.path);
}

export function checkFlocker(
  faults: Faults,
  path: Path,
  { datasetName = '', datasetUUID = '' }: corev1.FlockerVolumeSource,
): void {
  if (datasetName === '' && datasetUUID === '') faults.required(path, 'one of datasetName and datasetUUID is required');
  if (datasetName !== '' && datasetUUID !== '')
    faults.invalid(path, 'resource', 'datasetName and datasetUUID can not be specified simultaneously');
  if (datasetName.includes('/')) faults.invalid(path.child('datasetName'), datasetName, "must not contain '/'");
}

export function checkRBD(
  faults: Faults,
  path: Path,
  source: corev1.RBDVolumeSource | corev1.RBDPersistentVolumeSource,
): void {
  if ((source.monitors ?? []).length === 0) faults.required(path.child('monitors'));
  faults.present(path.child('image'), source.image);
}

export function checkCinder(faults: Faults, path: Path, source: corev1.CinderVolumeSource): void {
  present(faults, path, source, 'volumeID');
  if (source.secretRef !== undefined) faults.present(path.child('secretRef', 'name'), source.secretRef.name);
}

export function checkCephFS(faults: Faults, path: Path, source: { readonly monitors?: readonly string[] }): void {
  if ((source.monitors ?? []).length === 0) faults.required(path.child('monitors'));
}

const HOST_AND_PORT = /^(?:[^:[\]]*|\[[^[\]]*\]):[^:[\]]*$/;

export function checkQuobyte(
  faults: Faults,
  path: Path,
  { registry = '', tenant = '', volume }: corev1.QuobyteVolumeSource,
): void {
  const words = 'must be a host:port pair or multiple pairs separated by commas';
  if (registry === '') faults.required(path.child('registry'), words);
  else if (tenant.length >= 65)
    faults.required(path.child('tenant'), 'must be a UUID and may not exceed a length of 64 characters');
  else
    for (const pair of registry.split(','))
      if (!HOST_AND_PORT.test(pair)) faults.invalid(path.child('registry'), registry, words);
  faults.present(path.child('volume'), volume);
}

export function checkFC(faults: Faults, path: Path, { targetWWNs = [], wwids = [], lun }: corev1.FCVolumeSource): void {
  const at = path.child('targetWWNs');
  if (targetWWNs.length === 0 && wwids.length === 0)
    faults.required(at, 'must specify either targetWWNs or wwids, but not both');
  if (targetWWNs.length > 0 && wwids.length > 0)
    faults.invalid(at, targetWWNs, 'targetWWNs and wwids can not be specified simultaneously');
  if (targetWWNs.length === 0) return;
  if (lun === undefined) faults.required(path.child('lun'), 'lun is required if targetWWNs is specified');
  else checkRange(faults, path.child('lun'), lun, 255, 0);
}

export function checkFlexVolume(
  faults: Faults,
  path: Path,
  { driver, options = {} }: corev1.FlexVolumeSource | corev1.FlexPersistentVolumeSource,
): void {
  faults.present(path.child('driver'), driver);
  for (const key of Object.keys(options)) {
    const domain = `.${(key.includes('/') ? key.slice(0, key.indexOf('/')) : key).toLowerCase()}`;
    if (domain.endsWith('.kubernetes.io') || domain.endsWith('.k8s.io'))
      faults.invalid(path.child('options').key(key), key, 'kubernetes.io and k8s.io namespaces are reserved');
  }
}

export function checkAzureFile(
  faults: Faults,
  path: Path,
  source: corev1.AzureFileVolumeSource | corev1.AzureFilePersistentVolumeSource,
): void {
  faults.present(path.child('secretName'), source.secretName);
  faults.present(path.child('shareName'), source.shareName);
  if ('secretNamespace' in source && source.secretNamespace === '') faults.required(path.child('secretNamespace'));
}

const MANAGED_URI = '/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}';

const BLOB_URI = 'https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd';

export function checkAzureDisk(faults: Faults, path: Path, source: corev1.AzureDiskVolumeSource): void {
  const { diskURI = '', kind = 'Shared' } = source;
  present(faults, path, source, 'diskName', 'diskURI');
  faults.oneOf(path.child('cachingMode'), source.cachingMode, ['None', 'ReadOnly', 'ReadWrite']);
  faults.oneOf(path.child('kind'), kind, ['Dedicated', 'Managed', 'Shared']);
  if (kind === 'Managed') {
    if (!diskURI.startsWith('/subscriptions/')) faults.unsupported(path.child('diskURI'), diskURI, [MANAGED_URI]);
  } else if (!diskURI.startsWith('https://')) faults.unsupported(path.child('diskURI'), diskURI, [BLOB_URI]);
}

export function checkScaleIO(
  faults: Faults,
  path: Path,
  source: { readonly gateway?: string; readonly system?: string; readonly volumeName?: string },
): void {
  present(faults, path, source, 'gateway', 'system', 'volumeName');
}

type SecretName = { readonly name?: string; readonly namespace?: string };

export function checkStorageOS(
  faults: Faults,
  path: Path,
  {
    volumeName = '',
    volumeNamespace = '',
    secretRef,
  }: { readonly volumeName?: string; readonly volumeNamespace?: string; readonly secretRef?: SecretName },
): void {
  faults.named(path.child('volumeName'), volumeName, isDNS1123Label);
  if (volumeNamespace !== '')
    faults.each(path.child('volumeNamespace'), volumeNamespace, isDNS1123Label(volumeNamespace));
  if (secretRef !== undefined) faults.present(path.child('secretRef', 'name'), secretRef.name);
}

/** The name of a CSI driver, which is a DNS subdomain in any case. */
export function checkCSIDriverName(faults: Faults, path: Path, driver = ''): void {
  if (driver === '') {
    faults.required(path);
    return;
  }
  if (driver.length > 63) faults.tooLong(path, 63);
  faults.each(path, driver, isDNS1123Subdomain(driver.toLowerCase()));
}

/** A Secret that a PersistentVolume names. */
export function checkSecretReference(faults: Faults, path: Path, { name, namespace }: SecretName): void {
  faults.named(path.child('name'), name, isDNS1123Subdomain);
  faults.named(path.child('namespace'), namespace, isDNS1123Label);
}

export function checkLocal(faults: Faults, path: Path, { path: target = '' }: corev1.LocalVolumeSource): void {
  if (target === '') faults.required(path.child('path'));
  else checkNoBacksteps(faults, path.child('path'), target);
}
