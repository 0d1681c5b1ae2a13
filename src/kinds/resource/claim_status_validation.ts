import type {
  AllocatedDeviceStatus,
  AllocationResult,
  DeviceRequestAllocationResult,
  NetworkDeviceData,
  ResourceClaimStatus,
} from '#api/resource/v1/zz_generated.structs';
import type { ResourceClaim } from '#api/resource/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { validateLabelName } from '#apimachinery/apis/meta/v1/validation/labels';
import { isValidInterfaceAddress } from '#apimachinery/util/validation/cidr';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { longerThan } from '#engine/text/name_syntax';
import { checkUUID } from '#src/validation/checks/declared';
import type { Faults } from '#src/validation/checks/faults';
import { checkDNSLabel } from '#src/validation/checks/names';
import { checkNodeSelector } from '../core/pod_spec/node_selectors.ts';
import { checkCSIDriverName } from '../core/pod_spec/volume_sources.ts';
import { type BothRules, withDeclared } from './both_rules.ts';
import { checkDeviceConfiguration, checkRaw } from './device_configuration.ts';
import {
  checkList,
  checkRequestRef,
  checkRequestRefs,
  checkTolerations,
  type RequestNames,
  requestNamesOf,
} from './device_requests.ts';
import { checkDeclaredDriver, checkDeclaredPoolName, checkPoolName } from './names.ts';

const STATUS = /* @__PURE__ */ newPath('status');

const MAX_RESERVED_FOR = 256;

const MAX_RESULTS = 32;

/** Those of classes and of claims. */
const MAX_CONFIGURATIONS = 64;

const MAX_BINDING_CONDITIONS = 4;

const MAX_CONDITIONS = 8;

const MAX_ADDRESSES = 16;

/** Mirrors `ValidateResourceClaimStatusUpdate` of kube-apiserver. */
export function checkResourceClaimStatusUpdate(
  faults: Faults,
  { metadata, spec, status = {} }: ResourceClaim,
  { status: old = {} }: ResourceClaim,
): void {
  const names = requestNamesOf(spec?.devices ?? {});
  withDeclared(faults, (both) => {
    checkReservedFor(both, status);
    checkDevices(both, status, old);
    checkReservation(faults, status, old, Boolean(metadata.deletionTimestamp));
    checkAllocation(both, status.allocation, old.allocation, names);
  });
}

function checkReservedFor({ faults, declared }: BothRules, { reservedFor: now = [] }: ResourceClaimStatus): void {
  const path = STATUS.child('reservedFor');
  if (now.length > MAX_RESERVED_FOR) {
    declared.tooMany(path, now.length, MAX_RESERVED_FOR);
    return;
  }
  for (const [index, consumer] of now.entries()) {
    const isSecond = now.findIndex(({ uid }) => (uid ?? '') === (consumer.uid ?? '')) < index;
    if (isSecond) declared.duplicate(path.index(index), consumer);
    for (const name of ['resource', 'name', 'uid'] as const)
      faults.present(path.index(index).child(name), consumer[name]);
  }
}

/** A device that is allocated, or a share of it. */
export function sharedDeviceID(device: {
  readonly driver?: string;
  readonly pool?: string;
  readonly device?: string;
  readonly shareID?: string;
}): string {
  return JSON.stringify([device.driver ?? '', device.pool ?? '', device.device ?? '', device.shareID ?? '']);
}

function checkDevices(
  both: BothRules,
  { devices = [], allocation }: ResourceClaimStatus,
  old: ResourceClaimStatus,
): void {
  const path = STATUS.child('devices');
  const allocated = new Set((allocation?.devices?.results ?? []).map(sharedDeviceID));
  for (const [index, device] of devices.entries()) checkDevice(both, path.index(index), device, allocated);
  if (deepEqual(devices, old.devices ?? [])) return;
  const seen = new Set<string>();
  for (const [index, device] of devices.entries()) {
    const id = sharedDeviceID(device);
    if (seen.has(id)) both.declared.duplicate(path.index(index), device);
    seen.add(id);
  }
}

function checkDevice(
  { faults, declared }: BothRules,
  path: Path,
  device: AllocatedDeviceStatus,
  allocated: ReadonlySet<string>,
): void {
  const { conditions = [], data, networkData, shareID } = device;
  checkCSIDriverName(faults, path.child('driver'), device.driver);
  checkPoolName(faults, path.child('pool'), device.pool ?? '');
  checkDNSLabel(faults, path.child('device'), device.device ?? '');
  if (shareID !== undefined) checkUUID(declared, path.child('shareID'), shareID);
  if (!allocated.has(sharedDeviceID(device))) faults.invalid(path, device, 'must be an allocated device in the claim');
  if (conditions.length > MAX_CONDITIONS) faults.tooMany(path.child('conditions'), conditions.length, MAX_CONDITIONS);
  faults.add(validateConditions(conditions, path.child('conditions')));
  if (data !== undefined) checkRaw(faults, path.child('data'), data);
  if (networkData !== undefined) checkNetwork({ faults, declared }, path.child('networkData'), networkData);
}

