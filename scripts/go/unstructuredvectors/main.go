// Command unstructuredvectors writes test/apimachinery/vectors/unstructured.jsonl.gz: what the accessors of
// Unstructured, UnstructuredJSONScheme and DefaultUnstructuredConverter answer. One row a call. JSON travels as text,
// so that the difference between 1 and 1.0 isn't lost.
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"math/rand"
	"os"
	"path/filepath"
	"sort"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	utiljson "k8s.io/apimachinery/pkg/util/json"

	"kubetyped/codec"
	"kubetyped/fill"
)

type row struct {
	Fn     string   `json:"fn"`
	Object string   `json:"object,omitempty"`
	Fields []string `json:"fields,omitempty"`
	Arg    string   `json:"arg,omitempty"`
	// Kind is the target of a conversion: group/version.Kind
	Kind   string   `json:"kind,omitempty"`
	Out    string   `json:"out,omitempty"`
	List   bool     `json:"list,omitempty"`
	Error  string   `json:"error,omitempty"`
	Strict []string `json:"strict,omitempty"`
}

var encoder *json.Encoder

func write(r row) {
	if err := encoder.Encode(r); err != nil {
		log.Fatal(err)
	}
}

func text(value any) string {
	out, err := json.Marshal(value)
	if err != nil {
		log.Fatal(err)
	}
	return string(out)
}

func parse(source string) map[string]any {
	out := map[string]any{}
	if err := utiljson.Unmarshal([]byte(source), &out); err != nil {
		log.Fatal(source, err)
	}
	return out
}

const nested = `{"a":"text","b":true,"c":5,"d":5.5,"e":null,"f":{},"g":[],"h":{"i":{"j":"deep","k":9007199254740993,"l":-1}},` +
	`"m":["x","y"],"n":["x",1],"o":{"p":"q","r":"s"},"t":{"p":"q","r":null},"u":{"p":1},"v":1e30,"w":0.00001,"x":123456.75,"y":["a",{"b":[1,2.5,null,true]}],` +
	`"z":9223372036854775807,"__proto__":{"own":"yes"},"é":"ü","1":"one","tr":1e21,"sm":1e-7,"neg":-2.5e-9}`

