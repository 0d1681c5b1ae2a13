package main

import (
	"encoding/json"
	"math/rand"
	"sort"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/managedfields"
	"kubetyped/rows"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
)

// The managedFields of a resource and its scale subresource.

type scaleIn struct {
	Parent  []any  `json:"parent"`
	Scale   []any  `json:"scale"`
	Version string `json:"version"`
}

type scaleOut struct {
	SubErr    string `json:"subErr"`
	Sub       any    `json:"sub"`
	ParentErr string `json:"parentErr"`
	Parent    any    `json:"parent"`
}

func entriesOf(list []any) []metav1.ManagedFieldsEntry {
	u := &unstructured.Unstructured{Object: map[string]any{"metadata": map[string]any{"managedFields": list}}}
	return u.GetManagedFields()
}

func listOf(entries []metav1.ManagedFieldsEntry) any {
	u := &unstructured.Unstructured{Object: map[string]any{}}
	u.SetManagedFields(entries)
	list, found, _ := unstructured.NestedSlice(u.Object, "metadata", "managedFields")
	if !found {
		return nil
	}
	// Two entries of one manager come in any order.
	sort.SliceStable(list, func(i, j int) bool {
		return string(must(json.Marshal(list[i]))) < string(must(json.Marshal(list[j])))
	})
	return list
}

func answerScale(in json.RawMessage) any {
	q := rows.Read[scaleIn](in)
	version := must(schema.ParseGroupVersion(q.Version))
	handler := managedfields.NewScaleHandler(entriesOf(q.Parent), version, managedfields.ResourcePathMappings{
		"apps/v1":        fieldpath.MakePathOrDie("spec", "replicas"),
		"example.com/v1": fieldpath.MakePathOrDie("spec", "size"),
		"example.com/v2": nil,
	})
	out := scaleOut{}
	sub, err := handler.ToSubresource()
	out.SubErr = errorText(err)
	if err == nil {
		out.Sub = listOf(sub)
	}
	parent, err := handler.ToParent(entriesOf(q.Scale))
	out.ParentErr = errorText(err)
	if err == nil {
		out.Parent = listOf(parent)
	}
	return out
}

func randomScale(r *rand.Rand) any {
	entries := func(versions, fields []string) []any {
		out := []any{}
		for range r.Intn(4) {
			set := map[string]any{}
			for range 1 + r.Intn(2) {
				set[rows.Pick(r, fields)] = map[string]any{}
			}
			entry := map[string]any{"manager": rows.Pick(r, []string{"a", "b", "c"}), "operation": rows.Pick(r, []string{"Apply", "Update"}), "apiVersion": rows.Pick(r, versions), "fieldsType": "FieldsV1", "fieldsV1": map[string]any{"f:spec": set}}
			if r.Intn(3) > 0 {
				entry["time"] = rows.Pick(r, []string{"2001-01-01T00:00:00Z", "2001-01-01T00:00:01Z"})
			}
			if r.Intn(3) == 0 {
				entry["subresource"] = "scale"
			}
			if r.Intn(30) == 0 {
				entry["operation"] = "Patch"
			}
			out = append(out, entry)
		}
		return out
	}
	versions := []string{"apps/v1", "apps/v1", "example.com/v1", "example.com/v2", "other/v1"}
	return scaleIn{
		Parent:  entries(versions, []string{"f:replicas", "f:size", "f:paused"}),
		Scale:   entries([]string{"autoscaling/v1"}, []string{"f:replicas", "f:replicas", "f:other"}),
		Version: rows.Pick(r, versions),
	}
}
