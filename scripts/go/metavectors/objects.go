package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"

	"kubetyped/rows"
)

type conditionQuestion struct {
	Conditions *[]metav1.Condition
	New        metav1.Condition
	Type       string
}

func conditions(in json.RawMessage) any {
	q := rows.Read[conditionQuestion](in)
	copied := func() *[]metav1.Condition {
		if q.Conditions == nil {
			return &[]metav1.Condition{}
		}
		out := append([]metav1.Condition{}, *q.Conditions...)
		return &out
	}
	set, left := copied(), copied()
	changed := meta.SetStatusCondition(set, q.New)
	for i := range *set {
		if time.Since((*set)[i].LastTransitionTime.Time).Abs() < time.Hour {
			(*set)[i].LastTransitionTime = metav1.Unix(1, 0)
		}
	}
	removed := meta.RemoveStatusCondition(left, q.Type)
	given := *copied()
	return map[string]any{
		"set": set, "changed": changed, "left": left, "removed": removed, "found": meta.FindStatusCondition(given, q.Type),
		"true": meta.IsStatusConditionTrue(given, q.Type), "false": meta.IsStatusConditionFalse(given, q.Type),
		"equal": meta.IsStatusConditionPresentAndEqual(given, q.Type, q.New.Status),
	}
}

func randomCondition(r *rand.Rand) metav1.Condition {
	moments := []metav1.Time{{}, metav1.Unix(1600000000, 0), metav1.Unix(0, 0), metav1.Unix(-62135596799, 0)}
	return metav1.Condition{
		Type: rows.Pick(r, []string{"A", "B", "", "Ready"}), Status: rows.Pick(r, []metav1.ConditionStatus{"True", "False", "Unknown", ""}),
		ObservedGeneration: rows.Pick(r, []int64{0, 0, 1, 9007199254740991}), LastTransitionTime: rows.Pick(r, moments),
		Reason: rows.Pick(r, []string{"", "Up", "Down"}), Message: rows.Pick(r, []string{"", "m", "<&>"}),
	}
}

func conditionInputs(r *rand.Rand) []any {
	var out []any
	for n := 0; n < 1500; n++ {
		q := conditionQuestion{New: randomCondition(r), Type: rows.Pick(r, []string{"A", "B", "", "Ready", "x"})}
		if r.Intn(10) > 0 {
			list := []metav1.Condition{}
			for n := r.Intn(4); n > 0; n-- {
				list = append(list, randomCondition(r))
			}
			if r.Intn(2) == 0 && len(list) > 0 {
				q.New.Type = list[0].Type
				if r.Intn(2) == 0 {
					q.New.Status, q.New.Reason, q.New.Message = list[0].Status, list[0].Reason, list[0].Message
				}
			}
			q.Conditions = &list
		}
		out = append(out, q)
	}
	return out
}

// typed is an object as a Go type, or an Unstructured.
type typed struct {
	Type   string
	Object json.RawMessage
}

func (t typed) build() runtime.Object {
	into := map[string]runtime.Object{
		"Pod": &corev1.Pod{}, "ConfigMap": &corev1.ConfigMap{}, "PodList": &corev1.PodList{}, "List": &corev1.List{}, "Status": &metav1.Status{},
		"DeleteOptions": &metav1.DeleteOptions{}, "Unstructured": &unstructured.Unstructured{}, "UnstructuredList": &unstructured.UnstructuredList{},
	}[t.Type]
	var err error
	if strings.HasPrefix(t.Type, "Unstructured") {
		_, _, err = unstructured.UnstructuredJSONScheme.Decode(t.Object, nil, into)
	} else {
		err = json.Unmarshal(t.Object, into)
	}
	if err != nil {
		panic(err)
	}
	return into
}

type accessQuestion struct {
	typed
	Set string
}