func getters() {
	paths := [][]string{{"a"}, {"b"}, {"c"}, {"d"}, {"e"}, {"f"}, {"g"}, {"h"}, {"h", "i"}, {"h", "i", "j"}, {"h", "i", "k"}, {"h", "i", "l"}, {"h", "no"}, {"no"}, {"no", "no"}, {"a", "b"}, {"e", "b"},
		{"m"}, {"n"}, {"m", "0"}, {"o"}, {"t"}, {"u"}, {"v"}, {"w"}, {"x"}, {"y"}, {"z"}, {"__proto__"}, {"__proto__", "own"}, {"constructor"}, {"toString"}, {"h", "constructor", "name"}, {"é"}, {"1"}, {"tr"}, {"sm"}, {"neg"}, {"h", "i", "j", "k"}, {"v", "x"}}
	calls := map[string]func(map[string]any, ...string) (any, bool, error){
		"nestedFieldNoCopy": unstructured.NestedFieldNoCopy,
		"nestedFieldCopy":   unstructured.NestedFieldCopy,
		"nestedString": func(o map[string]any, f ...string) (any, bool, error) {
			return unbox(unstructured.NestedString(o, f...))
		},
		"nestedBool": func(o map[string]any, f ...string) (any, bool, error) { return unbox(unstructured.NestedBool(o, f...)) },
		"nestedFloat64": func(o map[string]any, f ...string) (any, bool, error) {
			return unbox(unstructured.NestedFloat64(o, f...))
		},
		"nestedInt64": func(o map[string]any, f ...string) (any, bool, error) {
			return unbox(unstructured.NestedInt64(o, f...))
		},
		"nestedNumberAsFloat64": func(o map[string]any, f ...string) (any, bool, error) {
			return unbox(unstructured.NestedNumberAsFloat64(o, f...))
		},
		"nestedStringSlice": func(o map[string]any, f ...string) (any, bool, error) {
			return unbox(unstructured.NestedStringSlice(o, f...))
		},
		"nestedSlice": func(o map[string]any, f ...string) (any, bool, error) {
			return unbox(unstructured.NestedSlice(o, f...))
		},
		"nestedStringMap": func(o map[string]any, f ...string) (any, bool, error) {
			return unbox(unstructured.NestedStringMap(o, f...))
		},
		"nestedNullCoercingStringMap": func(o map[string]any, f ...string) (any, bool, error) {
			return unbox(unstructured.NestedNullCoercingStringMap(o, f...))
		},
		"nestedMap": func(o map[string]any, f ...string) (any, bool, error) { return unbox(unstructured.NestedMap(o, f...)) },
	}
	for _, name := range sortedKeys(calls) {
		for _, path := range paths {
			out, found, err := calls[name](parse(nested), path...)
			r := row{Fn: name, Object: nested, Fields: path}
			if err != nil {
				r.Error = err.Error()
				// Of several wrong values Go names a random one: the first.
				for range 50 {
					_, _, err := calls[name](parse(nested), path...)
					r.Error = min(r.Error, err.Error())
				}
			} else if found {
				r.Out = text(out)
			}
			write(r)
		}
	}
	setters := map[string]func(map[string]any, ...string) error{
		"setNestedField:{\"x\":[1,null]}": func(o map[string]any, f ...string) error {
			return unstructured.SetNestedField(o, map[string]any{"x": []any{int64(1), nil}}, f...)
		},
		"setNestedStringSlice:[\"p\",\"q\"]": func(o map[string]any, f ...string) error {
			return unstructured.SetNestedStringSlice(o, []string{"p", "q"}, f...)
		},
		"setNestedStringMap:{\"p\":\"q\"}": func(o map[string]any, f ...string) error {
			return unstructured.SetNestedStringMap(o, map[string]string{"p": "q"}, f...)
		},
		"removeNestedField:": func(o map[string]any, f ...string) error { unstructured.RemoveNestedField(o, f...); return nil },
	}
	small := `{"a":"text","e":null,"f":{},"g":[1],"h":{"i":{"j":"deep"}},"__proto__":{"own":"yes"}}`
	for _, name := range sortedKeys(setters) {
		fn, arg, _ := strings.Cut(name, ":")
		for _, path := range [][]string{{"a"}, {"new"}, {"new", "b", "c"}, {"a", "b"}, {"e", "b"}, {"f", "b"}, {"g", "0"}, {"h", "i", "j"}, {"h", "i", "j", "k"}, {"h"}, {"__proto__", "own"}, {"__proto__"}, {"constructor", "prototype"}, {"h", "i", "j", "k", "l"}} {
			object := parse(small)
			r := row{Fn: fn, Object: small, Fields: path, Arg: arg}
			if err := setters[name](object, path...); err != nil {
				r.Error = err.Error()
			} else {
				r.Out = text(object)
			}
			write(r)
		}
	}
}

func unbox[T any](value T, found bool, err error) (any, bool, error) { return value, found, err }