function checkNetwork(
  both: BothRules,
  path: Path,
  { interfaceName = '', ips = [], hardwareAddress = '' }: NetworkDeviceData,
): void {
  const { faults, declared } = both;
  if (longerThan(interfaceName, 256)) declared.tooLong(path.child('interfaceName'), 256);
  if (ips.length <= MAX_ADDRESSES)
    for (const [index, ip] of ips.entries())
      if (ips.indexOf(ip) < index) declared.duplicate(path.child('ips').index(index), ip);
  checkList(both, path.child('ips'), ips, MAX_ADDRESSES, (at, ip) => faults.add(isValidInterfaceAddress(at, ip)));
  if (longerThan(hardwareAddress, 128)) declared.tooLong(path.child('hardwareAddress'), 128);
}

/** Who uses a claim needs devices, and nobody new comes once it is to go. */
function checkReservation(
  faults: Faults,
  { reservedFor = [], allocation }: ResourceClaimStatus,
  { reservedFor: old = [] }: ResourceClaimStatus,
  isDeleted: boolean,
): void {
  const path = STATUS.child('reservedFor');
  if (reservedFor.length === 0) return;
  if (allocation === undefined) faults.forbidden(path, 'may not be specified when `allocated` is not set');
  else if (isDeleted && reservedFor.some((each) => !old.some((other) => deepEqual(each, other)))) {
    const words = 'new entries may not be added while `deallocationRequested` or `deletionTimestamp` are set';
    faults.forbidden(path, words);
  }
}

function checkAllocation(
  both: BothRules,
  now: AllocationResult | undefined,
  old: AllocationResult | undefined,
  names: RequestNames,
): void {
  const path = STATUS.child('allocation');
  if (now === undefined) return;
  if (old !== undefined) {
    if (!deepEqual(now, old)) both.declared.invalid(path, null, 'field cannot be modified once set');
    return;
  }
  const { results = [], config = [] } = now.devices ?? {};
  const devices = path.child('devices');
  checkList(both, devices.child('results'), results, MAX_RESULTS, (at, each) => checkResult(both, at, each, names));
  checkList(both, devices.child('config'), config, MAX_CONFIGURATIONS, (at, each) => {
    if (!each.source) both.declared.required(at.child('source'));
    else both.declared.oneOf(at.child('source'), each.source, ['FromClaim', 'FromClass']);
    checkRequestRefs(both, at.child('requests'), each.requests ?? [], names);
    checkDeviceConfiguration(both, at, each);
  });
  if (now.nodeSelector !== undefined) checkNodeSelector(both.faults, path.child('nodeSelector'), now.nodeSelector);
}

function checkResult(both: BothRules, path: Path, result: DeviceRequestAllocationResult, names: RequestNames): void {
  const { faults, declared } = both;
  const { request = '', driver = '', pool = '', device = '', tolerations = [], shareID } = result;
  checkRequestRef(faults, path.child('request'), request, names);
  checkDeclaredDriver(declared, path.child('driver'), driver);
  checkDeclaredPoolName(declared, path.child('pool'), pool);
  checkDNSLabel(faults, path.child('device'), device);
  checkBindingConditions(both, path, result);
  checkTolerations(both, path, tolerations);
  if (shareID !== undefined) checkUUID(declared, path.child('shareID'), shareID);
}

/** What a device waits for, and what ends the wait: either both or none. Mirrors `validateDeviceBindingParameters`. */
export function checkBindingConditions(
  both: BothRules,
  path: Path,
  device: { readonly bindingConditions?: readonly string[]; readonly bindingFailureConditions?: readonly string[] },
): void {
  const { faults } = both;
  const { bindingConditions: wanted = [], bindingFailureConditions: failures = [] } = device;
  const [at, failuresAt] = [path.child('bindingConditions'), path.child('bindingFailureConditions')];
  for (const [where, list] of [
    [at, wanted],
    [failuresAt, failures],
  ] as const)
    checkList(both, where, list, MAX_BINDING_CONDITIONS, (each, name) => faults.add(validateLabelName(name, each)));
  const seen = new Set<string>();
  for (const [index, name] of wanted.entries()) {
    if (seen.has(name)) faults.duplicate(at.index(index), name);
    seen.add(name);
  }
  const seenFailures = new Set<string>();
  for (const [index, name] of failures.entries()) {
    if (seenFailures.has(name)) faults.duplicate(failuresAt.index(index), name);
    seenFailures.add(name);
    if (seen.has(name)) {
      const words = 'bindingFailureConditions must not overlap with bindingConditions';
      faults.invalid(failuresAt.index(index), name, words);
    }
  }
  if (wanted.length === 0 && failures.length > 0)
    faults.invalid(at, wanted, 'bindingConditions are required to use bindingFailureConditions');
  if (failures.length === 0 && wanted.length > 0)
    faults.invalid(failuresAt, failures, 'bindingFailureConditions are required to use bindingConditions');
}