func access(in json.RawMessage) any {
	q := rows.Read[accessQuestion](in)
	a := meta.NewAccessor()
	out := map[string]any{}
	told := func(name string, value any, err error) {
		if err != nil {
			out[name] = "error: " + err.Error()
		} else {
			out[name] = value
		}
	}
	obj := q.build()
	get := func(name string, f func(runtime.Object) (string, error)) {
		value, err := f(obj)
		told(name, value, err)
	}
	get("apiVersion", a.APIVersion)
	get("kind", a.Kind)
	get("namespace", a.Namespace)
	get("name", a.Name)
	get("generateName", a.GenerateName)
	get("uid", func(obj runtime.Object) (string, error) { uid, err := a.UID(obj); return string(uid), err })
	get("selfLink", a.SelfLink)
	get("resourceVersion", a.ResourceVersion)
	get("continue", a.Continue)
	labels, err := a.Labels(obj)
	told("labels", labels, err)
	annotations, err := a.Annotations(obj)
	told("annotations", annotations, err)
	if m, err := meta.Accessor(obj); err == nil {
		partial := meta.AsPartialObjectMetadata(m)
		out["partial"] = partial.ObjectMeta
		out["system"] = metav1.HasObjectMetaSystemFieldValues(m)
	}
	told("setName", nil, a.SetName(obj, q.Set))
	told("setNamespace", nil, a.SetNamespace(obj, q.Set))
	told("setGenerateName", nil, a.SetGenerateName(obj, q.Set))
	told("setUID", nil, a.SetUID(obj, types.UID(q.Set)))
	told("setSelfLink", nil, a.SetSelfLink(obj, q.Set))
	told("setResourceVersion", nil, a.SetResourceVersion(obj, q.Set))
	told("setLabels", nil, a.SetLabels(obj, map[string]string{"a": q.Set}))
	told("setAnnotations", nil, a.SetAnnotations(obj, nil))
	if !strings.HasPrefix(q.Type, "Unstructured") {
		told("setContinue", nil, a.SetContinue(obj, q.Set))
	}
	told("setKind", nil, a.SetKind(obj, "K"+q.Set))
	told("setAPIVersion", nil, a.SetAPIVersion(obj, "v"+q.Set))
	out["after"] = obj
	return out
}

var metadata = []string{
	`{}`, `{"name":"a"}`, `{"name":"a","namespace":"b","uid":"u","resourceVersion":"5","selfLink":"/x","generateName":"g-"}`,
	`{"labels":{"a":"1","__proto__":"2"},"annotations":{"x":""},"creationTimestamp":"2020-01-01T00:00:00Z","generation":3}`,
	`{"creationTimestamp":null,"labels":null,"deletionTimestamp":"2020-01-01T00:00:00Z","deletionGracePeriodSeconds":0,"finalizers":["f"]}`,
	`{"ownerReferences":[{"apiVersion":"v1","kind":"Pod","name":"o","uid":"1","controller":true}],"managedFields":[{"manager":"m","fieldsV1":{"f:a":{}}}]}`,
}

var listMetadata = []string{`{}`, `{"resourceVersion":"5","continue":"c","selfLink":"/x","remainingItemCount":3}`}

// mixedMetadata has some of the fields of all metadata.
func mixedMetadata(r *rand.Rand) string {
	all := map[string]json.RawMessage{}
	for _, text := range metadata {
		var fields map[string]json.RawMessage
		if err := json.Unmarshal([]byte(text), &fields); err != nil {
			panic(err)
		}
		for key, value := range fields {
			all[key] = value
		}
	}
	keys := slices.Sorted(maps.Keys(all))
	for _, key := range keys {
		if r.Intn(2) == 0 {
			delete(all, key)
		}
	}
	text, err := json.Marshal(all)
	if err != nil {
		panic(err)
	}
	return string(text)
}

