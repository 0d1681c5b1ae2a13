import type {
  EnvFromSource,
  EnvVar,
  EnvVarSource,
  ObjectFieldSelector,
  ResourceFieldSelector,
} from '#api/core/v1/zz_generated.structs';
import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import { isConfigMapKey, isRelaxedEnvVarName } from '#apimachinery/util/validation/keys';
import type { Faults } from '#src/validation/checks/faults';
import { checkNoBacksteps } from '#src/validation/checks/host_paths';
import { subdomain } from '#src/validation/checks/names';
import { quantityOf } from '#src/validation/checks/quantities';

/** Fields of the Pod that an environment variable can take its value from. */
const FIELDS_OF_VARIABLES = [
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
  'spec.nodeName',
  'spec.serviceAccountName',
  'status.hostIP',
  'status.hostIPs',
  'status.podIP',
  'status.podIPs',
];

/** Fields of the Pod that a file of a volume can have. */
export const FIELDS_OF_FILES: readonly string[] = [
  'metadata.annotations',
  'metadata.labels',
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
];

/** Fields that have a name for the downward API, usable or not. */
const KNOWN_FIELDS = [
  ...FIELDS_OF_VARIABLES,
  ...FIELDS_OF_FILES,
  'spec.restartPolicy',
  'spec.schedulerName',
  'status.phase',
  'spec.host',
];

const RESOURCES = [
  'limits.cpu',
  'limits.ephemeral-storage',
  'limits.memory',
  'requests.cpu',
  'requests.ephemeral-storage',
  'requests.memory',
];

const SOURCES = ['fieldRef', 'resourceFieldRef', 'configMapKeyRef', 'secretKeyRef', 'fileKeyRef'] as const;

/** The environment variables of a container. */
export function checkEnv(faults: Faults, path: Path, variables: readonly EnvVar[]): void {
  for (const [index, variable] of variables.entries()) {
    const at = path.index(index);
    faults.named(at.child('name'), variable.name, isRelaxedEnvVarName);
    if (variable.valueFrom !== undefined)
      checkValueFrom(faults, at.child('valueFrom'), variable.value ?? '', variable.valueFrom);
  }
}

function checkValueFrom(faults: Faults, path: Path, value: string, source: EnvVarSource): void {
  const given = SOURCES.filter((name) => source[name] !== undefined);
  const { fieldRef, resourceFieldRef, configMapKeyRef, secretKeyRef, fileKeyRef } = source;
  if (fieldRef !== undefined) checkFieldRef(faults, path.child('fieldRef'), fieldRef, FIELDS_OF_VARIABLES);
  if (resourceFieldRef !== undefined)
    checkResourceFieldRef(faults, path.child('resourceFieldRef'), resourceFieldRef, false);
  if (configMapKeyRef !== undefined) checkKeyRef(faults, path.child('configMapKeyRef'), configMapKeyRef);
  if (secretKeyRef !== undefined) checkKeyRef(faults, path.child('secretKeyRef'), secretKeyRef);
  if (fileKeyRef !== undefined) {
    const at = path.child('fileKeyRef');
    faults.named(at.child('key'), fileKeyRef.key, isRelaxedEnvVarName);
    faults.named(at.child('volumeName'), fileKeyRef.volumeName, isDNS1123Label);
    if ((fileKeyRef.path ?? '') === '') faults.required(at.child('path'));
    else checkNoBacksteps(faults, at.child('path'), fileKeyRef.path);
  }
  if (given.length === 0)
    faults.invalid(
      path,
      '',
      'must specify one of: `fieldRef`, `resourceFieldRef`, `configMapKeyRef`, `secretKeyRef` or `fileKeyRef`',
    );
  else if (value !== '') faults.invalid(path, '', 'may not be specified when `value` is not empty');
  else if (given.length > 1) faults.invalid(path, '', 'may not have more than one field specified at a time');
}

function checkKeyRef(
  faults: Faults,
  path: Path,
  { name = '', key }: { readonly name?: string; readonly key?: string },
): void {
  faults.each(path.child('name'), name, subdomain(name));
  faults.named(path.child('key'), key, isConfigMapKey);
}