func sortedKeys[T any](m map[string]T) []string {
	keys := []string{}
	for key := range m {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return keys
}

func accessors() {
	objects := []string{
		`{}`, `{"metadata":null}`, `{"metadata":"text"}`, `{"metadata":{}}`, `{"kind":1,"apiVersion":null,"metadata":[]}`, `{"apiVersion":"a/b/c","kind":"K"}`, `{"apiVersion":"/","kind":"K"}`, `{"apiVersion":"apps/v1","kind":"Deployment"}`,
		`{"apiVersion":"v1","kind":"Pod","metadata":{"name":"n","namespace":"ns","generateName":"g-","uid":"u","resourceVersion":"1","generation":3,"selfLink":"/x","continue":"c","remainingItemCount":7,` +
			`"creationTimestamp":"2020-01-02T03:04:05Z","deletionTimestamp":"2021-01-02T03:04:05+02:00","deletionGracePeriodSeconds":0,"labels":{"a":"b","c":null},"annotations":{"x":"y"},"finalizers":["f","g"],` +
			`"ownerReferences":[{"apiVersion":"v1","kind":"K","name":"n","uid":"u","controller":true,"blockOwnerDeletion":false},{"name":1}],"managedFields":[{"manager":"m","operation":"Update","apiVersion":"v1","time":"2020-01-02T03:04:05Z","fieldsType":"FieldsV1","fieldsV1":{"f:b":{},"f:a":{}},"subresource":"s"}]}}`,
		`{"metadata":{"name":1,"namespace":true,"generation":"3","creationTimestamp":"nonsense","deletionTimestamp":"null","deletionGracePeriodSeconds":"5","labels":{"a":1},"annotations":[],"finalizers":["a",1],"ownerReferences":[1],"managedFields":[1]}}`,
		`{"metadata":{"generation":5.0,"labels":null,"annotations":null,"finalizers":null,"ownerReferences":null,"managedFields":null,"creationTimestamp":null,"remainingItemCount":9223372036854775807}}`,
		`{"metadata":{"ownerReferences":{},"managedFields":[{"manager":1}],"creationTimestamp":"","deletionTimestamp":"2020-01-02"}}`,
		`{"metadata":{"ownerReferences":[],"managedFields":[],"finalizers":[],"labels":{},"annotations":{}}}`,
		`{"items":[],"kind":"List"}`, `{"items":null,"kind":"List"}`, `{"items":[{"kind":"A"},{"kind":"B","metadata":{"name":"b"}}],"kind":"List","apiVersion":"v1"}`, `{"items":"x"}`, `{"items":[1]}`, `{"items":5}`,
	}
	getters := map[string]func(*unstructured.Unstructured) any{
		"getAPIVersion": func(u *unstructured.Unstructured) any { return u.GetAPIVersion() }, "getKind": func(u *unstructured.Unstructured) any { return u.GetKind() },
		"getName": func(u *unstructured.Unstructured) any { return u.GetName() }, "getNamespace": func(u *unstructured.Unstructured) any { return u.GetNamespace() },
		"getGenerateName": func(u *unstructured.Unstructured) any { return u.GetGenerateName() }, "getUID": func(u *unstructured.Unstructured) any { return u.GetUID() },
		"getResourceVersion": func(u *unstructured.Unstructured) any { return u.GetResourceVersion() }, "getGeneration": func(u *unstructured.Unstructured) any { return u.GetGeneration() },
		"getSelfLink": func(u *unstructured.Unstructured) any { return u.GetSelfLink() }, "getContinue": func(u *unstructured.Unstructured) any { return u.GetContinue() },
		"getRemainingItemCount": func(u *unstructured.Unstructured) any { return u.GetRemainingItemCount() },
		"getCreationTimestamp":  func(u *unstructured.Unstructured) any { return u.GetCreationTimestamp() }, "getDeletionTimestamp": func(u *unstructured.Unstructured) any { return u.GetDeletionTimestamp() },
		"getDeletionGracePeriodSeconds": func(u *unstructured.Unstructured) any { return u.GetDeletionGracePeriodSeconds() },
		"getLabels":                     func(u *unstructured.Unstructured) any { return u.GetLabels() }, "getAnnotations": func(u *unstructured.Unstructured) any { return u.GetAnnotations() },
		"getFinalizers": func(u *unstructured.Unstructured) any { return u.GetFinalizers() }, "getOwnerReferences": func(u *unstructured.Unstructured) any { return u.GetOwnerReferences() },
		"getManagedFields": func(u *unstructured.Unstructured) any { return u.GetManagedFields() }, "isList": func(u *unstructured.Unstructured) any { return u.IsList() },
		"groupVersionKind": func(u *unstructured.Unstructured) any {
			g := u.GroupVersionKind()
			return map[string]string{"group": g.Group, "version": g.Version, "kind": g.Kind}
		},
		"newEmptyInstance": func(u *unstructured.Unstructured) any { return u.NewEmptyInstance().UnstructuredContent() },
	}
	seconds, yes := int64(30), true
	stamp := metav1.Time{}
	if err := stamp.UnmarshalQueryParameter("2020-01-02T03:04:05Z"); err != nil {
		log.Fatal(err)
	}
	entries := []metav1.ManagedFieldsEntry{{Manager: "m", Time: &stamp, FieldsV1: metav1.NewFieldsV1(`{"f:b":{},"f:a":{}}`)}}
	owners := []metav1.OwnerReference{{APIVersion: "v1", Kind: "K", Name: "n", UID: "u", Controller: &yes}, {}}
	type setter struct {
		arg any
		set func(*unstructured.Unstructured)
	}
	setters := map[string][]setter{
		"setAPIVersion":                 {{"v2", func(u *unstructured.Unstructured) { u.SetAPIVersion("v2") }}, {"", func(u *unstructured.Unstructured) { u.SetAPIVersion("") }}},
		"setKind":                       {{"K2", func(u *unstructured.Unstructured) { u.SetKind("K2") }}},
		"setName":                       {{"x", func(u *unstructured.Unstructured) { u.SetName("x") }}, {"", func(u *unstructured.Unstructured) { u.SetName("") }}},
		"setNamespace":                  {{"x", func(u *unstructured.Unstructured) { u.SetNamespace("x") }}, {"", func(u *unstructured.Unstructured) { u.SetNamespace("") }}},
		"setUID":                        {{"x", func(u *unstructured.Unstructured) { u.SetUID(types.UID("x")) }}, {"", func(u *unstructured.Unstructured) { u.SetUID("") }}},
		"setGeneration":                 {{3, func(u *unstructured.Unstructured) { u.SetGeneration(3) }}, {0, func(u *unstructured.Unstructured) { u.SetGeneration(0) }}},
		"setRemainingItemCount":         {{30, func(u *unstructured.Unstructured) { u.SetRemainingItemCount(&seconds) }}, {nil, func(u *unstructured.Unstructured) { u.SetRemainingItemCount(nil) }}},
		"setCreationTimestamp":          {{"2020-01-02T03:04:05Z", func(u *unstructured.Unstructured) { u.SetCreationTimestamp(stamp) }}, {nil, func(u *unstructured.Unstructured) { u.SetCreationTimestamp(metav1.Time{}) }}},
		"setDeletionTimestamp":          {{"2020-01-02T03:04:05Z", func(u *unstructured.Unstructured) { u.SetDeletionTimestamp(&stamp) }}, {nil, func(u *unstructured.Unstructured) { u.SetDeletionTimestamp(nil) }}},
		"setDeletionGracePeriodSeconds": {{30, func(u *unstructured.Unstructured) { u.SetDeletionGracePeriodSeconds(&seconds) }}, {nil, func(u *unstructured.Unstructured) { u.SetDeletionGracePeriodSeconds(nil) }}},
		"setLabels":                     {{map[string]string{"a": "b"}, func(u *unstructured.Unstructured) { u.SetLabels(map[string]string{"a": "b"}) }}, {map[string]string{}, func(u *unstructured.Unstructured) { u.SetLabels(map[string]string{}) }}, {nil, func(u *unstructured.Unstructured) { u.SetLabels(nil) }}},
		"setAnnotations":                {{map[string]string{"a": "b"}, func(u *unstructured.Unstructured) { u.SetAnnotations(map[string]string{"a": "b"}) }}, {nil, func(u *unstructured.Unstructured) { u.SetAnnotations(nil) }}},
		"setFinalizers":                 {{[]string{"z"}, func(u *unstructured.Unstructured) { u.SetFinalizers([]string{"z"}) }}, {[]string{}, func(u *unstructured.Unstructured) { u.SetFinalizers([]string{}) }}, {nil, func(u *unstructured.Unstructured) { u.SetFinalizers(nil) }}},
		"setOwnerReferences":            {{owners, func(u *unstructured.Unstructured) { u.SetOwnerReferences(owners) }}, {nil, func(u *unstructured.Unstructured) { u.SetOwnerReferences(nil) }}},
		"setManagedFields":              {{entries, func(u *unstructured.Unstructured) { u.SetManagedFields(entries) }}, {nil, func(u *unstructured.Unstructured) { u.SetManagedFields(nil) }}},
		"setGroupVersionKind": {{map[string]string{"group": "apps", "version": "v1", "kind": "X"}, func(u *unstructured.Unstructured) {
			u.SetGroupVersionKind(schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "X"})
		}}, {map[string]string{"group": "", "version": "", "kind": ""}, func(u *unstructured.Unstructured) { u.SetGroupVersionKind(schema.GroupVersionKind{}) }}},
	}
	for _, object := range objects {
		for _, name := range sortedKeys(getters) {
			write(row{Fn: name, Object: object, Out: text(getters[name](&unstructured.Unstructured{Object: parse(object)}))})
		}
		for _, name := range sortedKeys(setters) {
			for _, s := range setters[name] {
				u := &unstructured.Unstructured{Object: parse(object)}
				s.set(u)
				write(row{Fn: name, Object: object, Arg: text(s.arg), Out: text(u.Object)})
			}
		}
		u := &unstructured.Unstructured{Object: parse(object)}
		r := row{Fn: "eachListItem", Object: object}
		names := []string{}
		if err := u.EachListItem(func(item runtime.Object) error {
			names = append(names, item.GetObjectKind().GroupVersionKind().Kind)
			return nil
		}); err != nil {
			r.Error = err.Error()
		} else {
			r.Out = text(names)
		}
		write(r)
		r = row{Fn: "toList", Object: object}
		if list, err := u.ToList(); err != nil {
			r.Error = err.Error()
		} else {
			r.Out = text(list.UnstructuredContent())
		}
		write(r)
	}
}

