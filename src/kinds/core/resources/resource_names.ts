import { isSupportedPodLevelResource, supportedPodLevelResources } from '#api/core/v1/pod_level_resources';
import { parseQuantity, type Quantity } from '#apimachinery/api/resource/quantity';
import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkNonNegativeQuantity } from '#src/validation/checks/quantities';

const COUNTED = [
  'pods',
  'resourcequotas',
  'services',
  'replicationcontrollers',
  'secrets',
  'configmaps',
  'persistentvolumeclaims',
  'services.nodeports',
  'services.loadbalancers',
];

const COMPUTED = ['cpu', 'memory', 'ephemeral-storage'];

const OF_QUOTAS = [
  ...COMPUTED,
  ...COMPUTED.map((name) => `requests.${name}`),
  ...COMPUTED.map((name) => `limits.${name}`),
  'requests.storage',
  ...COUNTED,
];

const HUGE_PAGES = 'hugepages-';

const isHugePagesOfQuota = (name: string): boolean =>
  name.startsWith(HUGE_PAGES) || name.startsWith(`requests.${HUGE_PAGES}`);

export const isHugePages = (name: string): boolean => name.startsWith(HUGE_PAGES);

/** A resource that Kubernetes itself counts. */
export const isNative = (name: string): boolean => !name.includes('/') || name.includes('kubernetes.io/');

/** Whether a limit may be above the request. */
export const mayOvercommit = (name: string): boolean => isNative(name) && !isHugePages(name);

/** Whether a quota may count the resource by this name. */
export const isOfQuota = (name: string): boolean => OF_QUOTAS.includes(name) || isHugePagesOfQuota(name);

/** One that a device plug-in or an operator counts. */
export const isExtended = (name: string): boolean =>
  !isNative(name) && !name.startsWith('requests.') && isQualifiedName(`requests.${name}`).length === 0;

/** Whether only whole amounts make sense. */
export const isWhole = (name: string): boolean => COUNTED.includes(name) || isExtended(name);

/** The name of a resource of any object. @returns whether it can be one */
export function checkResourceName(faults: Faults, path: Path, name: string): boolean {
  const texts = isQualifiedName(name);
  faults.each(path, name, texts);
  if (texts.length > 0) return false;
  if (name.includes('/') || name === 'storage' || isOfQuota(name)) return true;
  faults.invalid(path, name, 'must be a standard resource type or fully qualified');
  return false;
}

/** The name of a resource of a container. */
export function checkContainerResourceName(faults: Faults, path: Path, name: string): void {
  checkResourceName(faults, path, name);
  if (!name.includes('/')) {
    if (!COMPUTED.includes(name) && !isHugePages(name))
      faults.invalid(path, name, 'must be a standard resource for containers');
  } else if (!isNative(name) && !isExtended(name))
    faults.invalid(path, name, "doesn't follow extended resource name standard");
}

/** The name of a resource of a whole Pod. */
export function checkPodResourceName(faults: Faults, path: Path, name: string): void {
  if (!checkResourceName(faults, path, name)) return;
  if (!isSupportedPodLevelResource(name)) faults.unsupported(path, name, supportedPodLevelResources().sort());
}

/** The amount of a resource. */
export function checkResourceAmount(faults: Faults, path: Path, name: string, amount: Quantity): void {
  checkNonNegativeQuantity(faults, path, amount);
  if (isWhole(name) && !isInteger(amount)) faults.invalid(path, amount.toString(), 'must be an integer');
}

/** Huge pages come in multiples of their size, which is part of the name. */
export function isMultipleOfPages(name: string, amount: Quantity): boolean {
  let size: Quantity;
  try {
    size = parseQuantity(name.slice(HUGE_PAGES.length));
  } catch {
    return false;
  }
  if (size.sign() <= 0 || !isInteger(size)) return false;
  return amount.asDec().mod(size.asDec()).eq(0);
}

// Differs from Go: it loses digits of what is beyond an int64 of thousandths, so that an integer may count as a fraction.
const isInteger = (amount: Quantity): boolean => amount.asDec().mod(1).eq(0);
