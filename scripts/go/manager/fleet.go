package main

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
)

// Fleet is a custom resource: as many ships as its spec says, each with the same cargo.
type Fleet struct {
	metav1.TypeMeta   `json:",inline"`
	metav1.ObjectMeta `json:"metadata,omitempty"`
	Spec              FleetSpec   `json:"spec"`
	Status            FleetStatus `json:"status,omitempty"`
}

type FleetSpec struct {
	Ships int    `json:"ships"`
	Cargo string `json:"cargo"`
}

type FleetStatus struct {
	ObservedGeneration int64              `json:"observedGeneration,omitempty"`
	Ships              int                `json:"ships"`
	Conditions         []metav1.Condition `json:"conditions,omitempty"`
}

type FleetList struct {
	metav1.TypeMeta `json:",inline"`
	metav1.ListMeta `json:"metadata,omitempty"`
	Items           []Fleet `json:"items"`
}

func (f *Fleet) deepCopy() *Fleet {
	out := *f
	out.ObjectMeta = *f.ObjectMeta.DeepCopy()
	out.Status.Conditions = nil
	for _, condition := range f.Status.Conditions {
		out.Status.Conditions = append(out.Status.Conditions, *condition.DeepCopy())
	}
	return &out
}

func (f *Fleet) DeepCopyObject() runtime.Object { return f.deepCopy() }

func (l *FleetList) DeepCopyObject() runtime.Object {
	out := *l
	out.ListMeta = *l.ListMeta.DeepCopy()
	out.Items = nil
	for i := range l.Items {
		out.Items = append(out.Items, *l.Items[i].deepCopy())
	}
	return &out
}

func addFleets(scheme *runtime.Scheme) {
	version := schema.GroupVersion{Group: "harbour.example.com", Version: "v1"}
	scheme.AddKnownTypes(version, &Fleet{}, &FleetList{})
	metav1.AddToGroupVersion(scheme, version)
}
