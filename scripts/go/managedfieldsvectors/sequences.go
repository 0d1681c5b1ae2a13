package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"sort"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/managedfields"
	"k8s.io/kube-openapi/pkg/validation/spec"
	"kubetyped/rows"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
	smdschema "sigs.k8s.io/structured-merge-diff/v6/schema"
)

// A run of updates, patches and applies through a field manager.

type sequenceOp struct {
	// Op is apply, force, update or patch (a JSON merge patch of the live object, which then is an update).
	Op      string          `json:"op"`
	Manager string          `json:"manager"`
	Sub     string          `json:"sub,omitempty"`
	Object  json.RawMessage `json:"object"`
	// At is the second that the entries written by the operation get.
	At int `json:"at"`
}

type sequenceIn struct {
	Types string          `json:"types"`
	GVK   [3]string       `json:"gvk"`
	Live  json.RawMessage `json:"live,omitempty"`
	Reset string          `json:"reset,omitempty"`
	Ops   []sequenceOp    `json:"ops"`
}

type sequenceOut struct {
	Err    string   `json:"err"`
	Status any      `json:"status,omitempty"`
	Causes []string `json:"causes,omitempty"`
	Object any      `json:"object"`
	Taken  any      `json:"taken,omitempty"`
}

type noConversion struct{ runtime.ObjectConvertor }

func (noConversion) ConvertToVersion(in runtime.Object, _ runtime.GroupVersioner) (runtime.Object, error) {
	return in, nil
}

type noDefaults struct{}

func (noDefaults) Default(runtime.Object) {}

type creater struct{}

func (creater) New(gvk schema.GroupVersionKind) (runtime.Object, error) {
	u := &unstructured.Unstructured{Object: map[string]any{}}
	u.SetGroupVersionKind(gvk)
	return u, nil
}

// converterOf is one of static and deduced, or OpenAPI models as JSON.
func converterOf(types string) managedfields.TypeConverter {
	switch types {
	case "static":
		return staticConverter()
	case "deduced":
		return managedfields.NewDeducedTypeConverter()
	}
	if found, ok := converters[types]; ok {
		return found
	}
	models := map[string]*spec.Schema{}
	if err := json.Unmarshal([]byte(types), &models); err != nil {
		panic(err)
	}
	converters[types] = must(managedfields.NewTypeConverter(models, false))
	return converters[types]
}

var converters = map[string]managedfields.TypeConverter{}

func toObject(text json.RawMessage) *unstructured.Unstructured {
	content, ok := unmarshal(text).(map[string]any)
	if !ok {
		content = map[string]any{}
	}
	return &unstructured.Unstructured{Object: content}
}

func mergePatch(target, patch any) any {
	p, ok := patch.(map[string]any)
	if !ok {
		return patch
	}
	t, ok := target.(map[string]any)
	if !ok {
		t = map[string]any{}
	}
	for key, value := range p {
		if value == nil {
			delete(t, key)
		} else {
			t[key] = mergePatch(t[key], value)
		}
	}
	return t
}

// stamp gives the entries that have just been written the time of the operation.
func stamp(obj *unstructured.Unstructured, at int) {
	entries, _, _ := unstructured.NestedSlice(obj.Object, "metadata", "managedFields")
	for _, entry := range entries {
		if e, ok := entry.(map[string]any); ok {
			if t, ok := e["time"].(string); ok && !strings.HasPrefix(t, "2001-") {
				e["time"] = fmt.Sprintf("2001-01-01T00:00:%02dZ", at)
			}
		}
	}
	if entries != nil {
		_ = unstructured.SetNestedSlice(obj.Object, entries, "metadata", "managedFields")
	}
}

