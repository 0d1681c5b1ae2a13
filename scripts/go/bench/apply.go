package main

import (
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/managedfields/managedfieldstest"
	"k8s.io/client-go/applyconfigurations"
	"k8s.io/client-go/kubernetes/scheme"
)

// prepareApply gives server-side apply of a pod's spec and labels, with another image, to the pod.
func prepareApply(texts [][]byte) func(int) {
	manager := managedfieldstest.NewFakeFieldManager(applyconfigurations.NewTypeConverter(scheme.Scheme), schema.GroupVersionKind{Version: "v1", Kind: "Pod"})
	live := make([]*unstructured.Unstructured, len(texts))
	config := make([]*unstructured.Unstructured, len(texts))
	for i, text := range texts {
		live[i], config[i] = &unstructured.Unstructured{}, &unstructured.Unstructured{}
		check(live[i].UnmarshalJSON(text))
		check(config[i].UnmarshalJSON(text))
		object := config[i].Object
		delete(object, "status")
		metadata := object["metadata"].(map[string]any)
		object["metadata"] = map[string]any{"name": metadata["name"], "namespace": metadata["namespace"], "labels": metadata["labels"]}
		object["spec"].(map[string]any)["containers"].([]any)[0].(map[string]any)["image"] = "changed"
	}
	return func(call int) {
		_, err := manager.Apply(live[call%len(live)], config[call%len(config)], "bench", true)
		check(err)
	}
}
