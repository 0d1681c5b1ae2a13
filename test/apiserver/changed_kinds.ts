// Nodes, volumes, Services, classes and so on, and what random updates change of them.
import { type ChangedKind, claimSpec, condition, IN_NAMESPACE, METADATA, web } from './random_updates.ts';

const ADDRESSES: readonly ({ ip?: string; ipMode?: string; hostname?: string }[] | undefined)[] = [
  [{ ip: '1.2.3.4', ipMode: 'VIP' }],
  [{ ip: '1.2.3.4' }],
  [{ ip: '01.2.3.4', ipMode: 'Proxy' }],
  [{ hostname: 'example.com' }],
  [{ hostname: '1.2.3.4' }],
  [{ hostname: 'Not a name', ipMode: 'VIP' }],
  [{ ip: '::1', ipMode: 'Other' }],
  undefined,
];

export const OTHER_KINDS: Readonly<Record<string, ChangedKind>> = {
  Node: {
    path: '/api/v1/nodes',
    object: { apiVersion: 'v1', kind: 'Node', spec: {} },
    states: [{ capacity: { cpu: '1' } }, {}],
    fields: {
      ...METADATA,
      'spec.podCIDR': ['10.0.0.0/24', '10.0.1.0/24', undefined],
      'spec.podCIDRs': [['10.0.0.0/24'], ['10.0.0.0/24', 'fd00::/64'], undefined],
      'spec.providerID': ['a', 'b', undefined],
      'spec.unschedulable': [true, undefined],
      'spec.taints': [[{ key: 'a', effect: 'NoSchedule' }], [{ key: 'a', effect: 'Other' }], undefined],
      'status.capacity': [{ cpu: '9' }],
    },
    subresources: {
      status: {
        ...METADATA,
        'spec.unschedulable': [true],
        'status.capacity': [{ cpu: '2' }, { cpu: '-1' }, { 'example.com/a': '1500m' }],
        'status.allocatable': [{ pods: '1.5' }, { memory: '1Gi' }],
        'status.conditions': [[condition('Ready')], undefined],
        'status.addresses': [
          [{ type: 'InternalIP', address: '1.2.3.4' }],
          [
            { type: 'InternalIP', address: '1.2.3.4' },
            { type: 'InternalIP', address: '1.2.3.4' },
          ],
        ],
      },
    },
  },
  PersistentVolume: {
    path: '/api/v1/persistentvolumes',
    object: {
      apiVersion: 'v1',
      kind: 'PersistentVolume',
      spec: {
        accessModes: ['ReadWriteOnce'],
        capacity: { storage: '1Gi' },
        csi: { driver: 'example.com', volumeHandle: 'a' },
      },
    },
    states: [{}, { phase: 'Available' }],
    fields: {
      ...METADATA,
      'spec.capacity': [{ storage: '2Gi' }, { storage: '0' }, undefined],
      'spec.accessModes': [['ReadWriteMany'], ['Other']],
      'spec.csi': [
        { driver: 'example.com', volumeHandle: 'a', controllerExpandSecretRef: { name: 'a', namespace: 'b' } },
        { driver: 'example.com', volumeHandle: 'b' },
        undefined,
      ],
      'spec.hostPath': [{ path: '/a' }],
      'spec.claimRef': [{ name: 'a', namespace: 'b' }],
      'spec.persistentVolumeReclaimPolicy': ['Delete', 'Other'],
      'spec.storageClassName': ['a', 'Not a name'],
      'spec.volumeMode': ['Block', 'Filesystem'],
      'spec.volumeAttributesClassName': ['a', undefined, ''],
      'spec.mountOptions': [['a']],
      'spec.nodeAffinity': [
        {
          required: {
            nodeSelectorTerms: [{ matchExpressions: [{ key: 'topology.kubernetes.io/zone', operator: 'Exists' }] }],
          },
        },
        undefined,
      ],
      'status.phase': ['Bound'],
    },
    subresources: {
      status: {
        ...METADATA,
        'status.phase': ['Bound', 'Released'],
        'status.message': ['a'],
        'spec.storageClassName': ['z'],
      },
    },
  },
  PersistentVolumeInZone: {
    path: '/api/v1/persistentvolumes',
    object: {
      apiVersion: 'v1',
      kind: 'PersistentVolume',
      spec: {
        accessModes: ['ReadWriteOnce'],
        capacity: { storage: '1Gi' },
        volumeAttributesClassName: 'a',
        csi: { driver: 'example.com', volumeHandle: 'a', controllerExpandSecretRef: { name: 'a', namespace: 'b' } },
        nodeAffinity: {
          required: {
            nodeSelectorTerms: [
              { matchExpressions: [{ key: 'failure-domain.beta.kubernetes.io/zone', operator: 'In', values: ['a'] }] },
            ],
          },
        },
      },
    },
    fields: {
      'spec.csi.controllerExpandSecretRef': [undefined, { name: 'c', namespace: 'b' }],
      'spec.volumeAttributesClassName': ['b', undefined],
      'spec.nodeAffinity.required.nodeSelectorTerms.0.matchExpressions': [
        [{ key: 'topology.kubernetes.io/zone', operator: 'In', values: ['a'] }],
        [{ key: 'topology.kubernetes.io/zone', operator: 'In', values: ['b'] }],
        [{ key: 'topology.kubernetes.io/region', operator: 'In', values: ['a'] }],
      ],
      'spec.nodeAffinity': [undefined],
    },
  },
  PersistentVolumeClaim: {
    path: `/api/v1${IN_NAMESPACE}persistentvolumeclaims`,
    object: { apiVersion: 'v1', kind: 'PersistentVolumeClaim', spec: claimSpec },
    states: [
      {},
      { phase: 'Bound', capacity: { storage: '1Gi' } },
      { phase: 'Bound', capacity: { storage: '2Gi' }, currentVolumeAttributesClassName: 'a' },
    ],
    fields: {
      ...METADATA,
      'metadata.annotations': [{ 'volume.beta.kubernetes.io/storage-class': 'a' }, undefined],
      'spec.resources.requests.storage': ['1Gi', '3Gi', '2048Mi', '1.5Gi', '0'],
      'spec.resources.limits': [{ storage: '9Gi' }],
      'spec.volumeName': ['a'],
      'spec.storageClassName': ['a', ''],
      'spec.accessModes': [['ReadWriteMany'], []],
      'spec.volumeMode': ['Block', 'Filesystem'],
      'spec.volumeAttributesClassName': ['a', '', undefined],
      'spec.selector': [{ matchLabels: web }],
      'spec.dataSource': [
        { kind: 'PersistentVolumeClaim', name: 'a' },
        { kind: 'Other', name: 'a', apiGroup: 'example.com' },
      ],
      'spec.dataSourceRef': [
        { kind: 'PersistentVolumeClaim', name: 'a' },
        { kind: 'Other', name: 'a', apiGroup: 'example.com' },
      ],
      'status.phase': ['Bound'],
    },
    subresources: {
      status: {
        ...METADATA,
        'spec.volumeName': ['z'],
        'status.phase': ['Bound', 'Lost'],
        'status.capacity': [{ storage: '1Gi' }, { storage: '-1' }],
        'status.allocatedResources': [
          { storage: '1Gi' },
          { cpu: '1' },
          { 'example.com/a': '1500m' },
          { 'not a name': '1' },
        ],
        'status.allocatedResourceStatuses': [
          { storage: 'NodeResizePending' },
          { storage: 'Other' },
          { cpu: 'NodeResizePending' },
        ],
        'status.conditions': [[condition('Resizing')], undefined],
        'status.currentVolumeAttributesClassName': ['a', undefined],
      },
    },
  },
  GrowingClaim: {
    path: `/api/v1${IN_NAMESPACE}persistentvolumeclaims`,
    object: { apiVersion: 'v1', kind: 'PersistentVolumeClaim', spec: { ...claimSpec, storageClassName: 'can-grow' } },
    states: [{ phase: 'Bound', capacity: { storage: '2Gi' } }, { phase: 'Bound', capacity: { storage: '1Gi' } }, {}],
    fields: {
      'spec.resources.requests.storage': ['3Gi', '2Gi', '1.5Gi', '1Gi'],
      'spec.storageClassName': ['can-not-grow'],
      'metadata.labels': [{ a: 'b' }],
    },
  },
  RigidClaim: {
    path: `/api/v1${IN_NAMESPACE}persistentvolumeclaims`,
    object: {
      apiVersion: 'v1',
      kind: 'PersistentVolumeClaim',
      spec: { ...claimSpec, storageClassName: 'can-not-grow' },
    },
    states: [{ phase: 'Bound', capacity: { storage: '2Gi' } }, {}],
    fields: { 'spec.resources.requests.storage': ['3Gi', '2Gi', '1Gi'], 'metadata.labels': [{ a: 'b' }] },
  },
  ClonedClaim: {
    path: `/api/v1${IN_NAMESPACE}persistentvolumeclaims`,
    object: {
      apiVersion: 'v1',
      kind: 'PersistentVolumeClaim',
      metadata: { annotations: { 'volume.beta.kubernetes.io/storage-class': 'a' } },
      spec: { ...claimSpec, volumeName: 'v', dataSource: { kind: 'PersistentVolumeClaim', name: 'a' } },
    },
    states: [{}, { phase: 'Bound', capacity: { storage: '1Gi' } }],
    fields: {
      'metadata.annotations': [{ 'volume.beta.kubernetes.io/storage-class': 'b' }, undefined],
      'spec.storageClassName': ['a', 'b'],
      'spec.volumeName': ['w', undefined],
      'spec.dataSource': [undefined, { kind: 'PersistentVolumeClaim', name: 'b' }],
      'spec.dataSourceRef': [
        undefined,
        { kind: 'PersistentVolumeClaim', name: 'b' },
        { kind: 'PersistentVolumeClaim', name: 'a' },
      ],
    },
  },
  Service: {
    path: `/api/v1${IN_NAMESPACE}services`,
    object: { apiVersion: 'v1', kind: 'Service', spec: { type: 'ExternalName', externalName: 'example.com' } },
    fields: {
      ...METADATA,
      'spec.externalName': ['other.example.com', 'Not a name', undefined],
      'spec.selector': [{ a: 'b' }, { 'not a name': 'b' }],
      'spec.sessionAffinity': ['ClientIP', 'Other'],
      'spec.ports': [[{ port: 80 }], [{ port: 0 }]],
      'spec.loadBalancerClass': ['example.com/a'],
      'spec.externalTrafficPolicy': ['Local'],
      'status.loadBalancer.ingress': ADDRESSES,
    },
    subresources: { status: { ...METADATA, 'spec.externalName': ['z'], 'status.loadBalancer.ingress': ADDRESSES } },
  },
  ServiceWithAddress: {
    path: `/api/v1${IN_NAMESPACE}services`,
    object: {
      apiVersion: 'v1',
      kind: 'Service',
      spec: { type: 'NodePort', clusterIP: '10.96.0.50', ports: [{ port: 80, nodePort: 30080 }] },
    },
    states: [{}, { loadBalancer: {} }],
    fields: {
      'metadata.labels': [{ a: 'b' }],
      'spec.type': ['ClusterIP', 'ExternalName', 'LoadBalancer', 'NodePort'],
      'spec.externalName': ['example.com'],
      'spec.clusterIP': ['10.96.0.51', '', 'None', undefined],
      'spec.clusterIPs': [['10.96.0.51'], [], undefined],
      'spec.ports': [
        [
          { port: 80, nodePort: 30080 },
          { port: 81, nodePort: 30081, name: 'b' },
        ],
        [{ port: 8080, nodePort: 30081 }],
      ],
      'spec.ports.0.nodePort': [undefined, 30084],
      'spec.loadBalancerClass': ['example.com/a', undefined],
      'spec.sessionAffinity': ['ClientIP'],
      'spec.externalTrafficPolicy': ['Local', 'Cluster', undefined],
    },
    subresources: { status: { 'status.loadBalancer.ingress': ADDRESSES } },
  },
  BalancedService: {
    path: `/api/v1${IN_NAMESPACE}services`,
    object: {
      apiVersion: 'v1',
      kind: 'Service',
      spec: {
        type: 'LoadBalancer',
        clusterIP: '10.96.0.52',
        loadBalancerClass: 'example.com/a',
        ports: [{ port: 80, nodePort: 30082 }],
      },
    },
    states: [{}, { loadBalancer: { ingress: [{ ip: '1.2.3.4', ipMode: 'VIP' }] } }],
    fields: {
      'spec.type': ['ClusterIP', 'ExternalName', 'NodePort'],
      'spec.externalName': ['example.com'],
      'spec.clusterIP': ['', undefined],
      'spec.clusterIPs': [undefined],
      'spec.ports.0.nodePort': [undefined, 30083],
      'spec.loadBalancerClass': ['example.com/b', undefined],
      'spec.allocateLoadBalancerNodePorts': [false, true],
    },
    subresources: { status: { 'status.loadBalancer.ingress': ADDRESSES } },
  },
  LimitRange: {
    path: `/api/v1${IN_NAMESPACE}limitranges`,
    object: { apiVersion: 'v1', kind: 'LimitRange', spec: { limits: [{ type: 'Container', max: { cpu: '1' } }] } },
    fields: {
      ...METADATA,
      'spec.limits': [
        [{ type: 'Container', max: { cpu: '1' }, min: { cpu: '2' } }],
        [{ type: 'Pod', max: { cpu: '2' } }],
      ],
    },
  },
  ResourceQuota: {
    path: `/api/v1${IN_NAMESPACE}resourcequotas`,
    object: { apiVersion: 'v1', kind: 'ResourceQuota', spec: { hard: { pods: '1' }, scopes: ['BestEffort'] } },
    fields: {
      ...METADATA,
      'spec.hard': [{ pods: '2' }, { cpu: '1' }, { other: '1' }],
      'spec.scopes': [['NotBestEffort'], ['BestEffort', 'BestEffort'], ['Terminating', 'BestEffort'], undefined],
      'status.hard': [{ pods: '1' }],
    },
    subresources: {
      status: {
        ...METADATA,
        'spec.hard': [{ pods: '9' }],
        'status.hard': [{ pods: '1' }, { other: '1' }, { pods: '-1' }],
        'status.used': [{ pods: '1.5' }, { 'requests.cpu': '1' }, { 'a b': '1' }],
      },
    },
  },
  Lease: {
    path: `/apis/coordination.k8s.io/v1${IN_NAMESPACE}leases`,
    object: { apiVersion: 'coordination.k8s.io/v1', kind: 'Lease', spec: { holderIdentity: 'a' } },
    fields: {
      ...METADATA,
      'metadata.resourceVersion': [undefined],
      'spec.holderIdentity': ['b', '', undefined],
      'spec.leaseDurationSeconds': [0, 1],
      'spec.leaseTransitions': [-1, 1],
      'spec.renewTime': ['2026-01-01T00:00:00.000001Z'],
    },
  },
  EndpointSlice: {
    path: `/apis/discovery.k8s.io/v1${IN_NAMESPACE}endpointslices`,
    object: {
      apiVersion: 'discovery.k8s.io/v1',
      kind: 'EndpointSlice',
      addressType: 'IPv4',
      endpoints: [{ addresses: ['10.1.2.3'] }],
    },
    fields: {
      ...METADATA,
      addressType: ['IPv6', 'FQDN', 'Other'],
      endpoints: [[{ addresses: ['10.1.2.4'] }], [{ addresses: ['::1'] }], [{ addresses: [] }], undefined],
      ports: [[{ port: 80, name: 'a' }], [{ port: 80, name: 'A' }]],
    },
  },
  Ingress: {
    path: `/apis/networking.k8s.io/v1${IN_NAMESPACE}ingresses`,
    object: {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'Ingress',
      spec: { defaultBackend: { service: { name: 'a', port: { number: 80 } } } },
    },
    fields: {
      ...METADATA,
      'spec.ingressClassName': ['a', 'Not a name'],
      'spec.defaultBackend': [
        { service: { name: 'b', port: { number: 80 } } },
        { service: { name: 'a', port: {} } },
        undefined,
      ],
      'spec.rules': [[{ host: 'example.com' }], [{ host: '1.2.3.4' }]],
      'status.loadBalancer.ingress': [[{ ip: '1.2.3.4' }]],
    },
    subresources: {
      status: {
        ...METADATA,
        'status.loadBalancer.ingress': ADDRESSES.map((each) => each?.map(({ ipMode: _, ...rest }) => rest)),
        'spec.ingressClassName': ['z'],
      },
    },
  },
  IngressClass: {
    path: '/apis/networking.k8s.io/v1/ingressclasses',
    object: { apiVersion: 'networking.k8s.io/v1', kind: 'IngressClass', spec: { controller: 'example.com/a' } },
    fields: {
      ...METADATA,
      'spec.controller': ['example.com/b', undefined],
      'spec.parameters': [{ kind: 'A', name: 'a' }],
    },
  },
  NetworkPolicy: {
    path: `/apis/networking.k8s.io/v1${IN_NAMESPACE}networkpolicies`,
    object: { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', spec: { podSelector: {} } },
    fields: {
      ...METADATA,
      'spec.podSelector': [{ matchLabels: web }, { matchLabels: { 'not a name': 'a' } }],
      'spec.policyTypes': [['Egress'], ['Other']],
      'spec.ingress': [[{ from: [{ ipBlock: { cidr: 'x' } }] }], [{}]],
    },
  },
  PriorityClass: {
    path: '/apis/scheduling.k8s.io/v1/priorityclasses',
    object: { apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', value: 1 },
    fields: {
      ...METADATA,
      value: [2, 1],
      preemptionPolicy: ['Never', 'PreemptLowerPriority'],
      description: ['a'],
      globalDefault: [true],
    },
  },
  RuntimeClass: {
    path: '/apis/node.k8s.io/v1/runtimeclasses',
    object: { apiVersion: 'node.k8s.io/v1', kind: 'RuntimeClass', handler: 'a' },
    fields: {
      ...METADATA,
      'metadata.resourceVersion': [undefined],
      handler: ['b', undefined],
      overhead: [{ podFixed: { cpu: '1' } }],
    },
  },
  StorageClass: {
    path: '/apis/storage.k8s.io/v1/storageclasses',
    object: {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'StorageClass',
      provisioner: 'example.com/a',
      parameters: { a: 'b' },
    },
    fields: {
      ...METADATA,
      provisioner: ['example.com/b', undefined],
      parameters: [{ a: 'c' }, undefined],
      reclaimPolicy: ['Retain', 'Other'],
      volumeBindingMode: ['WaitForFirstConsumer', 'Other'],
      allowVolumeExpansion: [true, false],
      mountOptions: [['a']],
    },
  },
  VolumeAttributesClass: {
    path: '/apis/storage.k8s.io/v1/volumeattributesclasses',
    object: {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'VolumeAttributesClass',
      driverName: 'a.example.com',
      parameters: { a: 'b' },
    },
    fields: { ...METADATA, driverName: ['b.example.com', undefined], parameters: [{ a: 'c' }, undefined] },
  },
  CSIDriver: {
    path: '/apis/storage.k8s.io/v1/csidrivers',
    object: { apiVersion: 'storage.k8s.io/v1', kind: 'CSIDriver', spec: { attachRequired: true } },
    fields: {
      ...METADATA,
      'metadata.resourceVersion': [undefined],
      'spec.attachRequired': [false, undefined],
      'spec.volumeLifecycleModes': [['Ephemeral'], ['Other']],
      'spec.podInfoOnMount': [true],
      'spec.requiresRepublish': [true],
      'spec.fsGroupPolicy': ['File', 'Other'],
    },
  },
  CSINode: {
    path: '/apis/storage.k8s.io/v1/csinodes',
    object: {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'CSINode',
      spec: { drivers: [{ name: 'a.example.com', nodeID: 'n' }] },
    },
    fields: {
      ...METADATA,
      'spec.drivers': [
        [{ name: 'a.example.com', nodeID: 'm' }],
        [{ name: 'a.example.com', nodeID: 'n', allocatable: { count: 1 } }],
        [{ name: 'b.example.com', nodeID: 'n' }],
        [],
      ],
    },
  },
  CSIStorageCapacity: {
    path: `/apis/storage.k8s.io/v1${IN_NAMESPACE}csistoragecapacities`,
    object: { apiVersion: 'storage.k8s.io/v1', kind: 'CSIStorageCapacity', storageClassName: 'a', capacity: '1Gi' },
    fields: {
      ...METADATA,
      storageClassName: ['b', undefined],
      capacity: ['2Gi', '-1'],
      nodeTopology: [{ matchLabels: web }],
      maximumVolumeSize: ['1Gi'],
    },
  },
  VolumeAttachment: {
    path: '/apis/storage.k8s.io/v1/volumeattachments',
    object: {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'VolumeAttachment',
      spec: { attacher: 'example.com', nodeName: 'n', source: { persistentVolumeName: 'a' } },
    },
    fields: { ...METADATA, 'spec.nodeName': ['m'], 'spec.attacher': ['b.example.com'], 'status.attached': [true] },
    subresources: {
      status: {
        ...METADATA,
        'status.attached': [true],
        'spec.nodeName': ['z'],
        'status.attachError': [{ message: 'a' }],
      },
    },
  },
  ServiceCIDR: {
    path: '/apis/networking.k8s.io/v1/servicecidrs',
    object: { apiVersion: 'networking.k8s.io/v1', kind: 'ServiceCIDR', spec: { cidrs: ['192.0.2.0/24'] } },
    fields: { ...METADATA, 'spec.cidrs': [['192.0.3.0/24'], ['192.0.2.0/24', 'fd01::/64'], ['192.0.2.0/24', 'x'], []] },
  },
  ConfigMap: {
    path: `/api/v1${IN_NAMESPACE}configmaps`,
    object: { apiVersion: 'v1', kind: 'ConfigMap', data: { a: 'b' } },
    fields: { ...METADATA, data: [{ a: 'c' }, { 'not a name': 'a' }, undefined], immutable: [true, undefined] },
  },
  ServiceAccount: {
    path: `/api/v1${IN_NAMESPACE}serviceaccounts`,
    object: { apiVersion: 'v1', kind: 'ServiceAccount' },
    fields: { ...METADATA, secrets: [[{ name: 'a' }]], automountServiceAccountToken: [false] },
  },
  ResourceClaim: {
    path: `/apis/resource.k8s.io/v1${IN_NAMESPACE}resourceclaims`,
    object: {
      apiVersion: 'resource.k8s.io/v1',
      kind: 'ResourceClaim',
      spec: { devices: { requests: [{ name: 'a', exactly: { deviceClassName: 'a' } }] } },
    },
    fields: { ...METADATA, 'spec.devices.requests.0.name': ['b'], 'spec.devices.requests': [undefined] },
  },
};