func answerSequence(in json.RawMessage) any {
	q := rows.Read[sequenceIn](in)
	gvk := gvkOf(q.GVK[0], q.GVK[1], q.GVK[2])
	converter := converterOf(q.Types)
	var reset map[fieldpath.APIVersion]fieldpath.Filter
	if q.Reset != "" {
		set, _ := readSet(q.Reset)
		reset = map[fieldpath.APIVersion]fieldpath.Filter{fieldpath.APIVersion(gvk.GroupVersion().String()): fieldpath.NewExcludeSetFilter(set)}
	}
	live := &unstructured.Unstructured{Object: map[string]any{"apiVersion": gvk.GroupVersion().String(), "kind": gvk.Kind}}
	if q.Live != nil {
		live = toObject(q.Live)
	}
	out := []sequenceOut{}
	for _, op := range q.Ops {
		manager := must(managedfields.NewDefaultFieldManager(converter, noConversion{}, noDefaults{}, creater{}, gvk, gvk.GroupVersion(), op.Sub, reset))
		var next runtime.Object
		var err error
		switch op.Op {
		case "update":
			next, err = manager.Update(live.DeepCopy(), toObject(op.Object), op.Manager)
		case "patch":
			patched := mergePatch(live.DeepCopy().Object, unmarshal(op.Object)).(map[string]any)
			next, err = manager.Update(live.DeepCopy(), &unstructured.Unstructured{Object: patched}, op.Manager)
		default:
			next, err = manager.Apply(live.DeepCopy(), toObject(op.Object), op.Manager, op.Op == "force")
		}
		result := sequenceOut{Err: errorText(err)}
		if status := apierrors.APIStatus(nil); err != nil {
			if s, ok := err.(apierrors.APIStatus); ok {
				status = s
			}
			if status != nil {
				s := status.Status()
				result.Err = s.Message
				if s.Details != nil {
					for _, cause := range s.Details.Causes {
						result.Causes = append(result.Causes, fmt.Sprintf("%s|%s|%s", cause.Type, cause.Message, cause.Field))
					}
					sort.Strings(result.Causes)
				}
				result.Status = []any{s.Code, s.Reason}
			}
		}
		if err == nil {
			live = next.(*unstructured.Unstructured)
			stamp(live, op.At)
		}
		result.Object = live.DeepCopy().Object
		out = append(out, result)
	}
	return out
}

// Random runs.

type runKind struct {
	types string
	gvk   [3]string
	of    func() (*smdschema.Schema, smdschema.TypeRef)
}

func staticRun(name string, gvk ...string) runKind {
	return runKind{"static", [3]string(gvk), func() (*smdschema.Schema, smdschema.TypeRef) {
		t := namedSchema("static", name)
		return t.Schema, t.TypeRef
	}}
}

var runKinds = []runKind{
	staticRun("io.k8s.api.core.v1.Pod", "", "v1", "Pod"),
	staticRun("io.k8s.api.apps.v1.Deployment", "apps", "v1", "Deployment"),
	staticRun("io.k8s.api.core.v1.Service", "", "v1", "Service"),
	staticRun("io.k8s.api.core.v1.Node", "", "v1", "Node"),
	staticRun("io.k8s.api.core.v1.ConfigMap", "", "v1", "ConfigMap"),
	{customModels, [3]string{"example.com", "v1", "Widget"}, func() (*smdschema.Schema, smdschema.TypeRef) {
		object := toObject(json.RawMessage(`{"apiVersion":"example.com/v1","kind":"Widget"}`))
		tv := must(converterOf(customModels).ObjectToTyped(object))
		return tv.Schema(), tv.TypeRef()
	}},
	{"deduced", [3]string{"example.com", "v1", "Gadget"}, func() (*smdschema.Schema, smdschema.TypeRef) {
		t := namedSchema("deduced", "")
		return t.Schema, t.TypeRef
	}},
}

