package main

import (
	"encoding/json"
	"math/rand"
	"sync"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/managedfields"
	"k8s.io/client-go/applyconfigurations"
	clientscheme "k8s.io/client-go/kubernetes/scheme"
	"kubetyped/rows"
	smdschema "sigs.k8s.io/structured-merge-diff/v6/schema"
	"sigs.k8s.io/structured-merge-diff/v6/typed"
)

// namedType is a type of a schema that is one of the named ones, or data.
type namedType struct {
	Named string
	Data  string
	Type  string
}

func (n namedType) data() json.RawMessage {
	if n.Named != "" {
		return must(json.Marshal(n.Named))
	}
	return json.RawMessage(n.Data)
}

var staticConverter = sync.OnceValue(func() managedfields.TypeConverter {
	return applyconfigurations.NewTypeConverter(clientscheme.Scheme)
})

// staticSchema is the one that client-go's apply configurations are made with.
var staticSchema = sync.OnceValue(func() *smdschema.Schema {
	pod := &unstructured.Unstructured{Object: map[string]any{"apiVersion": "v1", "kind": "Pod"}}
	return must(staticConverter().ObjectToTyped(pod)).Schema()
})

// namedSchema is the type of a schema that both sides have: static and deduced.
func namedSchema(name, typeName string) typed.ParseableType {
	if name == "deduced" {
		return typed.DeducedParseableType
	}
	return typed.ParseableType{Schema: staticSchema(), TypeRef: smdschema.TypeRef{NamedType: &typeName}}
}

var schemas = []namedType{
	{Named: "static", Type: "io.k8s.api.core.v1.Pod"},
	{Named: "static", Type: "io.k8s.api.apps.v1.Deployment"},
	{Named: "static", Type: "io.k8s.api.core.v1.Service"},
	{Named: "static", Type: "io.k8s.api.core.v1.Node"},
	{Named: "static", Type: "io.k8s.api.core.v1.PodSpec"},
	{Named: "static", Type: "io.k8s.api.core.v1.PersistentVolume"},
	{Named: "static", Type: "io.k8s.api.networking.v1.NetworkPolicy"},
	{Named: "deduced", Type: "__untyped_deduced_"},
	{Data: mixedSchema, Type: "root"},
	{Data: mixedSchema, Type: "root"},
	{Data: mixedSchema, Type: "root"},
	{Data: mixedSchema, Type: "root"},
}

// mixedSchema has what a schema can have.
const mixedSchema = `{"types":[
{"name":"root","map":{"fields":[
 {"name":"number","type":{"scalar":"numeric"}},
 {"name":"text","type":{"scalar":"string"}},
 {"name":"flag","type":{"scalar":"boolean"}},
 {"name":"any","type":{"scalar":"untyped"}},
 {"name":"atomicList","type":{"list":{"elementType":{"scalar":"string"},"elementRelationship":"atomic"}}},
 {"name":"set","type":{"list":{"elementType":{"scalar":"string"},"elementRelationship":"associative"}}},
 {"name":"numbers","type":{"list":{"elementType":{"scalar":"numeric"},"elementRelationship":"associative"}}},
 {"name":"keyed","type":{"list":{"elementType":{"namedType":"item"},"elementRelationship":"associative","keys":["name"]}}},
 {"name":"ports","type":{"list":{"elementType":{"namedType":"port"},"elementRelationship":"associative","keys":["port","protocol"]}}},
 {"name":"atomicMap","type":{"map":{"elementType":{"scalar":"string"},"elementRelationship":"atomic"}}},
 {"name":"map","type":{"map":{"elementType":{"scalar":"string"}}}},
 {"name":"mapOfLists","type":{"map":{"elementType":{"list":{"elementType":{"scalar":"string"},"elementRelationship":"associative"}}}}},
 {"name":"struct","type":{"namedType":"struct"}},
 {"name":"atomicStruct","type":{"namedType":"struct","elementRelationship":"atomic"}},
 {"name":"owned","type":{"namedType":"whole"}},
 {"name":"separate","type":{"namedType":"whole","elementRelationship":"separable"}},
 {"name":"recursive","type":{"namedType":"root"}},
 {"name":"deduced","type":{"namedType":"__untyped_deduced_"}},
 {"name":"untyped","type":{"namedType":"__untyped_atomic_"}},
 {"name":"either","type":{"scalar":"string","list":{"elementType":{"scalar":"string"},"elementRelationship":"associative"},"map":{"elementType":{"scalar":"numeric"}}}},
 {"name":"nothing","type":{"namedType":"missing"}}]}},
{"name":"item","map":{"fields":[{"name":"name","type":{"scalar":"string"}},{"name":"value","type":{"scalar":"numeric"}},{"name":"list","type":{"list":{"elementType":{"scalar":"string"},"elementRelationship":"associative"}}},{"name":"inner","type":{"namedType":"struct"}},{"name":"nested","type":{"list":{"elementType":{"namedType":"item"},"elementRelationship":"associative","keys":["name"]}}}]}},
{"name":"port","map":{"fields":[{"name":"port","type":{"scalar":"numeric"}},{"name":"protocol","type":{"scalar":"string"},"default":"TCP"},{"name":"target","type":{"scalar":"untyped"}}]}},
{"name":"struct","map":{"fields":[{"name":"a","type":{"scalar":"numeric"}},{"name":"b","type":{"scalar":"string"}},{"name":"c","type":{"namedType":"struct"}}]}},
{"name":"whole","map":{"fields":[{"name":"a","type":{"scalar":"numeric"}},{"name":"b","type":{"scalar":"string"}}],"elementRelationship":"atomic"}},
{"name":"__untyped_atomic_","scalar":"untyped","list":{"elementType":{"namedType":"__untyped_atomic_"},"elementRelationship":"atomic"},"map":{"elementType":{"namedType":"__untyped_atomic_"},"elementRelationship":"atomic"}},
{"name":"__untyped_deduced_","scalar":"untyped","list":{"elementType":{"namedType":"__untyped_atomic_"},"elementRelationship":"atomic"},"map":{"elementType":{"namedType":"__untyped_deduced_"},"elementRelationship":"separable"}}
]}`

