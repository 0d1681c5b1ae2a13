package main

import (
	"context"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/authorization/authorizerfactory"
	"k8s.io/apiserver/pkg/registry/rest"
	typedcorev1 "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/kubernetes/pkg/apis/batch"
	_ "k8s.io/kubernetes/pkg/apis/batch/install"
	"k8s.io/kubernetes/pkg/apis/certificates"
	_ "k8s.io/kubernetes/pkg/apis/certificates/install"
	"k8s.io/kubernetes/pkg/apis/lifecycle"
	_ "k8s.io/kubernetes/pkg/apis/lifecycle/install"
	"k8s.io/kubernetes/pkg/apis/resource"
	_ "k8s.io/kubernetes/pkg/apis/resource/install"
	"k8s.io/kubernetes/pkg/apis/scheduling"
	_ "k8s.io/kubernetes/pkg/apis/scheduling/install"
	"k8s.io/kubernetes/pkg/apis/storagemigration"
	_ "k8s.io/kubernetes/pkg/apis/storagemigration/install"
	"k8s.io/kubernetes/pkg/registry/batch/job"
	"k8s.io/kubernetes/pkg/registry/certificates/clustertrustbundle"
	"k8s.io/kubernetes/pkg/registry/certificates/podcertificaterequest"
	"k8s.io/kubernetes/pkg/registry/lifecycle/eviction"
	"k8s.io/kubernetes/pkg/registry/lifecycle/evictionrequest"
	"k8s.io/kubernetes/pkg/registry/resource/deviceclass"
	"k8s.io/kubernetes/pkg/registry/resource/devicetaintrule"
	"k8s.io/kubernetes/pkg/registry/resource/resourceclaim"
	"k8s.io/kubernetes/pkg/registry/resource/resourceclaimtemplate"
	"k8s.io/kubernetes/pkg/registry/resource/resourceslice"
	"k8s.io/kubernetes/pkg/registry/scheduling/compositepodgroup"
	"k8s.io/kubernetes/pkg/registry/scheduling/podgroup"
	"k8s.io/kubernetes/pkg/registry/scheduling/workload"
	migration "k8s.io/kubernetes/pkg/registry/storagemigration/storagemigration"
	clocktesting "k8s.io/utils/clock/testing"
)

type strategies struct {
	strategy rest.RESTCreateUpdateStrategy
	status   rest.RESTUpdateStrategy
}

// Namespaces in which administrators have access to devices.
type adminNamespaces struct{ typedcorev1.NamespaceInterface }

func (adminNamespaces) Get(_ context.Context, name string, _ metav1.GetOptions) (*corev1.Namespace, error) {
	labels := map[string]string{}
	if name == "admin" {
		labels["resource.kubernetes.io/admin-access"] = "true"
	}
	return &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: name, Labels: labels}}, nil
}

// The time of all rows.
var clock = clocktesting.NewFakePassiveClock(time.Date(2026, 11, 26, 7, 35, 0, 0, time.UTC))

var allowAll = authorizerfactory.NewAlwaysAllowAuthorizer()

var (
	requests       = podcertificaterequest.NewStrategy()
	evictions      = eviction.NewStrategy(clock)
	evictionasks   = evictionrequest.NewStrategy()
	claims         = resourceclaim.NewStrategy(adminNamespaces{}, allowAll)
	podgroups      = podgroup.NewStrategy()
	compositegroup = compositepodgroup.NewStrategy()
)

var kinds = map[schema.GroupKind]strategies{
	batch.Kind("Job"):                                {job.Strategy, job.StatusStrategy},
	certificates.Kind("ClusterTrustBundle"):          {clustertrustbundle.Strategy, nil},
	certificates.Kind("PodCertificateRequest"):       {requests, podcertificaterequest.NewStatusStrategy(requests, allowAll, clock)},
	lifecycle.Kind("Eviction"):                       {evictions, eviction.NewStatusStrategy(evictions)},
	lifecycle.Kind("EvictionRequest"):                {evictionasks, evictionrequest.NewStatusStrategy(evictionasks)},
	resource.Kind("DeviceClass"):                     {deviceclass.Strategy, nil},
	resource.Kind("DeviceTaintRule"):                 {devicetaintrule.Strategy, devicetaintrule.StatusStrategy},
	resource.Kind("ResourceClaim"):                   {claims, resourceclaim.NewStatusStrategy(claims)},
	resource.Kind("ResourceClaimTemplate"):           {resourceclaimtemplate.NewStrategy(adminNamespaces{}), nil},
	resource.Kind("ResourceSlice"):                   {resourceslice.Strategy, nil},
	scheduling.Kind("CompositePodGroup"):             {compositegroup, compositepodgroup.NewStatusStrategy(compositegroup)},
	scheduling.Kind("PodGroup"):                      {podgroups, podgroup.NewStatusStrategy(podgroups)},
	scheduling.Kind("Workload"):                      {workload.Strategy, nil},
	storagemigration.Kind("StorageVersionMigration"): {migration.Strategy, migration.StatusStrategy},
}