// customModels is the OpenAPI of a custom resource, as an API server makes it.
const customModels = `{"com.example.v1.Widget":{"type":"object","x-kubernetes-group-version-kind":[{"group":"example.com","version":"v1","kind":"Widget"}],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"allOf":[{"$ref":"#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta"}]},"spec":{"type":"object","properties":{"size":{"type":"integer"},"color":{"type":"string","default":"red"},"tags":{"type":"array","items":{"type":"string"},"x-kubernetes-list-type":"set"},"parts":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"kind":{"type":"string","default":"wheel"},"count":{"type":"integer"},"options":{"type":"object","additionalProperties":{"type":"string"}}},"required":["name"]},"x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["name","kind"]},"plain":{"type":"array","items":{"type":"string"}},"whole":{"type":"object","x-kubernetes-map-type":"atomic","properties":{"a":{"type":"string"},"b":{"type":"string"}}},"free":{"type":"object","x-kubernetes-preserve-unknown-fields":true},"port":{"x-kubernetes-int-or-string":true},"ratio":{"type":"number"},"on":{"type":"boolean"},"when":{"type":"string","format":"date-time"}}},"status":{"type":"object","properties":{"ready":{"type":"boolean"},"conditions":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string"},"status":{"type":"string"}}},"x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["type"]}}}}},"io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta":{"type":"object","properties":{"name":{"type":"string"},"namespace":{"type":"string"},"uid":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}},"finalizers":{"type":"array","items":{"type":"string"},"x-kubernetes-list-type":"set"},"managedFields":{"type":"array","items":{"$ref":"#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry"},"x-kubernetes-list-type":"atomic"}}},"io.k8s.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry":{"type":"object","x-kubernetes-preserve-unknown-fields":true}}`

func (k runKind) object(m maker) map[string]any {
	s, ref := k.of()
	m.schema = s
	object, ok := m.value(ref, 7).(map[string]any)
	if !ok {
		object = map[string]any{}
	}
	atom, _ := s.Resolve(ref)
	// Few random fields would be of spec.
	for _, name := range []string{"spec", "status", "data"} {
		if f, found := atom.Map.FindField(name); found && m.r.Intn(4) > 0 {
			object[name] = m.value(f.Type, 6)
		}
	}
	return k.named(m, object)
}

func (k runKind) named(m maker, object map[string]any) map[string]any {
	object["apiVersion"] = schema.GroupVersion{Group: k.gvk[0], Version: k.gvk[1]}.String()
	object["kind"] = k.gvk[2]
	metadata := map[string]any{"name": "x", "namespace": "default"}
	if m.r.Intn(2) == 0 {
		metadata["labels"] = map[string]any{rows.Pick(m.r, texts): rows.Pick(m.r, texts), rows.Pick(m.r, texts): "a"}
	}
	if m.r.Intn(3) == 0 {
		metadata["annotations"] = map[string]any{rows.Pick(m.r, texts): rows.Pick(m.r, texts)}
	}
	if m.r.Intn(4) == 0 {
		metadata["finalizers"] = []any{rows.Pick(m.r, []string{"a", "b"}), rows.Pick(m.r, []string{"c", "d"})}
	}
	if m.r.Intn(4) > 0 {
		metadata["uid"] = "u"
	}
	object["metadata"] = metadata
	return object
}

func randomSequence(r *rand.Rand) any {
	k := rows.Pick(r, runKinds)
	m := maker{r: r}
	if r.Intn(12) == 0 {
		m.wild = 60
	}
	in := sequenceIn{Types: k.types, GVK: k.gvk}
	m.schema, _ = k.of()
	_, ref := k.of()
	configs := []map[string]any{k.object(m), k.object(m)}
	if r.Intn(8) == 0 {
		in.Reset = `{"f:status":{}}`
	}
	if r.Intn(4) == 0 {
		live := k.object(m)
		if r.Intn(2) == 0 {
			live["metadata"].(map[string]any)["managedFields"] = randomEntries(r)
		}
		if r.Intn(2) == 0 {
			live["metadata"].(map[string]any)["annotations"] = map[string]any{"kubectl.kubernetes.io/last-applied-configuration": string(must(json.Marshal(configs[0])))}
		}
		in.Live = must(json.Marshal(live))
	}
	many := 1 + r.Intn(6)
	managers := []string{"m1", "m2", "m3", "kubectl", ""}
	if r.Intn(20) == 0 {
		many = 14
		managers = append(managers, "m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", "m12", "m13")
	}
	at := 0
	for ; many > 0; many-- {
		i := r.Intn(len(configs))
		changed, ok := m.change(ref, any(configs[i]), 7).(map[string]any)
		if !ok {
			changed = map[string]any{}
		}
		configs[i] = k.named(m, changed)
		op := sequenceOp{Op: rows.Pick(r, []string{"apply", "apply", "force", "update", "patch"}), Manager: rows.Pick(r, managers), Object: must(json.Marshal(configs[i])), At: at}
		if len(managers) > 5 {
			op.Op = rows.Pick(r, []string{"update", "patch"})
		}
		if r.Intn(3) > 0 {
			at++
		}
		if r.Intn(10) == 0 {
			op.Sub = "status"
		}
		if op.Op == "update" && r.Intn(10) == 0 {
			object := toObject(op.Object)
			_ = unstructured.SetNestedField(object.Object, rows.Pick(r, []any{any([]any{}), any([]any{map[string]any{}}), any(randomEntries(r))}), "metadata", "managedFields")
			op.Object = must(json.Marshal(object.Object))
		}
		if r.Intn(60) == 0 {
			op.Object = json.RawMessage(rows.Pick(r, []string{`{}`, `{"apiVersion":"v1","kind":"Other"}`, `{"apiVersion":"a/b/c","kind":"Pod"}`, `{"apiVersion":"v2","kind":"Pod","metadata":{"name":"x"}}`, `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"x","managedFields":[]}}`, `{"apiVersion":"v1","kind":"Pod","metadata":5}`}))
		}
		in.Ops = append(in.Ops, op)
	}
	return in
}

