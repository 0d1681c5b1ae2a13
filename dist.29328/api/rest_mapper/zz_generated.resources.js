/** All resources of the Kubernetes API, the preferred first: see {@link newRESTMapper} for the order. */
export const resources = [
    {
        group: '',
        version: 'v1',
        resources: [
            ['PersistentVolume', 'persistentvolumes', 'persistentvolume', false, ['status']],
            ['PersistentVolumeClaim', 'persistentvolumeclaims', 'persistentvolumeclaim', true, ['status']],
            ['Pod', 'pods', 'pod', true, ['attach', 'binding', 'ephemeralcontainers', 'eviction', 'exec', 'log', 'portforward', 'proxy', 'resize', 'status']],
            ['PodTemplate', 'podtemplates', 'podtemplate', true, []],
            ['ReplicationController', 'replicationcontrollers', 'replicationcontroller', true, ['scale', 'status']],
            ['Service', 'services', 'service', true, ['proxy', 'status']],
            ['ServiceAccount', 'serviceaccounts', 'serviceaccount', true, ['token']],
            ['Endpoints', 'endpoints', 'endpoints', true, []],
            ['Node', 'nodes', 'node', false, ['proxy', 'status']],
            ['Namespace', 'namespaces', 'namespace', false, ['finalize', 'status']],
            ['Binding', 'bindings', 'binding', true, []],
            ['Event', 'events', 'event', true, []],
            ['LimitRange', 'limitranges', 'limitrange', true, []],
            ['ResourceQuota', 'resourcequotas', 'resourcequota', true, ['status']],
            ['Secret', 'secrets', 'secret', true, []],
            ['ConfigMap', 'configmaps', 'configmap', true, []],
            ['ComponentStatus', 'componentstatuses', 'componentstatus', false, []],
        ],
    },
    {
        group: 'admissionregistration.k8s.io',
        version: 'v1',
        resources: [
            ['ValidatingAdmissionPolicy', 'validatingadmissionpolicies', 'validatingadmissionpolicy', false, ['status']],
            ['ValidatingAdmissionPolicyBinding', 'validatingadmissionpolicybindings', 'validatingadmissionpolicybinding', false, []],
            ['ValidatingWebhookConfiguration', 'validatingwebhookconfigurations', 'validatingwebhookconfiguration', false, []],
            ['MutatingWebhookConfiguration', 'mutatingwebhookconfigurations', 'mutatingwebhookconfiguration', false, []],
            ['MutatingAdmissionPolicy', 'mutatingadmissionpolicies', 'mutatingadmissionpolicy', false, []],
            ['MutatingAdmissionPolicyBinding', 'mutatingadmissionpolicybindings', 'mutatingadmissionpolicybinding', false, []],
        ],
    },
    {
        group: 'admissionregistration.k8s.io',
        version: 'v1beta1',
        resources: [
            ['ValidatingAdmissionPolicy', 'validatingadmissionpolicies', 'validatingadmissionpolicy', false, ['status']],
            ['ValidatingAdmissionPolicyBinding', 'validatingadmissionpolicybindings', 'validatingadmissionpolicybinding', false, []],
            ['ValidatingWebhookConfiguration', 'validatingwebhookconfigurations', 'validatingwebhookconfiguration', false, []],
            ['MutatingWebhookConfiguration', 'mutatingwebhookconfigurations', 'mutatingwebhookconfiguration', false, []],
            ['MutatingAdmissionPolicy', 'mutatingadmissionpolicies', 'mutatingadmissionpolicy', false, []],
            ['MutatingAdmissionPolicyBinding', 'mutatingadmissionpolicybindings', 'mutatingadmissionpolicybinding', false, []],
        ],
    },
    {
        group: 'admissionregistration.k8s.io',
        version: 'v1alpha1',
        resources: [
            ['ValidatingAdmissionPolicy', 'validatingadmissionpolicies', 'validatingadmissionpolicy', false, ['status']],
            ['ValidatingAdmissionPolicyBinding', 'validatingadmissionpolicybindings', 'validatingadmissionpolicybinding', false, []],
            ['MutatingAdmissionPolicy', 'mutatingadmissionpolicies', 'mutatingadmissionpolicy', false, []],
            ['MutatingAdmissionPolicyBinding', 'mutatingadmissionpolicybindings', 'mutatingadmissionpolicybinding', false, []],
        ],
    },
    {
        group: 'apiextensions.k8s.io',
        version: 'v1',
        resources: [
            ['CustomResourceDefinition', 'customresourcedefinitions', 'customresourcedefinition', false, ['status']],
        ],
    },
    {
        group: 'apiextensions.k8s.io',
        version: 'v1beta1',
        resources: [
            ['CustomResourceDefinition', 'customresourcedefinitions', 'customresourcedefinition', false, ['status']],
        ],
    },
    {
        group: 'apiregistration.k8s.io',
        version: 'v1',
        resources: [
            ['APIService', 'apiservices', 'apiservice', false, ['status']],
        ],
    },
    {
        group: 'apiregistration.k8s.io',
        version: 'v1beta1',
        resources: [
            ['APIService', 'apiservices', 'apiservice', false, ['status']],
        ],
    },
    {
        group: 'apps',
        version: 'v1',
        resources: [
            ['StatefulSet', 'statefulsets', 'statefulset', true, ['scale', 'status']],
            ['Deployment', 'deployments', 'deployment', true, ['scale', 'status']],
            ['DaemonSet', 'daemonsets', 'daemonset', true, ['status']],
            ['ReplicaSet', 'replicasets', 'replicaset', true, ['scale', 'status']],
            ['ControllerRevision', 'controllerrevisions', 'controllerrevision', true, []],
        ],
    },
    {
        group: 'apps',
        version: 'v1beta2',
        resources: [
            ['StatefulSet', 'statefulsets', 'statefulset', true, ['scale', 'status']],
            ['Deployment', 'deployments', 'deployment', true, ['status']],
            ['DaemonSet', 'daemonsets', 'daemonset', true, ['status']],
            ['ReplicaSet', 'replicasets', 'replicaset', true, ['status']],
            ['ControllerRevision', 'controllerrevisions', 'controllerrevision', true, []],
        ],
    },
    {
        group: 'apps',
        version: 'v1beta1',
        resources: [
            ['StatefulSet', 'statefulsets', 'statefulset', true, ['status']],
            ['Deployment', 'deployments', 'deployment', true, ['status']],
            ['ControllerRevision', 'controllerrevisions', 'controllerrevision', true, []],
        ],
    },
    {
        group: 'authentication.k8s.io',
        version: 'v1',
        resources: [
            ['TokenReview', 'tokenreviews', 'tokenreview', false, []],
            ['SelfSubjectReview', 'selfsubjectreviews', 'selfsubjectreview', false, []],
        ],
    },
    {
        group: 'authentication.k8s.io',
        version: 'v1beta1',
        resources: [
            ['TokenReview', 'tokenreviews', 'tokenreview', false, []],
            ['SelfSubjectReview', 'selfsubjectreviews', 'selfsubjectreview', false, []],
        ],
    },
    {
        group: 'authentication.k8s.io',
        version: 'v1alpha1',
        resources: [
            ['SelfSubjectReview', 'selfsubjectreviews', 'selfsubjectreview', false, []],
        ],
    },
    {
        group: 'authorization.k8s.io',
        version: 'v1',
        resources: [
            ['SubjectAccessReview', 'subjectaccessreviews', 'subjectaccessreview', false, []],
            ['SelfSubjectAccessReview', 'selfsubjectaccessreviews', 'selfsubjectaccessreview', false, []],
            ['LocalSubjectAccessReview', 'localsubjectaccessreviews', 'localsubjectaccessreview', true, []],
            ['SelfSubjectRulesReview', 'selfsubjectrulesreviews', 'selfsubjectrulesreview', false, []],
        ],
    },
    {
        group: 'authorization.k8s.io',
        version: 'v1beta1',
        resources: [
            ['SubjectAccessReview', 'subjectaccessreviews', 'subjectaccessreview', false, []],
            ['SelfSubjectAccessReview', 'selfsubjectaccessreviews', 'selfsubjectaccessreview', false, []],
            ['LocalSubjectAccessReview', 'localsubjectaccessreviews', 'localsubjectaccessreview', true, []],
            ['SelfSubjectRulesReview', 'selfsubjectrulesreviews', 'selfsubjectrulesreview', false, []],
        ],
    },
    {
        group: 'autoscaling',
        version: 'v2',
        resources: [
            ['HorizontalPodAutoscaler', 'horizontalpodautoscalers', 'horizontalpodautoscaler', true, ['status']],
        ],
    },
    {
        group: 'autoscaling',
        version: 'v1',
        resources: [
            ['HorizontalPodAutoscaler', 'horizontalpodautoscalers', 'horizontalpodautoscaler', true, ['status']],
        ],
    },
    {
        group: 'batch',
        version: 'v1',
        resources: [
            ['Job', 'jobs', 'job', true, ['status']],
            ['CronJob', 'cronjobs', 'cronjob', true, ['status']],
        ],
    },
    {
        group: 'batch',
        version: 'v1beta1',
        resources: [
            ['CronJob', 'cronjobs', 'cronjob', true, ['status']],
        ],
    },
    {
        group: 'certificates.k8s.io',
        version: 'v1',
        resources: [
            ['CertificateSigningRequest', 'certificatesigningrequests', 'certificatesigningrequest', false, ['approval', 'status']],
            ['ClusterTrustBundle', 'clustertrustbundles', 'clustertrustbundle', false, []],
            ['PodCertificateRequest', 'podcertificaterequests', 'podcertificaterequest', true, ['status']],
        ],
    },
    {
        group: 'certificates.k8s.io',
        version: 'v1beta1',
        resources: [
            ['CertificateSigningRequest', 'certificatesigningrequests', 'certificatesigningrequest', false, ['approval', 'status']],
            ['ClusterTrustBundle', 'clustertrustbundles', 'clustertrustbundle', false, []],
            ['PodCertificateRequest', 'podcertificaterequests', 'podcertificaterequest', true, ['status']],
        ],
    },
    {
        group: 'certificates.k8s.io',
        version: 'v1alpha1',
        resources: [
            ['ClusterTrustBundle', 'clustertrustbundles', 'clustertrustbundle', false, []],
        ],
    },
    {
        group: 'coordination.k8s.io',
        version: 'v1',
        resources: [
            ['Lease', 'leases', 'lease', true, []],
        ],
    },
    {
        group: 'coordination.k8s.io',
        version: 'v1beta1',
        resources: [
            ['Lease', 'leases', 'lease', true, []],
            ['LeaseCandidate', 'leasecandidates', 'leasecandidate', true, []],
        ],
    },
    {
        group: 'coordination.k8s.io',
        version: 'v1alpha2',
        resources: [
            ['LeaseCandidate', 'leasecandidates', 'leasecandidate', true, []],
        ],
    },
    {
        group: 'discovery.k8s.io',
        version: 'v1',
        resources: [
            ['EndpointSlice', 'endpointslices', 'endpointslice', true, []],
        ],
    },
    {
        group: 'discovery.k8s.io',
        version: 'v1beta1',
        resources: [
            ['EndpointSlice', 'endpointslices', 'endpointslice', true, []],
        ],
    },
    {
        group: 'events.k8s.io',
        version: 'v1',
        resources: [
            ['Event', 'events', 'event', true, []],
        ],
    },
    {
        group: 'events.k8s.io',
        version: 'v1beta1',
        resources: [
            ['Event', 'events', 'event', true, []],
        ],
    },
    {
        group: 'flowcontrol.apiserver.k8s.io',
        version: 'v1',
        resources: [
            ['FlowSchema', 'flowschemas', 'flowschema', false, ['status']],
            ['PriorityLevelConfiguration', 'prioritylevelconfigurations', 'prioritylevelconfiguration', false, ['status']],
        ],
    },
    {
        group: 'flowcontrol.apiserver.k8s.io',
        version: 'v1beta3',
        resources: [
            ['FlowSchema', 'flowschemas', 'flowschema', false, ['status']],
            ['PriorityLevelConfiguration', 'prioritylevelconfigurations', 'prioritylevelconfiguration', false, ['status']],
        ],
    },
    {
        group: 'flowcontrol.apiserver.k8s.io',
        version: 'v1beta2',
        resources: [
            ['FlowSchema', 'flowschemas', 'flowschema', false, ['status']],
            ['PriorityLevelConfiguration', 'prioritylevelconfigurations', 'prioritylevelconfiguration', false, ['status']],
        ],
    },
    {
        group: 'flowcontrol.apiserver.k8s.io',
        version: 'v1beta1',
        resources: [
            ['FlowSchema', 'flowschemas', 'flowschema', false, ['status']],
            ['PriorityLevelConfiguration', 'prioritylevelconfigurations', 'prioritylevelconfiguration', false, ['status']],
        ],
    },
    {
        group: 'internal.apiserver.k8s.io',
        version: 'v1alpha1',
        resources: [
            ['StorageVersion', 'storageversions', 'storageversion', false, ['status']],
        ],
    },
    {
        group: 'lifecycle.k8s.io',
        version: 'v1alpha1',
        resources: [
            ['EvictionRequest', 'evictionrequests', 'evictionrequest', true, ['status']],
            ['Eviction', 'evictions', 'eviction', true, ['status']],
        ],
    },
    {
        group: 'networking.k8s.io',
        version: 'v1',
        resources: [
            ['NetworkPolicy', 'networkpolicies', 'networkpolicy', true, []],
            ['Ingress', 'ingresses', 'ingress', true, ['status']],
            ['IngressClass', 'ingressclasses', 'ingressclass', false, []],
            ['IPAddress', 'ipaddresses', 'ipaddress', false, []],
            ['ServiceCIDR', 'servicecidrs', 'servicecidr', false, ['status']],
        ],
    },
    {
        group: 'networking.k8s.io',
        version: 'v1beta1',
        resources: [
            ['Ingress', 'ingresses', 'ingress', true, ['status']],
            ['IngressClass', 'ingressclasses', 'ingressclass', false, []],
            ['IPAddress', 'ipaddresses', 'ipaddress', false, []],
            ['ServiceCIDR', 'servicecidrs', 'servicecidr', false, ['status']],
        ],
    },
    {
        group: 'node.k8s.io',
        version: 'v1',
        resources: [
            ['RuntimeClass', 'runtimeclasses', 'runtimeclass', false, []],
        ],
    },
    {
        group: 'node.k8s.io',
        version: 'v1alpha1',
        resources: [
            ['RuntimeClass', 'runtimeclasses', 'runtimeclass', false, []],
        ],
    },
    {
        group: 'node.k8s.io',
        version: 'v1beta1',
        resources: [
            ['RuntimeClass', 'runtimeclasses', 'runtimeclass', false, []],
        ],
    },
    {
        group: 'policy',
        version: 'v1',
        resources: [
            ['PodDisruptionBudget', 'poddisruptionbudgets', 'poddisruptionbudget', true, ['status']],
        ],
    },
    {
        group: 'policy',
        version: 'v1beta1',
        resources: [
            ['PodDisruptionBudget', 'poddisruptionbudgets', 'poddisruptionbudget', true, ['status']],
        ],
    },
    {
        group: 'rbac.authorization.k8s.io',
        version: 'v1',
        resources: [
            ['Role', 'roles', 'role', true, []],
            ['RoleBinding', 'rolebindings', 'rolebinding', true, []],
            ['ClusterRole', 'clusterroles', 'clusterrole', false, []],
            ['ClusterRoleBinding', 'clusterrolebindings', 'clusterrolebinding', false, []],
        ],
    },
    {
        group: 'rbac.authorization.k8s.io',
        version: 'v1alpha1',
        resources: [
            ['Role', 'roles', 'role', true, []],
            ['RoleBinding', 'rolebindings', 'rolebinding', true, []],
            ['ClusterRole', 'clusterroles', 'clusterrole', false, []],
            ['ClusterRoleBinding', 'clusterrolebindings', 'clusterrolebinding', false, []],
        ],
    },
    {
        group: 'rbac.authorization.k8s.io',
        version: 'v1beta1',
        resources: [
            ['Role', 'roles', 'role', true, []],
            ['RoleBinding', 'rolebindings', 'rolebinding', true, []],
            ['ClusterRole', 'clusterroles', 'clusterrole', false, []],
            ['ClusterRoleBinding', 'clusterrolebindings', 'clusterrolebinding', false, []],
        ],
    },
    {
        group: 'resource.k8s.io',
        version: 'v1',
        resources: [
            ['ResourceSlice', 'resourceslices', 'resourceslice', false, []],
            ['DeviceTaintRule', 'devicetaintrules', 'devicetaintrule', false, ['status']],
            ['ResourceClaim', 'resourceclaims', 'resourceclaim', true, ['status']],
            ['DeviceClass', 'deviceclasses', 'deviceclass', false, []],
            ['ResourceClaimTemplate', 'resourceclaimtemplates', 'resourceclaimtemplate', true, []],
        ],
    },
    {
        group: 'resource.k8s.io',
        version: 'v1beta2',
        resources: [
            ['ResourceSlice', 'resourceslices', 'resourceslice', false, []],
            ['DeviceTaintRule', 'devicetaintrules', 'devicetaintrule', false, ['status']],
            ['ResourceClaim', 'resourceclaims', 'resourceclaim', true, ['status']],
            ['DeviceClass', 'deviceclasses', 'deviceclass', false, []],
            ['ResourceClaimTemplate', 'resourceclaimtemplates', 'resourceclaimtemplate', true, []],
        ],
    },
    {
        group: 'resource.k8s.io',
        version: 'v1beta1',
        resources: [
            ['ResourceSlice', 'resourceslices', 'resourceslice', false, []],
            ['ResourceClaim', 'resourceclaims', 'resourceclaim', true, ['status']],
            ['DeviceClass', 'deviceclasses', 'deviceclass', false, []],
            ['ResourceClaimTemplate', 'resourceclaimtemplates', 'resourceclaimtemplate', true, []],
        ],
    },
    {
        group: 'resource.k8s.io',
        version: 'v1alpha3',
        resources: [
            ['DeviceTaintRule', 'devicetaintrules', 'devicetaintrule', false, ['status']],
            ['ResourcePoolStatusRequest', 'resourcepoolstatusrequests', 'resourcepoolstatusrequest', false, ['status']],
        ],
    },
    {
        group: 'scheduling.k8s.io',
        version: 'v1',
        resources: [
            ['PriorityClass', 'priorityclasses', 'priorityclass', false, []],
        ],
    },
    {
        group: 'scheduling.k8s.io',
        version: 'v1beta1',
        resources: [
            ['PriorityClass', 'priorityclasses', 'priorityclass', false, []],
            ['Workload', 'workloads', 'workload', true, []],
            ['PodGroup', 'podgroups', 'podgroup', true, ['status']],
        ],
    },
    {
        group: 'scheduling.k8s.io',
        version: 'v1alpha3',
        resources: [
            ['Workload', 'workloads', 'workload', true, []],
            ['PodGroup', 'podgroups', 'podgroup', true, ['status']],
            ['CompositePodGroup', 'compositepodgroups', 'compositepodgroup', true, ['status']],
        ],
    },
    {
        group: 'scheduling.k8s.io',
        version: 'v1alpha2',
        resources: [
            ['Workload', 'workloads', 'workload', true, []],
            ['PodGroup', 'podgroups', 'podgroup', true, ['status']],
        ],
    },
    {
        group: 'storage.k8s.io',
        version: 'v1',
        resources: [
            ['StorageClass', 'storageclasses', 'storageclass', false, []],
            ['VolumeAttachment', 'volumeattachments', 'volumeattachment', false, ['status']],
            ['CSIDriver', 'csidrivers', 'csidriver', false, []],
            ['CSINode', 'csinodes', 'csinode', false, ['status']],
            ['CSIStorageCapacity', 'csistoragecapacities', 'csistoragecapacity', true, []],
            ['VolumeAttributesClass', 'volumeattributesclasses', 'volumeattributesclass', false, []],
        ],
    },
    {
        group: 'storage.k8s.io',
        version: 'v1beta1',
        resources: [
            ['StorageClass', 'storageclasses', 'storageclass', false, []],
            ['VolumeAttachment', 'volumeattachments', 'volumeattachment', false, ['status']],
            ['CSIDriver', 'csidrivers', 'csidriver', false, []],
            ['CSINode', 'csinodes', 'csinode', false, ['status']],
            ['CSIStorageCapacity', 'csistoragecapacities', 'csistoragecapacity', true, []],
            ['VolumeAttributesClass', 'volumeattributesclasses', 'volumeattributesclass', false, []],
        ],
    },
    {
        group: 'storage.k8s.io',
        version: 'v1alpha1',
        resources: [
            ['VolumeAttachment', 'volumeattachments', 'volumeattachment', false, ['status']],
            ['CSIStorageCapacity', 'csistoragecapacities', 'csistoragecapacity', true, []],
            ['VolumeAttributesClass', 'volumeattributesclasses', 'volumeattributesclass', false, []],
        ],
    },
    {
        group: 'storagemigration.k8s.io',
        version: 'v1',
        resources: [
            ['StorageVersionMigration', 'storageversionmigrations', 'storageversionmigration', false, ['status']],
        ],
    },
    {
        group: 'storagemigration.k8s.io',
        version: 'v1beta1',
        resources: [
            ['StorageVersionMigration', 'storageversionmigrations', 'storageversionmigration', false, ['status']],
        ],
    },
    {
        group: 'extensions',
        version: 'v1beta1',
        resources: [
            ['Deployment', 'deployments', 'deployment', true, ['rollback', 'scale', 'status']],
            ['DaemonSet', 'daemonsets', 'daemonset', true, ['status']],
            ['Ingress', 'ingresses', 'ingress', true, ['status']],
            ['ReplicaSet', 'replicasets', 'replicaset', true, ['scale', 'status']],
            ['NetworkPolicy', 'networkpolicies', 'networkpolicy', true, []],
        ],
    },
];
