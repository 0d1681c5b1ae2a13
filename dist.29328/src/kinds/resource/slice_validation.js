import { isDNS1123Label } from '#apimachinery/api/validate/content/dns';
import { newPath } from '#apimachinery/util/validation/field/path';
import { longerThan } from '#engine/text/name_syntax';
import { checkUnion } from '#src/validation/checks/declared';
import { Faults } from '#src/validation/checks/faults';
import { checkDNSLabel, subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkNodeSelector } from '../core/pod_spec/node_selectors.js';
import { checkCSIDriverName } from '../core/pod_spec/volume_sources.js';
import { withDeclared } from './both_rules.js';
import { checkRequestPolicy } from './capacity_policy.js';
import { checkBindingConditions } from './claim_status_validation.js';
import { checkList } from './device_requests.js';
import { checkDeviceTaint } from './device_taints.js';
import { checkPoolName, checkQualifiedID, MAX_QUALIFIED_NAME } from './names.js';
const SPEC = /* @__PURE__ */ newPath('spec');
const MAX_DEVICES = 128;
/** Of those with taints or counters. */
const MAX_SPECIAL_DEVICES = 64;
const MAX_COUNTER_SETS = 8;
const MAX_COUNTERS = 32;
const MAX_CONSUMPTIONS = 2;
const MAX_ENTRIES = 32;
const MAX_VALUES = 48;
const MAX_TAINTS = 16;
const MAX_VALUE = 64;
/** Mirrors `ValidateResourceSlice` of kube-apiserver. */
export function checkResourceSlice(faults, { metadata, spec }) {
    const { driver, pool, devices = [], sharedCounters, perDeviceNodeSelection: perDevice = false } = spec ?? {};
    checkObjectMeta(faults, metadata, { namespaced: false });
    checkCSIDriverName(faults, SPEC.child('driver'), driver);
    checkPool(faults, SPEC.child('pool'), pool);
    checkNodes(faults, spec ?? {});
    if (sharedCounters !== undefined && spec?.devices !== undefined)
        faults.invalid(SPEC, '', 'only one of `sharedCounters` or `devices` is allowed');
    withDeclared(faults, (both) => {
        checkDevices(both, devices, perDevice);
        checkCounterSets(both, SPEC.child('sharedCounters'), sharedCounters ?? []);
    });
}
function checkPool(faults, path, pool = {}) {
    const { name = '', resourceSliceCount: count = 0, generation = 0 } = pool;
    checkPoolName(faults, path.child('name'), name);
    if (count <= 0)
        faults.invalid(path.child('resourceSliceCount'), count, 'must be greater than zero');
    if (generation < 0)
        faults.invalid(path.child('generation'), generation, 'must be greater than or equal to zero');
}
const ONE_OF = 'exactly one of `nodeName`, `nodeSelector`, `allNodes`, `perDeviceNodeSelection` is required';
/** Where the devices are. */
function checkNodes(faults, spec) {
    const { nodeName, nodeSelector: selector } = spec;
    const given = [];
    if (nodeName) {
        given.push('`nodeName`');
        faults.each(SPEC.child('nodeName'), nodeName, subdomain(nodeName));
    }
    else if (nodeName !== undefined)
        faults.invalid(SPEC.child('nodeName'), nodeName, 'must be either unset or set to a non-empty string');
    if (selector !== undefined) {
        given.push('`nodeSelector`');
        const terms = selector.nodeSelectorTerms ?? [];
        checkNodeSelector(faults, SPEC.child('nodeSelector'), selector);
        if (terms.length !== 1)
            faults.invalid(SPEC.child('nodeSelector', 'nodeSelectorTerms'), terms, 'must have exactly one node selector term');
    }
    for (const name of ['allNodes', 'perDeviceNodeSelection']) {
        if (spec[name] === true)
            given.push(`\`${name}\``);
        else if (spec[name] === false)
            faults.invalid(SPEC.child(name), false, 'must be either unset or set to true');
    }
    if (given.length === 0)
        faults.required(SPEC, ONE_OF);
    else if (given.length > 1)
        faults.invalid(SPEC, `{${given.join(', ')}}`, `${ONE_OF}, but multiple fields are set`);
}
function checkDevices(both, devices, perDevice) {
    const path = SPEC.child('devices');
    const isSpecial = devices.some(({ taints = [], consumesCounters = [] }) => taints.length + consumesCounters.length > 0);
    const max = isSpecial ? MAX_SPECIAL_DEVICES : MAX_DEVICES;
    if (devices.length > max) {
        both.faults.tooMany(path, devices.length, max);
        return;
    }
    for (const [index, device] of devices.entries())
        checkDevice(both, path.index(index), device, perDevice);
    const names = devices.map(({ name = '' }) => name);
    for (const [index, name] of names.entries())
        if (names.indexOf(name) < index)
            both.faults.duplicate(path.index(index), name);
}
function checkDevice(both, path, device, perDevice) {
    const { faults, declared } = both;
    const { attributes = {}, capacity = {}, taints = [], consumesCounters = [] } = device;
    const values = Object.keys(attributes).length;
    const entries = values + Object.keys(capacity).length;
    checkDNSLabel(faults, path.child('name'), device.name ?? '');
    if (entries > MAX_ENTRIES)
        faults.invalid(path, entries, `the total number of attributes and capacities must not exceed ${MAX_ENTRIES}`);
    if (values > MAX_VALUES)
        faults.invalid(path, values, `the total number of attribute values must not exceed ${MAX_VALUES}`);
    for (const [name, attribute] of Object.entries(attributes)) {
        checkQualifiedID(faults, path.child('attributes'), name);
        checkAttribute(both, path.child('attributes'), name, attribute);
    }
    for (const [name, { value, requestPolicy: policy }] of Object.entries(capacity)) {
        const at = path.child('capacity').key(shortened(name)).child('requestPolicy');
        checkQualifiedID(faults, path.child('capacity'), name);
        if (policy === undefined)
            continue;
        if (device.allowMultipleAllocations === true)
            checkRequestPolicy(faults, at, value, policy);
        else
            faults.forbidden(at, 'allowMultipleAllocations must be true');
    }
    if (taints.length > MAX_TAINTS)
        faults.tooMany(path.child('taints'), taints.length, MAX_TAINTS);
    for (const [index, taint] of taints.entries()) {
        const at = path.child('taints').index(index);
        // Of too many, only the effects are looked at: the type declares them.
        checkDeviceTaint(taints.length > MAX_TAINTS ? { faults: new Faults(), declared } : both, at, taint);
    }
    checkConsumptions(both, path.child('consumesCounters'), consumesCounters);
    checkDeviceNodes(faults, path, device, perDevice);
    checkBindingConditions(both, path, device);
}
/** The middle of a long key is left out of a path. */
function shortened(key) {
    if (key.length <= MAX_QUALIFIED_NAME)
        return key;
    const rest = MAX_QUALIFIED_NAME - 3;
    return `${key.slice(0, Math.floor((rest + 1) / 2))}...${key.slice(key.length - Math.floor(rest / 2))}`;
}
const SEMVER = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(\.(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*)?(\+[0-9a-zA-Z-]+(\.[0-9a-zA-Z-]+)*)?$/;
function checkAttribute({ faults, declared }, list, name, attribute) {
    const path = list.key(shortened(name));
    const { int, bool, string, version } = attribute;
    if (string !== undefined && longerThan(string, MAX_VALUE))
        faults.tooLong(path.child('string'), MAX_VALUE);
    if (version !== undefined) {
        if (!SEMVER.test(version))
            faults.invalid(path.child('version'), version, 'must be a string compatible with semver.org spec 2.0.0');
        if (longerThan(version, MAX_VALUE))
            faults.tooLong(path.child('version'), MAX_VALUE);
    }
    // Lists are dropped, as the feature is off.
    const before = declared.list.length;
    checkUnion(declared, list.key(name), {
        ...{ int, bool, string, version },
        ...{ ints: undefined, bools: undefined, strings: undefined, versions: undefined },
    });
    // Of a name that is shortened, it is said once more.
    if (declared.list.length > before && shortened(name) !== name)
        faults.invalid(path, '', 'exactly one value must be specified');
}
function checkConsumptions(both, path, list) {
    const names = list.map(({ counterSet = '' }) => counterSet);
    if (list.length <= MAX_CONSUMPTIONS)
        for (const [index, name] of names.entries())
            if (names.indexOf(name) < index)
                both.declared.duplicate(path.index(index), list[index]);
    checkList(both, path, list, MAX_CONSUMPTIONS, (at, { counterSet, counters }) => {
        both.declared.named(at.child('counterSet'), counterSet, isDNS1123Label);
        checkCounters(both, at.child('counters'), counters);
    });
}
function checkCounterSets(both, path, sets) {
    const names = sets.map(({ name = '' }) => name);
    if (sets.length <= MAX_COUNTER_SETS)
        for (const [index, name] of names.entries())
            if (names.indexOf(name) < index)
                both.declared.duplicate(path.index(index), sets[index]);
    checkList(both, path, sets, MAX_COUNTER_SETS, (at, { name, counters }) => {
        both.declared.named(at.child('name'), name, isDNS1123Label);
        checkCounters(both, at.child('counters'), counters);
    });
}
function checkCounters({ faults, declared }, path, counters = {}) {
    const names = Object.keys(counters);
    if (names.length === 0)
        declared.required(path);
    if (names.length > MAX_COUNTERS)
        faults.tooMany(path, names.length, MAX_COUNTERS);
    for (const name of names)
        declared.each(path, name, isDNS1123Label(name));
}
const PER_DEVICE = 'exactly one of `nodeName`, `nodeSelector`, or `allNodes` is required when `perDeviceNodeSelection` is set to true in the ResourceSlice spec';
function checkDeviceNodes(faults, path, { nodeName, nodeSelector, allNodes }, perDevice) {
    if (!perDevice) {
        if (nodeName === undefined && nodeSelector === undefined && allNodes === undefined)
            return;
        const words = '`nodeName`, `nodeSelector` and `allNodes` can only be set if `perDeviceNodeSelection` is set to true in the ResourceSlice spec';
        faults.invalid(path, null, words);
        return;
    }
    if (nodeName)
        faults.each(path.child('nodeName'), nodeName, subdomain(nodeName));
    else if (nodeName !== undefined)
        faults.invalid(path.child('nodeName'), nodeName, 'must not be empty');
    if (nodeSelector !== undefined)
        checkNodeSelector(faults, path.child('nodeSelector'), nodeSelector);
    if (allNodes === false)
        faults.invalid(path.child('allNodes'), false, 'must be either unset or set to true');
    const given = [
        ...(nodeName ? ['`nodeName`'] : []),
        ...(nodeSelector === undefined ? [] : ['`nodeSelector`']),
        ...(allNodes === true ? ['`allNodes`'] : []),
    ];
    if (given.length === 0)
        faults.required(path, PER_DEVICE);
    else if (given.length > 1)
        faults.invalid(path, `{${given.join(', ')}}`, PER_DEVICE);
}
