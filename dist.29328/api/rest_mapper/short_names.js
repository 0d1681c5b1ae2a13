/** The short names of kube-apiserver's resources, as `kubectl api-resources` lists them: by group, then by plural. */
const SHORT_NAMES = {
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
export function shortNamesOf({ group, resource = '' }) {
    return SHORT_NAMES[group]?.[resource] ?? [];
}
const ALL = ['all'];
const API_EXTENSIONS = ['api-extensions'];
/** By group, then by plural. */
const CATEGORIES = {
    '': { pods: ALL, replicationcontrollers: ALL, services: ALL },
    'admissionregistration.k8s.io': {
        mutatingadmissionpolicies: API_EXTENSIONS,
        mutatingadmissionpolicybindings: API_EXTENSIONS,
        mutatingwebhookconfigurations: API_EXTENSIONS,
        validatingadmissionpolicies: API_EXTENSIONS,
        validatingadmissionpolicybindings: API_EXTENSIONS,
        validatingwebhookconfigurations: API_EXTENSIONS,
    },
    'apiextensions.k8s.io': { customresourcedefinitions: API_EXTENSIONS },
    'apiregistration.k8s.io': { apiservices: API_EXTENSIONS },
    apps: { daemonsets: ALL, deployments: ALL, replicasets: ALL, statefulsets: ALL },
    autoscaling: { horizontalpodautoscalers: ALL },
    batch: { cronjobs: ALL, jobs: ALL },
};
/** The categories of a kind of the Kubernetes API, as kube-apiserver lists them: `kubectl get all` gets those of `all`. */
export function categoriesOf({ group, resource = '' }) {
    return CATEGORIES[group]?.[resource] ?? [];
}