func schemes() {
	texts := []string{
		``, ` `, `null`, `1`, `"x"`, `[]`, `true`, `{}`, `{`, `{"kind":"K"}`, `{"kind":""}`, `{"kind":1}`, `{"Kind":"K"}`, `{"kind":"K","apiVersion":1}`, `{"kind":"K","apiVersion":"a/b/c"}`, `{"kind":"K","items":null}`, `{"kind":"K","items":[]}`, `{"kind":"KList","apiVersion":"v1","items":[{}]}`,
		`{"kind":"PodList","apiVersion":"v1","items":[{"metadata":{"name":"a"}},{"kind":"X"},{"apiVersion":"y/v1"},{"kind":1},null]}`, `{"kind":"List","apiVersion":"v1","items":[{},{"kind":""}]}`, `{"kind":"ListList","items":[{}]}`, `{"kind":"KList","items":"x"}`, `{"kind":"KList","items":{}}`, `{"kind":"KList","items":[1]}`, `{"kind":"KList","items":[[]]}`, `{"kind":"KList","items":["x"]}`, `{"kind":"KList","items":5}`, `{"kind":"KList","items":true}`, `{"items":[{"a":1}]}`,
		`{"kind":"K","Items":[]}`, `{"kind":"K","a":1,"a":2}`, `{"kind":"K","kind":"L"}`, `{"kind":"K","items":[],"items":[{}]}`, `{"kind":"K","b":{"z":1,"a":2},"a":"<&>\u2028"}`, `{"kind":"K","__proto__":{"a":1},"constructor":2}`, `{"kind":"K","10":1,"9":2,"a":3}`, `{"kind":"K","x":"\ud800"}`, `{"kind":"K","x":"é😀"}`, `{"kind":"K"} x`, `{"kind":"K","a":[1,}`, "{\"kind\":\"K\",\"a\":\"\x01\"}",
		`{"kind":"K","deletion":{"a":[{"b":null}]}}`, `{"metadata":{},"kind":"K","apiVersion":"apps/v1"}`,
	}
	for _, number := range []string{"0", "-0", "-0.0", "0.0", "1", "1.0", "1.5", "1e3", "1E3", "1e-7", "1e21", "1e20", "1.0e2", "9007199254740993", "-9007199254740993", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "12345678901234567890", "100000000000000000000000", "1e400", "-1e400", "0.1", "1e-320", "123456789.125", "5e-324", "1.7976931348623157e308", "0.000001", "0.0000001", "123456789012345678901234567890", "1.10"} {
		texts = append(texts, `{"kind":"K","n":`+number+`}`, `{"kind":"K","n":[`+number+`,{"m":`+number+`}],"text":"-0"}`)
	}
	for _, source := range texts {
		r := row{Fn: "scheme", Object: source}
		object, _, err := unstructured.UnstructuredJSONScheme.Decode([]byte(source), nil, nil)
		if err != nil {
			r.Error = err.Error()
		} else {
			var out bytes.Buffer
			if err := unstructured.UnstructuredJSONScheme.Encode(object, &out); err != nil {
				log.Fatal(err)
			}
			r.Out = out.String()
			_, r.List = object.(*unstructured.UnstructuredList)
		}
		write(r)
	}
}