// The types of client-go's schema: what our descriptors must say too.

func schemaRows(r *rand.Rand) []any {
	out := []any{}
	for _, def := range staticSchema().Types {
		out = append(out, def.Name)
	}
	return out
}

func answerSchema(in json.RawMessage) any {
	def, ok := staticSchema().FindNamedType(rows.Read[string](in))
	if !ok {
		panic(string(in))
	}
	return describeAtom(def.Atom)
}

func describeAtom(atom smdschema.Atom) any {
	out := map[string]any{}
	if atom.Scalar != nil {
		out["scalar"] = string(*atom.Scalar)
	}
	if atom.List != nil {
		list := map[string]any{"type": describeRef(atom.List.ElementType), "is": string(atom.List.ElementRelationship)}
		if len(atom.List.Keys) > 0 {
			list["keys"] = atom.List.Keys
			defaults := map[string]any{}
			item, _ := staticSchema().Resolve(atom.List.ElementType)
			for _, key := range atom.List.Keys {
				if field, ok := item.Map.FindField(key); ok && field.Default != nil {
					defaults[key] = field.Default
				}
			}
			list["defaults"] = defaults
		}
		out["list"] = list
	}
	if atom.Map != nil {
		fields := map[string]any{}
		for _, field := range atom.Map.Fields {
			fields[field.Name] = describeRef(field.Type)
		}
		m := map[string]any{"fields": fields, "is": string(atom.Map.ElementRelationship)}
		if isAnything(atom.Map.ElementType) {
			m["type"] = describeRef(atom.Map.ElementType)
		}
		out["map"] = m
	}
	return out
}

// describeRef names structs, and writes scalars and deduced types out: those have names on one side only.
func describeRef(ref smdschema.TypeRef) any {
	atom, _ := staticSchema().Resolve(ref)
	if ref.NamedType != nil && atom.Map != nil && len(atom.Map.Fields) > 0 {
		name := *ref.NamedType
		if ref.ElementRelationship != nil {
			name += " " + string(*ref.ElementRelationship)
		}
		return name
	}
	if atom.Scalar != nil && atom.Map != nil {
		return "any"
	}
	if atom.Map != nil && ref.NamedType != nil {
		return "object"
	}
	return describeAtom(atom)
}

func gvkOf(group, version, kind string) schema.GroupVersionKind {
	return schema.GroupVersionKind{Group: group, Version: version, Kind: kind}
}