func randomEntries(r *rand.Rand) []any {
	out := []any{}
	for range 1 + r.Intn(3) {
		entry := map[string]any{"manager": rows.Pick(r, []string{"m1", "m2", "old", "<&>"}), "operation": rows.Pick(r, []string{"Apply", "Update"}), "apiVersion": rows.Pick(r, []string{"v1", "apps/v1", "example.com/v1"}), "fieldsType": "FieldsV1", "time": "2001-01-01T00:00:00Z"}
		entry["fieldsV1"] = map[string]any{"f:spec": randomFields(r, 2), "f:metadata": map[string]any{"f:labels": map[string]any{"f:a": map[string]any{}}}}
		if r.Intn(10) == 0 {
			entry[rows.Pick(r, []string{"operation", "apiVersion", "fieldsType", "fieldsV1", "time", "manager", "subresource"})] = rows.Pick(r, []any{"", "x", nil, map[string]any{"f:a": map[string]any{}}, "status", map[string]any{"bad": int64(1)}})
		}
		out = append(out, entry)
	}
	return out
}

func sequenceInputs(r *rand.Rand) []any {
	return inputsOf(randomSequence, 900)(r)
}

// OpenAPI: whether schemas can be converted, and what objects of them are.

type openAPIIn struct {
	Models json.RawMessage `json:"models"`
	Name   string          `json:"name"`
	Keep   bool            `json:"keep,omitempty"`
	Object json.RawMessage `json:"object"`
}

type openAPIOut struct {
	Err   string `json:"err"`
	Valid string `json:"valid"`
	Set   string `json:"set"`
}

func answerOpenAPI(in json.RawMessage) any {
	q := rows.Read[openAPIIn](in)
	models := map[string]*spec.Schema{}
	if err := json.Unmarshal(q.Models, &models); err != nil {
		return openAPIOut{Err: "unreadable"}
	}
	converter, err := managedfields.NewTypeConverter(models, q.Keep)
	if err != nil {
		return openAPIOut{Err: strings.TrimPrefix(err.Error(), "failed to convert models to schema: ")}
	}
	tv, err := converter.ObjectToTyped(toObject(q.Object))
	if err != nil {
		return openAPIOut{Valid: errorText(err)}
	}
	return openAPIOut{Set: setText(must(tv.ToFieldSet()))}
}

