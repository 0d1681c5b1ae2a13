package main

import (
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/kubernetes/pkg/apis/admissionregistration"
	_ "k8s.io/kubernetes/pkg/apis/admissionregistration/install"
	"k8s.io/kubernetes/pkg/apis/apps"
	_ "k8s.io/kubernetes/pkg/apis/apps/install"
	"k8s.io/kubernetes/pkg/apis/autoscaling"
	_ "k8s.io/kubernetes/pkg/apis/autoscaling/install"
	"k8s.io/kubernetes/pkg/apis/batch"
	"k8s.io/kubernetes/pkg/apis/certificates"
	"k8s.io/kubernetes/pkg/apis/coordination"
	_ "k8s.io/kubernetes/pkg/apis/coordination/install"
	"k8s.io/kubernetes/pkg/apis/core"
	_ "k8s.io/kubernetes/pkg/apis/core/install"
	"k8s.io/kubernetes/pkg/apis/discovery"
	_ "k8s.io/kubernetes/pkg/apis/discovery/install"
	"k8s.io/kubernetes/pkg/apis/flowcontrol"
	_ "k8s.io/kubernetes/pkg/apis/flowcontrol/install"
	"k8s.io/kubernetes/pkg/apis/networking"
	_ "k8s.io/kubernetes/pkg/apis/networking/install"
	"k8s.io/kubernetes/pkg/apis/node"
	_ "k8s.io/kubernetes/pkg/apis/node/install"
	"k8s.io/kubernetes/pkg/apis/policy"
	_ "k8s.io/kubernetes/pkg/apis/policy/install"
	"k8s.io/kubernetes/pkg/apis/rbac"
	_ "k8s.io/kubernetes/pkg/apis/rbac/install"
	"k8s.io/kubernetes/pkg/apis/scheduling"
	"k8s.io/kubernetes/pkg/apis/storage"
	_ "k8s.io/kubernetes/pkg/apis/storage/install"
	"k8s.io/kubernetes/pkg/registry/admissionregistration/mutatingwebhookconfiguration"
	"k8s.io/kubernetes/pkg/registry/admissionregistration/validatingwebhookconfiguration"
	"k8s.io/kubernetes/pkg/registry/apps/daemonset"
	"k8s.io/kubernetes/pkg/registry/apps/deployment"
	"k8s.io/kubernetes/pkg/registry/apps/replicaset"
	"k8s.io/kubernetes/pkg/registry/apps/statefulset"
	"k8s.io/kubernetes/pkg/registry/autoscaling/horizontalpodautoscaler"
	"k8s.io/kubernetes/pkg/registry/batch/cronjob"
	certificaterequest "k8s.io/kubernetes/pkg/registry/certificates/certificates"
	"k8s.io/kubernetes/pkg/registry/coordination/lease"
	"k8s.io/kubernetes/pkg/registry/core/configmap"
	"k8s.io/kubernetes/pkg/registry/core/endpoint"
	"k8s.io/kubernetes/pkg/registry/core/event"
	"k8s.io/kubernetes/pkg/registry/core/limitrange"
	"k8s.io/kubernetes/pkg/registry/core/namespace"
	noderegistry "k8s.io/kubernetes/pkg/registry/core/node"
	"k8s.io/kubernetes/pkg/registry/core/persistentvolume"
	"k8s.io/kubernetes/pkg/registry/core/persistentvolumeclaim"
	"k8s.io/kubernetes/pkg/registry/core/pod"
	"k8s.io/kubernetes/pkg/registry/core/podtemplate"
	"k8s.io/kubernetes/pkg/registry/core/replicationcontroller"
	"k8s.io/kubernetes/pkg/registry/core/resourcequota"
	"k8s.io/kubernetes/pkg/registry/core/secret"
	"k8s.io/kubernetes/pkg/registry/core/service"
	"k8s.io/kubernetes/pkg/registry/core/serviceaccount"
	"k8s.io/kubernetes/pkg/registry/discovery/endpointslice"
	"k8s.io/kubernetes/pkg/registry/flowcontrol/flowschema"
	"k8s.io/kubernetes/pkg/registry/flowcontrol/prioritylevelconfiguration"
	"k8s.io/kubernetes/pkg/registry/networking/ingress"
	"k8s.io/kubernetes/pkg/registry/networking/ingressclass"
	"k8s.io/kubernetes/pkg/registry/networking/ipaddress"
	"k8s.io/kubernetes/pkg/registry/networking/networkpolicy"
	"k8s.io/kubernetes/pkg/registry/networking/servicecidr"
	"k8s.io/kubernetes/pkg/registry/node/runtimeclass"
	"k8s.io/kubernetes/pkg/registry/policy/poddisruptionbudget"
	"k8s.io/kubernetes/pkg/registry/rbac/clusterrole"
	"k8s.io/kubernetes/pkg/registry/rbac/clusterrolebinding"
	"k8s.io/kubernetes/pkg/registry/rbac/role"
	"k8s.io/kubernetes/pkg/registry/rbac/rolebinding"
	"k8s.io/kubernetes/pkg/registry/scheduling/priorityclass"
	"k8s.io/kubernetes/pkg/registry/storage/csidriver"
	"k8s.io/kubernetes/pkg/registry/storage/csinode"
	"k8s.io/kubernetes/pkg/registry/storage/csistoragecapacity"
	"k8s.io/kubernetes/pkg/registry/storage/storageclass"
	"k8s.io/kubernetes/pkg/registry/storage/volumeattachment"
	"k8s.io/kubernetes/pkg/registry/storage/volumeattributesclass"
)

