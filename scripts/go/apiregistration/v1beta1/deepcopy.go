package v1beta1

import (
	"bytes"

	"k8s.io/apimachinery/pkg/runtime"
)

func (in *APIService) DeepCopy() *APIService {
	out := *in
	out.ObjectMeta = *in.ObjectMeta.DeepCopy()
	if in.Spec.Service != nil {
		service := *in.Spec.Service
		if service.Port != nil {
			port := *service.Port
			service.Port = &port
		}
		out.Spec.Service = &service
	}
	out.Spec.CABundle = bytes.Clone(in.Spec.CABundle)
	if in.Status.Conditions != nil {
		out.Status.Conditions = append([]APIServiceCondition{}, in.Status.Conditions...)
	}
	return &out
}

func (in *APIService) DeepCopyObject() runtime.Object { return in.DeepCopy() }

func (in *APIServiceList) DeepCopyObject() runtime.Object {
	out := *in
	out.ListMeta = *in.ListMeta.DeepCopy()
	if in.Items != nil {
		out.Items = make([]APIService, len(in.Items))
		for i := range in.Items {
			out.Items[i] = *in.Items[i].DeepCopy()
		}
	}
	return &out
}