func openAPIInputs(r *rand.Rand) []any {
	out := []any{}
	properties := []string{
		`{"type":"string"}`, `{"type":"string","format":"byte"}`, `{"type":"string","format":"date-time"}`, `{"type":"string","format":"int-or-string"}`, `{"type":"integer"}`, `{"type":"number"}`, `{"type":"boolean"}`, `{"type":"null"}`, `{"type":["string","integer"]}`, `{}`,
		`{"type":"object"}`, `{"type":"object","additionalProperties":true}`, `{"type":"object","additionalProperties":false}`, `{"type":"object","additionalProperties":{"type":"string"}}`, `{"type":"object","properties":{"a":{"type":"string"}}}`, `{"type":"object","properties":{"a":{"type":"string"}},"x-kubernetes-preserve-unknown-fields":true}`, `{"type":"object","properties":{"a":{"type":"object","properties":{"b":{"type":"string"}}}},"x-kubernetes-preserve-unknown-fields":true}`,
		`{"type":"object","x-kubernetes-map-type":"atomic","properties":{"a":{"type":"string"}}}`, `{"type":"object","x-kubernetes-map-type":"granular","additionalProperties":{"type":"string"}}`, `{"type":"object","x-kubernetes-map-type":"x"}`,
		`{"type":"array"}`, `{"type":"array","items":{"type":"string"}}`, `{"type":"array","items":[{"type":"string"}]}`, `{"type":"array","items":{"type":"string"},"x-kubernetes-list-type":"set"}`, `{"type":"array","items":{"type":"string"},"x-kubernetes-list-type":"atomic"}`, `{"type":"array","items":{"type":"string"},"x-kubernetes-list-type":"x"}`, `{"type":"array","items":{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"integer","default":1}}},"x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["a"]}`, `{"type":"array","items":{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"integer","default":1}}},"x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["a","b"]}`, `{"type":"array","items":{"type":"object"},"x-kubernetes-list-type":"map"}`, `{"type":"array","items":{"type":"string"},"x-kubernetes-patch-strategy":"merge"}`, `{"type":"array","items":{"type":"object","properties":{"a":{"type":"string"}}},"x-kubernetes-patch-strategy":"merge","x-kubernetes-patch-merge-key":"a"}`, `{"type":"array","items":{"type":"string"},"x-kubernetes-patch-strategy":"retainKeys"}`, `{"type":"array","items":{"type":"string"},"x-kubernetes-patch-strategy":"replace"}`,
		`{"$ref":"#/components/schemas/other"}`, `{"allOf":[{"$ref":"#/components/schemas/other"}]}`, `{"allOf":[{"$ref":"#/components/schemas/other"}],"x-kubernetes-map-type":"atomic"}`, `{"$ref":"#/components/schemas/missing"}`, `{"$ref":"#/components/schemas/io.k8s.apimachinery.pkg.api.resource.Quantity"}`, `{"$ref":"#/components/schemas/io.k8s.apimachinery.pkg.runtime.RawExtension"}`, `{"x-kubernetes-int-or-string":true}`, `{"nullable":true,"type":"string"}`, `{"type":"object","properties":{"deep":{"type":"array","items":{"type":"array","items":{"type":"bad"}}}}}`,
	}
	values := []string{`1`, `1.5`, `"a"`, `true`, `null`, `{}`, `[]`, `{"a":"x"}`, `{"a":{"b":"x","c":[1]}}`, `{"a":"x","z":1}`, `["a","b"]`, `["a","a"]`, `[{"a":"x"}]`, `[{"a":"x"},{"a":"y","b":2}]`, `[{"a":"x","b":1},{"a":"x"}]`, `[{"b":2}]`, `[[1]]`}
	for _, property := range properties {
		models := fmt.Sprintf(`{"kind":{"type":"object","x-kubernetes-group-version-kind":[{"group":"g","version":"v1","kind":"K"}],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"f":%s}},"other":{"type":"object","properties":{"a":{"type":"string"}}},"io.k8s.apimachinery.pkg.api.resource.Quantity":{"type":"string"},"io.k8s.apimachinery.pkg.runtime.RawExtension":{"type":"object"},"reference":{"$ref":"#/x/other"}}`, property)
		for _, value := range values {
			for _, keep := range []bool{false, true} {
				out = append(out, openAPIIn{json.RawMessage(models), "kind", keep, json.RawMessage(fmt.Sprintf(`{"apiVersion":"g/v1","kind":"K","f":%s}`, value))})
			}
		}
		out = append(out, openAPIIn{json.RawMessage(models), "kind", false, json.RawMessage(`{"apiVersion":"g/v1","kind":"L"}`)})
	}
	return out
}
