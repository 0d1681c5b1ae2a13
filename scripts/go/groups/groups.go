// Package groups lists the API packages this project covers and builds the Scheme that holds them all.
package groups

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	admissionv1 "k8s.io/api/admission/v1"
	admissionv1beta1 "k8s.io/api/admission/v1beta1"
	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	admissionregistrationv1alpha1 "k8s.io/api/admissionregistration/v1alpha1"
	admissionregistrationv1beta1 "k8s.io/api/admissionregistration/v1beta1"
	apidiscoveryv2 "k8s.io/api/apidiscovery/v2"
	apidiscoveryv2beta1 "k8s.io/api/apidiscovery/v2beta1"
	apiserverinternalv1alpha1 "k8s.io/api/apiserverinternal/v1alpha1"
	appsv1 "k8s.io/api/apps/v1"
	appsv1beta1 "k8s.io/api/apps/v1beta1"
	appsv1beta2 "k8s.io/api/apps/v1beta2"
	authenticationv1 "k8s.io/api/authentication/v1"
	authenticationv1alpha1 "k8s.io/api/authentication/v1alpha1"
	authenticationv1beta1 "k8s.io/api/authentication/v1beta1"
	authorizationv1 "k8s.io/api/authorization/v1"
	authorizationv1beta1 "k8s.io/api/authorization/v1beta1"
	autoscalingv1 "k8s.io/api/autoscaling/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	batchv1 "k8s.io/api/batch/v1"
	batchv1beta1 "k8s.io/api/batch/v1beta1"
	certificatesv1 "k8s.io/api/certificates/v1"
	certificatesv1alpha1 "k8s.io/api/certificates/v1alpha1"
	certificatesv1beta1 "k8s.io/api/certificates/v1beta1"
	coordinationv1 "k8s.io/api/coordination/v1"
	coordinationv1alpha2 "k8s.io/api/coordination/v1alpha2"
	coordinationv1beta1 "k8s.io/api/coordination/v1beta1"
	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	discoveryv1beta1 "k8s.io/api/discovery/v1beta1"
	eventsv1 "k8s.io/api/events/v1"
	eventsv1beta1 "k8s.io/api/events/v1beta1"
	extensionsv1beta1 "k8s.io/api/extensions/v1beta1"
	flowcontrolv1 "k8s.io/api/flowcontrol/v1"
	flowcontrolv1beta1 "k8s.io/api/flowcontrol/v1beta1"
	flowcontrolv1beta2 "k8s.io/api/flowcontrol/v1beta2"
	flowcontrolv1beta3 "k8s.io/api/flowcontrol/v1beta3"
	imagepolicyv1alpha1 "k8s.io/api/imagepolicy/v1alpha1"
	lifecyclev1alpha1 "k8s.io/api/lifecycle/v1alpha1"
	networkingv1 "k8s.io/api/networking/v1"
	networkingv1beta1 "k8s.io/api/networking/v1beta1"
	nodev1 "k8s.io/api/node/v1"
	nodev1alpha1 "k8s.io/api/node/v1alpha1"
	nodev1beta1 "k8s.io/api/node/v1beta1"
	policyv1 "k8s.io/api/policy/v1"
	policyv1beta1 "k8s.io/api/policy/v1beta1"
	rbacv1 "k8s.io/api/rbac/v1"
	rbacv1alpha1 "k8s.io/api/rbac/v1alpha1"
	rbacv1beta1 "k8s.io/api/rbac/v1beta1"
	resourcev1 "k8s.io/api/resource/v1"
	resourcev1alpha3 "k8s.io/api/resource/v1alpha3"
	resourcev1beta1 "k8s.io/api/resource/v1beta1"
	resourcev1beta2 "k8s.io/api/resource/v1beta2"
	schedulingv1 "k8s.io/api/scheduling/v1"
	schedulingv1alpha3 "k8s.io/api/scheduling/v1alpha3"
	schedulingv1beta1 "k8s.io/api/scheduling/v1beta1"
	storagev1 "k8s.io/api/storage/v1"
	storagev1alpha1 "k8s.io/api/storage/v1alpha1"
	storagev1beta1 "k8s.io/api/storage/v1beta1"
	storagemigrationv1 "k8s.io/api/storagemigration/v1"
	storagemigrationv1beta1 "k8s.io/api/storagemigration/v1beta1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apiextensionsv1beta1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	apiregistrationv1beta1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1beta1"
)

// APIPackage is one group and version.
type APIPackage struct {
	// Path is the Go import path as published.
	Path         string
	GroupVersion schema.GroupVersion
	Register     func(*runtime.Scheme) error
}