// convert asks for one conversion to a typed object.
func convert(gvk schema.GroupVersionKind, content map[string]any) {
	object, err := codec.Scheme.New(gvk)
	if err != nil {
		log.Fatal(err)
	}
	r := row{Fn: "fromUnstructured", Object: text(content), Kind: gvk.GroupVersion().String() + "." + gvk.Kind}
	err = runtime.DefaultUnstructuredConverter.FromUnstructuredWithValidation(content, object, true)
	strict, isStrict := runtime.AsStrictDecodingError(err)
	if isStrict {
		for _, e := range strict.Errors() {
			r.Strict = append(r.Strict, e.Error())
		}
	} else if err != nil {
		r.Error = err.Error()
		write(r)
		return
	}
	back, err := runtime.DefaultUnstructuredConverter.ToUnstructured(object)
	if err != nil {
		r.Error = "back: " + err.Error()
	} else {
		r.Out = text(back)
	}
	write(r)
}

// alone is an object in which only the way to one value is left.
func alone(path []any, value any) any {
	if len(path) == 0 {
		return value
	}
	inner := alone(path[1:], value)
	if _, isIndex := path[0].(int); isIndex {
		return []any{inner}
	}
	return map[string]any{path[0].(string): inner}
}

func walk(path []any, value any, visit func([]any)) {
	visit(append([]any{}, path...))
	switch value := value.(type) {
	case map[string]any:
		for _, key := range sortedKeys(value) {
			walk(append(path, key), value[key], visit)
		}
	case []any:
		for i := range value {
			walk(append(path, i), value[i], visit)
		}
	}
}

