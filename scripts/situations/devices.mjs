// @ts-check
// Classes of devices, claims to them, and slices with the devices of a node.

/** @typedef {{ [key: string]: unknown }} Data */

const selectors = [{ cel: { expression: 'device.driver == "gpu.example.com"' } }];
const opaque = { opaque: { driver: 'gpu.example.com', parameters: { kind: 'Parameters' } } };

/** @type {Data} */
export const classSpec = { selectors, config: [opaque], extendedResourceName: 'example.com/gpu' };

/** @type {readonly Data[]} */
export const classChanges = ['x', 'kubernetes.io/x', 'requests.example.com/x', 'example.com/a b'].map((name) => ({
  extendedResourceName: name,
}));

const tolerations = [
  { key: 'example.com/broken', operator: 'Equal', value: 'yes', effect: 'NoSchedule' },
  { operator: 'Exists' },
];

/** @type {Data} */
export const claimSpec = {
  devices: {
    requests: [
      {
        name: 'gpu',
        exactly: { deviceClassName: 'gpu', selectors, allocationMode: 'ExactCount', count: 2, tolerations },
      },
      { name: 'nic', firstAvailable: [{ name: 'fast', deviceClassName: 'nic', selectors, allocationMode: 'All' }] },
    ],
    constraints: [
      { requests: ['gpu', 'nic/fast'], matchAttribute: 'example.com/numa' },
      { requests: ['nic'], distinctAttribute: 'example.com/slot' },
    ],
    config: [{ requests: ['gpu'], ...opaque }],
  },
};

const result = { request: 'gpu', driver: 'gpu.example.com', pool: 'node/a', device: 'gpu-0' };

/** @type {(condition: Data) => Data} */
export const claimStatus = (condition) => ({
  allocation: {
    devices: {
      results: [
        {
          ...result,
          tolerations,
          bindingConditions: ['example.com/ready'],
          bindingFailureConditions: ['example.com/failed'],
          shareID: '01234567-89ab-cdef-0123-456789abcdef',
        },
        { ...result, request: 'nic/fast', device: 'gpu-1' },
      ],
      config: [{ source: 'FromClaim', requests: ['gpu'], ...opaque }],
    },
  },
  reservedFor: [{ resource: 'pods', name: 'web', uid: '1' }],
  devices: [
    {
      driver: 'gpu.example.com',
      pool: 'node/a',
      device: 'gpu-1',
      conditions: [condition],
      data: { a: 1 },
      networkData: { interfaceName: 'eth0', ips: ['10.0.0.1/24'], hardwareAddress: '00:00' },
    },
  ],
});

const pool = { name: 'node/a', generation: 1, resourceSliceCount: 1 };
const policy = { default: '2', validRange: { min: '2', max: '8', step: '2' } };

/** @type {Data} */
export const sliceSpec = {
  driver: 'gpu.example.com',
  pool,
  nodeName: 'node',
  devices: [
    {
      name: 'gpu-0',
      attributes: { 'example.com/version': { version: '1.2.3' } },
      capacity: { memory: { value: '16', requestPolicy: policy } },
      allowMultipleAllocations: true,
      taints: [{ key: 'example.com/broken', value: 'yes', effect: 'NoExecute', timeAdded: '2026-11-26T07:00:00Z' }],
      consumesCounters: [{ counterSet: 'cores', counters: { sm: { value: '1' } } }],
      bindingConditions: ['example.com/ready'],
      bindingFailureConditions: ['example.com/failed'],
    },
    { name: 'gpu-1', attributes: { model: { string: 'a' } } },
  ],
};

/** @type {Data} */
export const counterSliceSpec = {
  driver: 'gpu.example.com',
  pool,
  perDeviceNodeSelection: true,
  sharedCounters: [{ name: 'cores', counters: { sm: { value: '8' } } }],
};

const policies = [
  { default: '2', validValues: ['2', '4', '16'] },
  { default: '3', validValues: ['4', '2', '2', '32'] },
  { validValues: ['1'] },
  { validRange: { min: '1' } },
  { default: '1', validValues: ['1'], validRange: { min: '1' } },
  { default: '1', validRange: { max: '1' } },
  { default: '3', validRange: { min: '2', max: '7', step: '2' } },
  { default: '20', validRange: { min: '17', max: '18', step: '100' } },
  { default: '1', validRange: { min: '4', max: '2', step: '0' } },
  { default: '-4', validRange: { min: '-8', step: '2' } },
  { default: '4', validRange: { min: '2', step: '18446744073709551616' } },
  {},
];

const devices = [
  { nodeName: 'n' },
  { attributes: { a: { int: 1, bool: true } } },
  { attributes: { a: { ints: [1] } } },
  { attributes: { a: {} } },
  { attributes: { 'a-b': { int: 1 } } },
  { attributes: { 'B_.c/a-b': { int: 1 } } },
  { attributes: { '/': { int: 1 } } },
  { attributes: { 'a/b/c': { int: 1 } } },
  { attributes: { ['a'.repeat(150)]: {} } },
  { attributes: { a: { version: '1.2' } } },
  { attributes: { a: { version: `1.2.3-${'a'.repeat(80)}` } } },
  { nodeAllocatableResources: { cpu: { mapping: { deviceMultiplier: '1' } } } },
  { bindingConditions: ['a'], bindingFailureConditions: ['a'] },
  { bindingConditions: ['a'] },
  { bindingFailureConditions: ['a'] },
  { consumesCounters: [{ counterSet: 'a', counters: {}, compatibilityGroups: ['x'] }] },
  ...policies.flatMap((requestPolicy) =>
    [true, false].map((allowMultipleAllocations) => ({
      allowMultipleAllocations,
      capacity: { c: { value: '16', requestPolicy } },
    })),
  ),
].map((device) => ({ name: 'a', ...device }));

const anywhere = { nodeName: undefined };

/** @type {(count: number, more?: Data) => Data[]} */
const many = (count, more) => Array.from({ length: count }, (_, index) => ({ name: `a${index}`, ...more }));

/** @type {readonly Data[]} */
export const sliceChanges = [
  ...devices.map((device) => ({ devices: [device] })),
  { devices: [...many(64), { name: 'x', taints: [{ key: 'a', effect: 'None' }] }] },
  { devices: many(129) },
  { nodeSelector: { nodeSelectorTerms: [{ matchExpressions: [{ key: 'a', operator: 'Exists' }] }] } },
  { ...anywhere, allNodes: true },
  { nodeName: '', allNodes: false },
  { ...anywhere, nodeSelector: { nodeSelectorTerms: [] } },
  { ...anywhere, perDeviceNodeSelection: true },
  { ...anywhere, perDeviceNodeSelection: true, devices: [{ name: 'a', nodeName: 'n' }] },
  { ...anywhere, perDeviceNodeSelection: true, devices: [{ name: 'a', nodeName: '', allNodes: false }] },
  { ...anywhere, perDeviceNodeSelection: true, devices: [{ name: 'a', nodeName: 'n', allNodes: true }] },
  { sharedCounters: [{ name: 'a', counters: { b: { value: '1' } } }] },
  { partitionTypeAttribute: 'example.com/a', skipNodeOperations: ['*'] },
];
