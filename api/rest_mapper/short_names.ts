/** The short names of kube-apiserver's resources, as `kubectl api-resources` lists them: by group, then by plural. */
const SHORT_NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '': {
    componentstatuses: ['cs'],
    configmaps: ['cm'],
    endpoints: ['ep'],
    events: ['ev'],
    limitranges: ['limits'],
    namespaces: ['ns'],
    nodes: ['no'],
    persistentvolumeclaims: ['pvc'],
    persistentvolumes: ['pv'],
    pods: ['po'],
    replicationcontrollers: ['rc'],
    resourcequotas: ['quota'],
    serviceaccounts: ['sa'],
    services: ['svc'],
  },
  'apiextensions.k8s.io': { customresourcedefinitions: ['crd', 'crds'] },
  apps: { daemonsets: ['ds'], deployments: ['deploy'], replicasets: ['rs'], statefulsets: ['sts'] },
  autoscaling: { horizontalpodautoscalers: ['hpa'] },
  batch: { cronjobs: ['cj'] },
  'certificates.k8s.io': { certificatesigningrequests: ['csr'] },
  'events.k8s.io': { events: ['ev'] },
  extensions: {
    daemonsets: ['ds'],
    deployments: ['deploy'],
    ingresses: ['ing'],
    networkpolicies: ['netpol'],
    replicasets: ['rs'],
  },
  'networking.k8s.io': { ingresses: ['ing'], ipaddresses: ['ip'], networkpolicies: ['netpol'] },
  policy: { poddisruptionbudgets: ['pdb'], podsecuritypolicies: ['psp'] },
  'scheduling.k8s.io': { priorityclasses: ['pc'] },
  'storage.k8s.io': { storageclasses: ['sc'], volumeattributesclasses: ['vac'] },
};

/** The short names of a kind of the Kubernetes API: `po` for pods. */
export function shortNamesOf({
  group,
  resource,
}: {
  readonly group: string;
  readonly resource?: string | undefined;
}): readonly string[] {
  return (resource === undefined ? undefined : SHORT_NAMES[group]?.[resource]) ?? [];
}
