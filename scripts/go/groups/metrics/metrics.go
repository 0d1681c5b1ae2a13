// Package metrics lists the API packages of k8s.io/metrics, which is no part of what the built-in Scheme holds.
package metrics

import (
	custommetricsv1beta1 "k8s.io/metrics/pkg/apis/custom_metrics/v1beta1"
	custommetricsv1beta2 "k8s.io/metrics/pkg/apis/custom_metrics/v1beta2"
	externalmetricsv1beta1 "k8s.io/metrics/pkg/apis/external_metrics/v1beta1"
	metricsv1alpha1 "k8s.io/metrics/pkg/apis/metrics/v1alpha1"
	metricsv1beta1 "k8s.io/metrics/pkg/apis/metrics/v1beta1"

	"kubetyped/groups"
)

const path = "k8s.io/metrics/pkg/apis/"

// APIPackages is every group and version of k8s.io/metrics, in path order.
var APIPackages = []groups.APIPackage{
	{Path: path + "custom_metrics/v1beta1", GroupVersion: custommetricsv1beta1.SchemeGroupVersion, Register: custommetricsv1beta1.AddToScheme},
	{Path: path + "custom_metrics/v1beta2", GroupVersion: custommetricsv1beta2.SchemeGroupVersion, Register: custommetricsv1beta2.AddToScheme},
	{Path: path + "external_metrics/v1beta1", GroupVersion: externalmetricsv1beta1.SchemeGroupVersion, Register: externalmetricsv1beta1.AddToScheme},
	{Path: path + "metrics/v1alpha1", GroupVersion: metricsv1alpha1.SchemeGroupVersion, Register: metricsv1alpha1.AddToScheme},
	{Path: path + "metrics/v1beta1", GroupVersion: metricsv1beta1.SchemeGroupVersion, Register: metricsv1beta1.AddToScheme},
}