func conversions() {
	random := rand.New(rand.NewSource(1))
	values := []string{`"text"`, `""`, `"dGV4dA=="`, `5`, `-1`, `0`, `3000000000`, `-3000000000`, `9223372036854775807`, `5.5`, `1e30`, `true`, `false`, `null`, `{}`, `[]`, `{"a":1}`, `{"a":"b"}`, `{"a":null}`, `["x"]`, `[null]`, `[1,300]`, `[{}]`, `[{"bogus":1}]`, `{"bogus":{}}`, `{"bogus":[],"also":[]}`, `"1h"`, `"2020-01-02T03:04:05Z"`, `"2020-01-02T03:04:05.123456Z"`, `"100m"`, `"50%"`, `{"b":{"bogus":true}}`, `{"z":{"y":2},"a":{"y":1,"b":2}}`, `[[1]]`, `{"type":1}`}
	kinds := []schema.GroupVersionKind{
		{Version: "v1", Kind: "Pod"}, {Version: "v1", Kind: "Secret"}, {Version: "v1", Kind: "ConfigMap"}, {Version: "v1", Kind: "Service"}, {Version: "v1", Kind: "Node"}, {Version: "v1", Kind: "Event"}, {Version: "v1", Kind: "PodList"},
		{Group: "apps", Version: "v1", Kind: "Deployment"}, {Group: "batch", Version: "v1", Kind: "CronJob"}, {Group: "autoscaling", Version: "v2", Kind: "HorizontalPodAutoscaler"}, {Group: "coordination.k8s.io", Version: "v1", Kind: "Lease"},
		{Group: "apiextensions.k8s.io", Version: "v1", Kind: "CustomResourceDefinition"}, {Group: "admission.k8s.io", Version: "v1", Kind: "AdmissionReview"}, {Group: "authorization.k8s.io", Version: "v1", Kind: "SubjectAccessReview"}, {Group: "resource.k8s.io", Version: "v1", Kind: "ResourceSlice"},
		{Group: "meta.k8s.io", Version: "v1", Kind: "Table"}, {Group: "policy", Version: "v1", Kind: "PodDisruptionBudget"},
	}
	for _, gvk := range kinds {
		object, err := fill.Full(codec.Scheme, gvk)
		if err != nil {
			log.Fatal(err)
		}
		content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(object)
		if err != nil {
			log.Fatal(err)
		}
		convert(gvk, content)
		seen := map[string]bool{}
		walk(nil, content, func(path []any) {
			// Long ways are met in many places; one in four is enough.
			if len(path) == 0 || len(path) > 5 && random.Intn(4) > 0 {
				return
			}
			for range 2 {
				value := parse(`{"v":` + values[random.Intn(len(values))] + `}`)["v"]
				input := alone(path, value).(map[string]any)
				if key := text(input); !seen[key] {
					seen[key] = true
					convert(gvk, input)
				}
			}
		})
		// Unknown fields in several places at once.
		extra := runtime.DeepCopyJSON(content)
		walk(nil, content, func(path []any) {
			if random.Intn(12) > 0 || len(path) > 4 {
				return
			}
			var at any = extra
			for _, step := range path {
				switch inner := at.(type) {
				case map[string]any:
					at = inner[step.(string)]
				case []any:
					at = inner[step.(int)]
				}
			}
			if m, ok := at.(map[string]any); ok {
				m[fmt.Sprintf("bogus%d", random.Intn(3))] = "x"
			}
		})
		convert(gvk, extra)
	}
}

func main() {
	var out bytes.Buffer
	zip, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		log.Fatal(err)
	}
	encoder = json.NewEncoder(zip)
	encoder.SetEscapeHTML(false)
	getters()
	accessors()
	schemes()
	conversions()
	if err := errors.Join(zip.Close(), os.WriteFile(filepath.Join("test", "apimachinery", "vectors", "unstructured.jsonl.gz"), out.Bytes(), 0o644)); err != nil {
		log.Fatal(err)
	}
}