func init() {
	for kind, each := range map[schema.GroupKind]strategies{
		admissionregistration.Kind("MutatingWebhookConfiguration"):   {mutatingwebhookconfiguration.Strategy, nil},
		admissionregistration.Kind("ValidatingWebhookConfiguration"): {validatingwebhookconfiguration.Strategy, nil},
		apps.Kind("DaemonSet"):                         {daemonset.Strategy, daemonset.StatusStrategy},
		apps.Kind("Deployment"):                        {deployment.Strategy, deployment.StatusStrategy},
		apps.Kind("ReplicaSet"):                        {replicaset.Strategy, replicaset.StatusStrategy},
		apps.Kind("StatefulSet"):                       {statefulset.Strategy, statefulset.StatusStrategy},
		autoscaling.Kind("HorizontalPodAutoscaler"):    {horizontalpodautoscaler.Strategy, horizontalpodautoscaler.StatusStrategy},
		batch.Kind("CronJob"):                          {cronjob.Strategy, cronjob.StatusStrategy},
		certificates.Kind("CertificateSigningRequest"): {certificaterequest.Strategy, certificaterequest.StatusStrategy},
		coordination.Kind("Lease"):                     {lease.Strategy, nil},
		core.Kind("ConfigMap"):                         {configmap.Strategy, nil},
		core.Kind("Endpoints"):                         {endpoint.Strategy, nil},
		core.Kind("Event"):                             {event.Strategy, nil},
		core.Kind("LimitRange"):                        {limitrange.Strategy, nil},
		core.Kind("Namespace"):                         {namespace.Strategy, namespace.StatusStrategy},
		core.Kind("Node"):                              {noderegistry.Strategy, noderegistry.StatusStrategy},
		core.Kind("PersistentVolume"):                  {persistentvolume.Strategy, persistentvolume.StatusStrategy},
		core.Kind("PersistentVolumeClaim"):             {persistentvolumeclaim.Strategy, persistentvolumeclaim.StatusStrategy},
		core.Kind("Pod"):                               {pod.Strategy, pod.StatusStrategy},
		core.Kind("PodTemplate"):                       {podtemplate.Strategy, nil},
		core.Kind("ReplicationController"):             {replicationcontroller.Strategy, nil},
		core.Kind("ResourceQuota"):                     {resourcequota.Strategy, resourcequota.StatusStrategy},
		core.Kind("Secret"):                            {secret.Strategy, nil},
		core.Kind("Service"):                           {service.Strategy, service.StatusStrategy},
		core.Kind("ServiceAccount"):                    {serviceaccount.Strategy, nil},
		discovery.Kind("EndpointSlice"):                {endpointslice.Strategy, nil},
		flowcontrol.Kind("FlowSchema"):                 {flowschema.Strategy, flowschema.StatusStrategy},
		flowcontrol.Kind("PriorityLevelConfiguration"): {prioritylevelconfiguration.Strategy, prioritylevelconfiguration.StatusStrategy},
		networking.Kind("Ingress"):                     {ingress.Strategy, ingress.StatusStrategy},
		networking.Kind("IngressClass"):                {ingressclass.Strategy, nil},
		networking.Kind("NetworkPolicy"):               {networkpolicy.Strategy, nil},
		networking.Kind("IPAddress"):                   {ipaddress.Strategy, nil},
		networking.Kind("ServiceCIDR"):                 {servicecidr.Strategy, servicecidr.StatusStrategy},
		node.Kind("RuntimeClass"):                      {runtimeclass.Strategy, nil},
		policy.Kind("PodDisruptionBudget"):             {poddisruptionbudget.Strategy, poddisruptionbudget.StatusStrategy},
		rbac.Kind("ClusterRole"):                       {clusterrole.Strategy, nil},
		rbac.Kind("ClusterRoleBinding"):                {clusterrolebinding.Strategy, nil},
		rbac.Kind("Role"):                              {role.Strategy, nil},
		rbac.Kind("RoleBinding"):                       {rolebinding.Strategy, nil},
		scheduling.Kind("PriorityClass"):               {priorityclass.Strategy, nil},
		storage.Kind("CSIDriver"):                      {csidriver.Strategy, nil},
		storage.Kind("CSINode"):                        {csinode.Strategy, csinode.StatusStrategy},
		storage.Kind("CSIStorageCapacity"):             {csistoragecapacity.Strategy, nil},
		storage.Kind("StorageClass"):                   {storageclass.Strategy, nil},
		storage.Kind("VolumeAttachment"):               {volumeattachment.Strategy, volumeattachment.StatusStrategy},
		storage.Kind("VolumeAttributesClass"):          {volumeattributesclass.Strategy, nil},
	} {
		kinds[kind] = each
	}
}
