// @ts-check
// Types and objects of requests to admission plug-ins.

/** @typedef {{ [key: string]: unknown }} Data */
/** @typedef {readonly [group: string, version: string, kind: string, resource: string]} Type */

/** @type {(type: Type, metadata: Data, more?: Data) => Data} */
export const object = ([group, version, kind], metadata, more = {}) => ({
  apiVersion: group === '' ? version : `${group}/${version}`,
  kind,
  metadata,
  ...more,
});

/** @type {Type} */ export const POD = ['', 'v1', 'Pod', 'pods'];
/** @type {Type} */ export const NODE = ['', 'v1', 'Node', 'nodes'];
/** @type {Type} */ export const BINDING = ['', 'v1', 'Binding', 'pods'];
/** @type {Type} */ export const NAMESPACE = ['', 'v1', 'Namespace', 'namespaces'];
/** @type {Type} */ export const CONFIG_MAP = ['', 'v1', 'ConfigMap', 'configmaps'];
/** @type {Type} */ export const LIMIT_RANGE = ['', 'v1', 'LimitRange', 'limitranges'];
/** @type {Type} */ export const ACCOUNT = ['', 'v1', 'ServiceAccount', 'serviceaccounts'];
/** @type {Type} */ export const VOLUME = ['', 'v1', 'PersistentVolume', 'persistentvolumes'];
/** @type {Type} */ export const CLAIM = ['', 'v1', 'PersistentVolumeClaim', 'persistentvolumeclaims'];
/** @type {Type} */ export const ATTRIBUTES = [
  'storage.k8s.io',
  'v1',
  'VolumeAttributesClass',
  'volumeattributesclasses',
];
/** @type {Type} */ export const STORAGE = ['storage.k8s.io', 'v1', 'StorageClass', 'storageclasses'];
/** @type {Type} */ export const INGRESS = ['networking.k8s.io', 'v1', 'Ingress', 'ingresses'];
/** @type {Type} */ export const INGRESS_CLASS = ['networking.k8s.io', 'v1', 'IngressClass', 'ingressclasses'];
/** @type {Type} */ export const PRIORITY = ['scheduling.k8s.io', 'v1', 'PriorityClass', 'priorityclasses'];
/** @type {Type} */ export const RUNTIME = ['node.k8s.io', 'v1', 'RuntimeClass', 'runtimeclasses'];
/** @type {Type} */ export const REQUEST = [
  'certificates.k8s.io',
  'v1',
  'CertificateSigningRequest',
  'certificatesigningrequests',
];
/** @type {Type} */ export const BUNDLE = [
  'certificates.k8s.io',
  'v1beta1',
  'ClusterTrustBundle',
  'clustertrustbundles',
];

/** @type {(namespace: string, spec?: Data, metadata?: Data) => Data} */
export const pod = (namespace, spec = {}, metadata = {}) =>
  object(POD, { namespace, name: 'x', ...metadata }, { spec: { containers: [{ name: 'a', image: 'i' }], ...spec } });
/** @type {(requests?: Data, limits?: Data) => Data} */
export const container = (requests, limits) => ({
  name: 'a',
  image: 'i',
  ...((requests || limits) && { resources: { ...(requests && { requests }), ...(limits && { limits }) } }),
});
export const DELETED = { deletionTimestamp: '2026-01-01T00:00:00Z', deletionGracePeriodSeconds: 0 };

/** @type {(spec: Data, metadata?: Data, status?: Data) => Data} */
export const claim = (spec, metadata = {}, status = {}) =>
  object(CLAIM, { namespace: 'claims', name: 'x', ...metadata }, { spec, status });
/** @type {(storage?: string) => Data} */
export const sized = (storage) => (storage === undefined ? {} : { resources: { requests: { storage } } });