// APIPackages is every group and version: those of k8s.io/api in path order, then the two extension servers'.
var APIPackages = []APIPackage{
	{"k8s.io/api/admission/v1", admissionv1.SchemeGroupVersion, admissionv1.AddToScheme},
	{"k8s.io/api/admission/v1beta1", admissionv1beta1.SchemeGroupVersion, admissionv1beta1.AddToScheme},
	{"k8s.io/api/admissionregistration/v1", admissionregistrationv1.SchemeGroupVersion, admissionregistrationv1.AddToScheme},
	{"k8s.io/api/admissionregistration/v1alpha1", admissionregistrationv1alpha1.SchemeGroupVersion, admissionregistrationv1alpha1.AddToScheme},
	{"k8s.io/api/admissionregistration/v1beta1", admissionregistrationv1beta1.SchemeGroupVersion, admissionregistrationv1beta1.AddToScheme},
	{"k8s.io/api/apidiscovery/v2", apidiscoveryv2.SchemeGroupVersion, apidiscoveryv2.AddToScheme},
	{"k8s.io/api/apidiscovery/v2beta1", apidiscoveryv2beta1.SchemeGroupVersion, apidiscoveryv2beta1.AddToScheme},
	{"k8s.io/api/apiserverinternal/v1alpha1", apiserverinternalv1alpha1.SchemeGroupVersion, apiserverinternalv1alpha1.AddToScheme},
	{"k8s.io/api/apps/v1", appsv1.SchemeGroupVersion, appsv1.AddToScheme},
	{"k8s.io/api/apps/v1beta1", appsv1beta1.SchemeGroupVersion, appsv1beta1.AddToScheme},
	{"k8s.io/api/apps/v1beta2", appsv1beta2.SchemeGroupVersion, appsv1beta2.AddToScheme},
	{"k8s.io/api/authentication/v1", authenticationv1.SchemeGroupVersion, authenticationv1.AddToScheme},
	{"k8s.io/api/authentication/v1alpha1", authenticationv1alpha1.SchemeGroupVersion, authenticationv1alpha1.AddToScheme},
	{"k8s.io/api/authentication/v1beta1", authenticationv1beta1.SchemeGroupVersion, authenticationv1beta1.AddToScheme},
	{"k8s.io/api/authorization/v1", authorizationv1.SchemeGroupVersion, authorizationv1.AddToScheme},
	{"k8s.io/api/authorization/v1beta1", authorizationv1beta1.SchemeGroupVersion, authorizationv1beta1.AddToScheme},
	{"k8s.io/api/autoscaling/v1", autoscalingv1.SchemeGroupVersion, autoscalingv1.AddToScheme},
	{"k8s.io/api/autoscaling/v2", autoscalingv2.SchemeGroupVersion, autoscalingv2.AddToScheme},
	{"k8s.io/api/batch/v1", batchv1.SchemeGroupVersion, batchv1.AddToScheme},
	{"k8s.io/api/batch/v1beta1", batchv1beta1.SchemeGroupVersion, batchv1beta1.AddToScheme},
	{"k8s.io/api/certificates/v1", certificatesv1.SchemeGroupVersion, certificatesv1.AddToScheme},
	{"k8s.io/api/certificates/v1alpha1", certificatesv1alpha1.SchemeGroupVersion, certificatesv1alpha1.AddToScheme},
	{"k8s.io/api/certificates/v1beta1", certificatesv1beta1.SchemeGroupVersion, certificatesv1beta1.AddToScheme},
	{"k8s.io/api/coordination/v1", coordinationv1.SchemeGroupVersion, coordinationv1.AddToScheme},
	{"k8s.io/api/coordination/v1alpha2", coordinationv1alpha2.SchemeGroupVersion, coordinationv1alpha2.AddToScheme},
	{"k8s.io/api/coordination/v1beta1", coordinationv1beta1.SchemeGroupVersion, coordinationv1beta1.AddToScheme},
	{"k8s.io/api/core/v1", corev1.SchemeGroupVersion, corev1.AddToScheme},
	{"k8s.io/api/discovery/v1", discoveryv1.SchemeGroupVersion, discoveryv1.AddToScheme},
	{"k8s.io/api/discovery/v1beta1", discoveryv1beta1.SchemeGroupVersion, discoveryv1beta1.AddToScheme},
	{"k8s.io/api/events/v1", eventsv1.SchemeGroupVersion, eventsv1.AddToScheme},
	{"k8s.io/api/events/v1beta1", eventsv1beta1.SchemeGroupVersion, eventsv1beta1.AddToScheme},
	{"k8s.io/api/extensions/v1beta1", extensionsv1beta1.SchemeGroupVersion, extensionsv1beta1.AddToScheme},
	{"k8s.io/api/flowcontrol/v1", flowcontrolv1.SchemeGroupVersion, flowcontrolv1.AddToScheme},
	{"k8s.io/api/flowcontrol/v1beta1", flowcontrolv1beta1.SchemeGroupVersion, flowcontrolv1beta1.AddToScheme},
	{"k8s.io/api/flowcontrol/v1beta2", flowcontrolv1beta2.SchemeGroupVersion, flowcontrolv1beta2.AddToScheme},
	{"k8s.io/api/flowcontrol/v1beta3", flowcontrolv1beta3.SchemeGroupVersion, flowcontrolv1beta3.AddToScheme},
	{"k8s.io/api/imagepolicy/v1alpha1", imagepolicyv1alpha1.SchemeGroupVersion, imagepolicyv1alpha1.AddToScheme},
	{"k8s.io/api/lifecycle/v1alpha1", lifecyclev1alpha1.SchemeGroupVersion, lifecyclev1alpha1.AddToScheme},
	{"k8s.io/api/networking/v1", networkingv1.SchemeGroupVersion, networkingv1.AddToScheme},
	{"k8s.io/api/networking/v1beta1", networkingv1beta1.SchemeGroupVersion, networkingv1beta1.AddToScheme},
	{"k8s.io/api/node/v1", nodev1.SchemeGroupVersion, nodev1.AddToScheme},
	{"k8s.io/api/node/v1alpha1", nodev1alpha1.SchemeGroupVersion, nodev1alpha1.AddToScheme},
	{"k8s.io/api/node/v1beta1", nodev1beta1.SchemeGroupVersion, nodev1beta1.AddToScheme},
	{"k8s.io/api/policy/v1", policyv1.SchemeGroupVersion, policyv1.AddToScheme},
	{"k8s.io/api/policy/v1beta1", policyv1beta1.SchemeGroupVersion, policyv1beta1.AddToScheme},
	{"k8s.io/api/rbac/v1", rbacv1.SchemeGroupVersion, rbacv1.AddToScheme},
	{"k8s.io/api/rbac/v1alpha1", rbacv1alpha1.SchemeGroupVersion, rbacv1alpha1.AddToScheme},
	{"k8s.io/api/rbac/v1beta1", rbacv1beta1.SchemeGroupVersion, rbacv1beta1.AddToScheme},
	{"k8s.io/api/resource/v1", resourcev1.SchemeGroupVersion, resourcev1.AddToScheme},
	{"k8s.io/api/resource/v1alpha3", resourcev1alpha3.SchemeGroupVersion, resourcev1alpha3.AddToScheme},
	{"k8s.io/api/resource/v1beta1", resourcev1beta1.SchemeGroupVersion, resourcev1beta1.AddToScheme},
	{"k8s.io/api/resource/v1beta2", resourcev1beta2.SchemeGroupVersion, resourcev1beta2.AddToScheme},
	{"k8s.io/api/scheduling/v1", schedulingv1.SchemeGroupVersion, schedulingv1.AddToScheme},
	{"k8s.io/api/scheduling/v1alpha3", schedulingv1alpha3.SchemeGroupVersion, schedulingv1alpha3.AddToScheme},
	{"k8s.io/api/scheduling/v1beta1", schedulingv1beta1.SchemeGroupVersion, schedulingv1beta1.AddToScheme},
	{"k8s.io/api/storage/v1", storagev1.SchemeGroupVersion, storagev1.AddToScheme},
	{"k8s.io/api/storage/v1alpha1", storagev1alpha1.SchemeGroupVersion, storagev1alpha1.AddToScheme},
	{"k8s.io/api/storage/v1beta1", storagev1beta1.SchemeGroupVersion, storagev1beta1.AddToScheme},
	{"k8s.io/api/storagemigration/v1", storagemigrationv1.SchemeGroupVersion, storagemigrationv1.AddToScheme},
	{"k8s.io/api/storagemigration/v1beta1", storagemigrationv1beta1.SchemeGroupVersion, storagemigrationv1beta1.AddToScheme},
	{"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1", apiextensionsv1.SchemeGroupVersion, apiextensionsv1.AddToScheme},
	{"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1beta1", apiextensionsv1beta1.SchemeGroupVersion, apiextensionsv1beta1.AddToScheme},
	{"k8s.io/kube-aggregator/pkg/apis/apiregistration/v1", apiregistrationv1.SchemeGroupVersion, apiregistrationv1.AddToScheme},
	{"k8s.io/kube-aggregator/pkg/apis/apiregistration/v1beta1", apiregistrationv1beta1.SchemeGroupVersion, apiregistrationv1beta1.AddToScheme},
}

// NewScheme returns a Scheme with every package and the kinds of meta.k8s.io/v1 registered.
func NewScheme() *runtime.Scheme {
	scheme := runtime.NewScheme()
	if err := metav1.AddMetaToScheme(scheme); err != nil {
		panic(err)
	}
	for _, p := range APIPackages {
		if err := p.Register(scheme); err != nil {
			panic(p.Path + ": " + err.Error())
		}
	}
	return scheme
}
