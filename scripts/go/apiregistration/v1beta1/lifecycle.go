package v1beta1

import "k8s.io/apimachinery/pkg/runtime/schema"

func (in *APIService) APILifecycleIntroduced() (major, minor int) { return 1, 7 }
func (in *APIService) APILifecycleDeprecated() (major, minor int) { return 1, 19 }
func (in *APIService) APILifecycleRemoved() (major, minor int)    { return 1, 22 }
func (in *APIService) APILifecycleReplacement() schema.GroupVersionKind {
	return schema.GroupVersionKind{Group: GroupName, Version: "v1", Kind: "APIService"}
}

func (in *APIServiceList) APILifecycleIntroduced() (major, minor int) { return 1, 7 }
func (in *APIServiceList) APILifecycleDeprecated() (major, minor int) { return 1, 19 }
func (in *APIServiceList) APILifecycleRemoved() (major, minor int)    { return 1, 22 }
func (in *APIServiceList) APILifecycleReplacement() schema.GroupVersionKind {
	return schema.GroupVersionKind{Group: GroupName, Version: "v1", Kind: "APIServiceList"}
}
