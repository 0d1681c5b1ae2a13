package main

import (
	"encoding/json"
	"math/rand"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/tools/reference"

	"kubetyped/rows"
)

func kindParts(gvk schema.GroupVersionKind) [3]string {
	return [3]string{gvk.Group, gvk.Version, gvk.Kind}
}

func refer(get func() (*corev1.ObjectReference, error)) any {
	ref, err := get()
	if err != nil {
		return err.Error()
	}
	return ref
}

func referToObject(in json.RawMessage) any {
	question := rows.Read[struct {
		Object    map[string]any
		FieldPath string
		Ref       corev1.ObjectReference
		Kind      [3]string
	}](in)
	object := &unstructured.Unstructured{Object: question.Object}
	changed := question.Ref
	changed.GetObjectKind().SetGroupVersionKind(schema.GroupVersionKind{Group: question.Kind[0], Version: question.Kind[1], Kind: question.Kind[2]})
	return map[string]any{
		"whole": refer(func() (*corev1.ObjectReference, error) { return reference.GetReference(nil, object) }),
		"partial": refer(func() (*corev1.ObjectReference, error) {
			return reference.GetPartialReference(nil, object, question.FieldPath)
		}),
		"kind":    kindParts(question.Ref.GroupVersionKind()),
		"changed": changed,
	}
}

func referenceInputs(r *rand.Rand) []any {
	// Not one that can't be read: an Unstructured has no kind then, other objects do.
	versions := []string{"", "v1", "apps/v1", "/", "/v1", "v1/"}
	kinds := []string{"", "Pod", "PodList", "a.b"}
	object := func() map[string]any {
		out, metadata := map[string]any{}, map[string]any{}
		if version := rows.Pick(r, versions); version != "" {
			out["apiVersion"] = version
		}
		if kind := rows.Pick(r, kinds); kind != "" {
			out["kind"] = kind
		}
		for _, name := range []string{"name", "namespace", "uid", "resourceVersion"} {
			if r.Intn(2) == 0 {
				metadata[name] = rows.Pick(r, []string{"", "a", "\u00e9<"})
			}
		}
		if r.Intn(8) > 0 {
			out["metadata"] = metadata
		}
		return out
	}
	var out []any
	for range 1200 {
		ref := map[string]string{}
		for _, name := range []string{"kind", "namespace", "name", "uid", "apiVersion", "resourceVersion", "fieldPath"} {
			if r.Intn(3) == 0 {
				ref[name] = rows.Pick(r, []string{"a", "b/c", "d/e/f", ""})
			}
		}
		kind := [3]string{rows.Pick(r, []string{"", "apps"}), rows.Pick(r, []string{"", "v1"}), rows.Pick(r, kinds)}
		out = append(out, map[string]any{"object": object(), "fieldPath": rows.Pick(r, []string{"", "spec.containers{web}"}), "ref": ref, "kind": kind})
	}
	return out
}