/** A field of the Pod, as the downward API names it. */
export function checkFieldRef(
  faults: Faults,
  path: Path,
  { apiVersion, fieldPath = '' }: ObjectFieldSelector,
  allowed: readonly string[],
): void {
  if (fieldPath === '') {
    faults.required(path.child('fieldPath'));
    return;
  }
  const fail = (text: string): void =>
    faults.invalid(path.child('fieldPath'), fieldPath, `error converting fieldPath: ${text}`);
  if ((apiVersion || 'v1') !== 'v1') {
    fail(`unsupported pod version: ${apiVersion}`);
    return;
  }
  const subscript = /^([^]+?)\['([^]*)'\]$/.exec(fieldPath);
  if (subscript !== null) {
    const [, map, key] = subscript as unknown as [string, string, string];
    if (map === 'metadata.annotations') faults.each(path, key.toLowerCase(), isQualifiedName(key.toLowerCase()));
    else if (map === 'metadata.labels') faults.each(path, key, isQualifiedName(key));
    else fail(`field label does not support subscript: ${fieldPath}`);
    return;
  }
  if (!KNOWN_FIELDS.includes(fieldPath)) {
    fail(`field label not supported: ${fieldPath}`);
    return;
  }
  const field = fieldPath === 'spec.host' ? 'spec.nodeName' : fieldPath;
  if (!allowed.includes(field)) faults.unsupported(path.child('fieldPath'), field, allowed);
}

/** A resource of a container; `inVolume` it must say of which. */
export function checkResourceFieldRef(
  faults: Faults,
  path: Path,
  selector: ResourceFieldSelector,
  inVolume: boolean,
): void {
  const { containerName = '', resource = '', divisor } = selector;
  const hugePages = /^(?:requests|limits)\.hugepages-/.test(resource);
  const isKnown = hugePages || RESOURCES.includes(resource);
  if (inVolume && containerName === '') faults.required(path.child('containerName'));
  else if (resource === '') faults.required(path.child('resource'));
  else if (!isKnown) faults.unsupported(path.child('resource'), resource, RESOURCES);
  if (divisor === undefined || !isKnown) return;
  const unit = quantityOf(divisor);
  if (unit.isZero()) return;
  const kind = hugePages ? 'hugepages' : resource.slice(resource.indexOf('.') + 1);
  const allowed = kind === 'cpu' ? ['1m', '1'] : UNITS;
  if (allowed.includes(unit.toString())) return;
  const noun = kind === 'ephemeral-storage' ? 'local ephemeral storage' : kind;
  faults.invalid(
    path.child('divisor'),
    resource,
    `only divisor's values ${allowed.join(kind === 'cpu' ? ' and ' : ', ')} are supported with the ${noun} resource`,
  );
}

const UNITS = ['1', '1k', '1M', '1G', '1T', '1P', '1E', '1Ki', '1Mi', '1Gi', '1Ti', '1Pi', '1Ei'];

/** Objects that give a container environment variables. */
export function checkEnvFrom(faults: Faults, path: Path, sources: readonly EnvFromSource[]): void {
  for (const [index, { prefix = '', configMapRef, secretRef }] of sources.entries()) {
    const at = path.index(index);
    if (prefix !== '') faults.each(at.child('prefix'), prefix, isRelaxedEnvVarName(prefix));
    for (const [name, source] of [
      ['configMapRef', configMapRef],
      ['secretRef', secretRef],
    ] as const) {
      if (source !== undefined)
        faults.named(at.child(name, 'name'), source.name, (text) => nameIsDNSSubdomain(text, true));
    }
    if (configMapRef === undefined && secretRef === undefined)
      faults.invalid(path, '', 'must specify one of: `configMapRef` or `secretRef`');
    else if (configMapRef !== undefined && secretRef !== undefined)
      faults.invalid(path, '', 'may not have more than one field specified at a time');
  }
}