func accessInputs(r *rand.Rand) []any {
	var out []any
	objects := func(kind, apiVersion, fields string) string {
		return fmt.Sprintf(`{"apiVersion":%q,"kind":%q%s}`, apiVersion, kind, fields)
	}
	mixed := append([]string{}, metadata...)
	for n := 0; n < 12; n++ {
		mixed = append(mixed, mixedMetadata(r))
	}
	for _, set := range []string{"x", "", "/y", "a/b/c", "\u00e9<"} {
		for _, metadata := range mixed {
			for _, t := range []string{"Pod", "ConfigMap", "Unstructured"} {
				kind := strings.Replace(t, "Unstructured", "Widget", 1)
				for _, apiVersion := range []string{"v1", "example.com/v1"} {
					out = append(out, accessQuestion{typed{t, json.RawMessage(objects(kind, apiVersion, `,"metadata":`+metadata))}, set})
				}
			}
		}
		for _, metadata := range listMetadata {
			for _, t := range []string{"PodList", "List", "Status"} {
				items := strings.Repeat(`,"items":[]`, strings.Count(t, "List"))
				out = append(out, accessQuestion{typed{t, json.RawMessage(objects(t, "v1", items+`,"metadata":`+metadata))}, set})
			}
		}
		out = append(out, accessQuestion{typed{"DeleteOptions", json.RawMessage(`{"kind":"DeleteOptions","apiVersion":"v1"}`)}, set})
	}
	return out
}

type listQuestion struct {
	typed
	Set []typed
}

func list(in json.RawMessage) any {
	q := rows.Read[listQuestion](in)
	obj := q.build()
	out := map[string]any{"is": meta.IsListType(obj), "len": meta.LenList(obj)}
	items, err := meta.ExtractList(obj)
	if err != nil {
		out["err"] = err.Error()
	} else {
		out["items"] = len(items)
	}
	var names []string
	err = meta.EachListItem(obj, func(item runtime.Object) error {
		m, err := meta.Accessor(item)
		if err != nil {
			return err
		}
		names = append(names, m.GetName())
		return nil
	})
	if q.Type != "List" {
		out["names"] = names
	}
	var set []runtime.Object
	for _, each := range q.Set {
		set = append(set, each.build())
	}
	if err := meta.SetList(obj, set); err != nil {
		out["set"] = err.Error()
	} else {
		out["set"] = meta.LenList(obj)
		out["after"] = obj
	}
	return out
}

func listInputs(r *rand.Rand) []any {
	var out []any
	objects := map[string][]string{
		"Pod":           {`{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a"},"spec":{"containers":null},"status":{}}`, `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"b","labels":{"x":"y"}},"spec":{"containers":[]},"status":{}}`},
		"ConfigMap":     {`{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"c"},"data":{"a":"b"}}`},
		"Unstructured":  {`{"apiVersion":"e/v1","kind":"Widget","metadata":{"name":"w"}}`},
		"DeleteOptions": {`{"apiVersion":"v1","kind":"DeleteOptions"}`},
	}
	lists := map[string]string{"PodList": "Pod", "List": "ConfigMap", "UnstructuredList": "Unstructured"}
	pick := func(t string) typed {
		text := strings.Replace(rows.Pick(r, objects[t]), `"metadata":{`, fmt.Sprintf(`"metadata":{"generateName":"%d",`, r.Intn(1000)), 1)
		return typed{t, json.RawMessage(text)}
	}
	for n := 0; n < 1500; n++ {
		q := listQuestion{}
		t := rows.Pick(r, []string{"PodList", "PodList", "List", "UnstructuredList", "Pod", "ConfigMap", "DeleteOptions"})
		if item, ok := lists[t]; ok {
			var items []string
			for n := r.Intn(4); n > 0; n-- {
				items = append(items, string(pick(item).Object))
			}
			kind := strings.Replace(t, "UnstructuredList", "WidgetList", 1)
			q.typed = typed{t, json.RawMessage(fmt.Sprintf(`{"apiVersion":"v1","kind":%q,"metadata":{},"items":[%s]}`, kind, strings.Join(items, ",")))}
			for n := r.Intn(3); n > 0; n-- {
				if t == "PodList" && r.Intn(4) == 0 {
					item = rows.Pick(r, []string{"ConfigMap", "DeleteOptions"})
				}
				q.Set = append(q.Set, pick(item))
			}
		} else {
			q.typed = pick(t)
		}
		out = append(out, q)
	}
	return out
}
