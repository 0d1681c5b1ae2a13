package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"strings"

	"kubetyped/rows"
)

var texts16 = []string{"", "a", "ab", "abc", "A", "é😀", "x-y", "10.0.0.1", "2020-01-02"}

// Values of every type, and numbers at the limits of the types.
var values = []string{
	`null`, `true`, `false`, `""`, `"a"`, `"abc"`, `"é😀"`, `"1"`, `0`, `1`, `-1`, `2`, `3`, `65`, `1.5`, `0.1`, `-2.5`, `0.30000000000000004`, `2147483647`, `2147483648`, `-2147483649`,
	`9007199254740991`, `1e19`, `1e20`, `-1e19`, `3.5e38`, `1e-7`, `1000000.5`, `[]`, `[1]`, `[1,1]`, `["a","b","a"]`, `[{"a":1},{"a":1}]`, `[{"a":1,"b":2},{"b":2,"a":1}]`, `[null,null]`, `{}`, `{"a":1}`, `{"a":"b"}`,
	`{"b":1}`, `{"a":1,"b":2}`, `{"a":null}`, `{"__proto__":1}`, `{"a":{"b":{"c":1}}}`, `{"a":[{"b":1},{"b":"x"}]}`,
}

var schemas = []string{
	`{}`, `{"type":"string"}`, `{"type":"integer"}`, `{"type":"number"}`, `{"type":"boolean"}`, `{"type":"object"}`, `{"type":"array"}`, `{"type":"null"}`, `{"type":"other"}`, `{"type":"string","nullable":true}`,
	`{"nullable":true}`, `{"x-kubernetes-int-or-string":true}`, `{"x-kubernetes-int-or-string":true,"anyOf":[{"type":"integer"},{"type":"string"}]}`, `{"type":"integer","format":"int32"}`,
	`{"type":"integer","format":"int64"}`, `{"type":"integer","format":"uuid"}`, `{"type":"number","format":"float"}`, `{"type":"number","format":"double"}`, `{"type":"number","format":"int32"}`, `{"format":"int32"}`,
	`{"format":"date"}`, `{"type":"string","format":"date"}`, `{"type":"string","format":"unknown"}`, `{"type":"string","format":"byte"}`, `{"type":"object","format":"date"}`, `{"type":"string","minLength":2}`,
	`{"type":"string","maxLength":2}`, `{"maxLength":0}`, `{"type":"string","pattern":"^a"}`, `{"type":"string","pattern":"("}`, `{"type":"string","pattern":"^(a+)+$"}`, `{"type":"string","pattern":"(?i)^A\\z"}`,
	`{"type":"string","minLength":4,"pattern":"^b"}`, `{"enum":[]}`, `{"enum":["a","b"]}`, `{"enum":["A"]}`, `{"enum":[1,"1",true]}`, `{"enum":[null]}`, `{"enum":[1.5]}`, `{"enum":[{"a":1},[1]]}`, `{"enum":["a"],"nullable":true,"type":"string"}`,
	`{"minimum":1}`, `{"minimum":1,"exclusiveMinimum":true}`, `{"minimum":0.5}`, `{"minimum":-1e20}`, `{"maximum":1}`, `{"maximum":1.5,"exclusiveMaximum":true}`, `{"maximum":1e20}`, `{"maximum":9007199254740993}`,
	`{"type":"integer","maximum":1.5}`, `{"type":"integer","minimum":0.5,"exclusiveMinimum":true}`, `{"type":"number","minimum":1,"maximum":2}`, `{"multipleOf":2}`, `{"multipleOf":0.1}`, `{"multipleOf":0}`, `{"multipleOf":-1}`,
	`{"type":"integer","multipleOf":0.5}`, `{"type":"number","multipleOf":0.01}`, `{"type":"integer","multipleOf":3}`, `{"type":"integer","format":"int32","maximum":3e9}`, `{"items":{"type":"integer"}}`, `{"items":{"type":"object","required":["a"]}}`,
	`{"minItems":2}`, `{"maxItems":1}`, `{"maxItems":0}`, `{"uniqueItems":true}`, `{"minProperties":2}`, `{"maxProperties":0}`, `{"maxProperties":1}`, `{"required":["a"]}`, `{"required":["a","b","a"]}`, `{"required":["__proto__"]}`,
	`{"properties":{"a":{"type":"string"}}}`, `{"properties":{"a":{"type":"integer"}},"additionalProperties":false}`, `{"additionalProperties":false}`, `{"additionalProperties":true}`, `{"additionalProperties":{"type":"integer"}}`,
	`{"additionalProperties":{"type":"object","additionalProperties":{"type":"string"}}}`, `{"properties":{"__proto__":{"type":"string"}}}`, `{"properties":{"a":{"properties":{"b":{"properties":{"c":{"type":"string"}}}}}}}`,
	`{"properties":{"a":{"items":{"properties":{"b":{"type":"integer"}}}}}}`, `{"allOf":[{"type":"string"},{"minLength":2}]}`, `{"allOf":[{"minimum":1},{"maximum":2}]}`, `{"anyOf":[{"type":"string"},{"type":"integer","minimum":2}]}`,
	`{"anyOf":[{"required":["a"]},{"required":["b"]}]}`, `{"oneOf":[{"required":["a"]},{"required":["b"]}]}`, `{"oneOf":[{"type":"integer"},{"type":"number"}]}`, `{"oneOf":[{"type":"string"},{"type":"integer","enum":[1]}]}`,
	`{"not":{"type":"string"}}`, `{"not":{"required":["a"]}}`, `{"not":{}}`, `{"anyOf":[{"allOf":[{"minimum":1}]},{"not":{"type":"integer"}}]}`, `{"oneOf":[{"properties":{"a":{"enum":[1]}}},{"properties":{"a":{"enum":[2]}}}]}`,
	`{"$ref":"#/a"}`, `{"id":"a"}`, `{"patternProperties":{"a":{}}}`, `{"dependencies":{"a":["b"]}}`, `{"definitions":{"a":{}}}`, `{"additionalItems":false}`, `{"items":[{}]}`, `{"properties":{"a":{"$ref":"x"}}}`,
	`{"x-kubernetes-preserve-unknown-fields":false}`, `{"x-kubernetes-preserve-unknown-fields":true}`, `{"not":{"$ref":"x"}}`, `{"$schema":"x"}`,
}

func schemaInputs(r *rand.Rand) []any {
	var out []any
	for _, schema := range schemas {
		for _, value := range values {
			out = append(out, question{Schema: raw(schema), Object: raw(value)})
		}
	}
	return append(out, randomQuestions(r, 2000, false)...)
}

func randomQuestions(r *rand.Rand, count int, roots bool) []any {
	out := make([]any, count)
	for i := range out {
		schema := randomSchema(r, 3, false)
		if roots {
			schema["type"] = "object"
		}
		out[i] = question{Schema: encode(schema), Object: encode(fitting(r, schema)), Root: roots && r.Intn(2) == 0}
	}
	return out
}

var prunable = []string{
	`{"type":"object","properties":{"spec":{"type":"object","properties":{"a":{"type":"string"}}}}}`, `{"type":"object","x-kubernetes-preserve-unknown-fields":true,"properties":{"spec":{"type":"object","properties":{"a":{}}}}}`,
	`{"type":"object","properties":{"spec":{"type":"object","x-kubernetes-preserve-unknown-fields":true},"list":{"type":"array","items":{"type":"object","properties":{"a":{"default":1}}}}}}`,
	`{"type":"object","additionalProperties":{"type":"object","properties":{"a":{"default":{"b":1}}}}}`, `{"type":"object","additionalProperties":true}`, `{"type":"object","additionalProperties":false}`,
	`{"type":"object","properties":{"spec":{"type":"object","x-kubernetes-embedded-resource":true,"properties":{"a":{"type":"string","default":"x"}}}}}`,
	`{"type":"object","properties":{"spec":{"nullable":true,"default":{"a":1}},"list":{"default":[1]},"a":{"default":null}}}`, `{"type":"object","properties":{"spec":{"type":"object","default":{},"properties":{"a":{"default":{},"properties":{"b":{"default":2}}}}}}}`,
	`{"type":"array","items":{"nullable":true,"default":3}}`, `{"type":"array","items":{"default":3}}`, `{}`,
}

var prunableObjects = []string{
	`{}`, `null`, `[]`, `[null,1]`, `{"apiVersion":"a/v1","kind":"K","metadata":{"name":"a","x":1},"other":1}`, `{"spec":{"a":"b","c":1,"d":{"e":1}},"x":{"y":1}}`, `{"spec":null,"list":null,"a":null}`, `{"list":[{"a":1,"b":2},{"c":[{"d":1}]},null,1]}`,
	`{"spec":{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a"},"x":1}}`, `{"x":{"a":null,"b":1},"y":null}`, `{"spec":[[{"a":1}]],"":{"":1}}`, `{"__proto__":{"a":1},"constructor":1,"spec":{"__proto__":{"a":1}}}`, `{"spec":{"a":{}}}`,
}

func pruneInputs(r *rand.Rand) []any {
	var out []any
	for _, schema := range append(prunable, schemas...) {
		for _, object := range prunableObjects {
			out = append(out, question{Schema: raw(schema), Object: raw(object)}, question{Schema: raw(schema), Object: raw(object), Root: true})
		}
	}
	return append(out, randomQuestions(r, 500, true)...)
}

func defaultInputs(r *rand.Rand) []any {
	var out []any
	for _, schema := range append(prunable, schemas...) {
		for _, object := range append(prunableObjects, values[len(values)-8:]...) {
			out = append(out, question{Schema: raw(schema), Object: raw(object)})
		}
	}
	return append(out, randomQuestions(r, 500, false)...)
}

func listInputs(r *rand.Rand) []any {
	lists := []string{
		`[]`, `null`, `["a","a","a"]`, `[1,1.5,1,"1",true,"true",null,null]`, `[{"a":1},{"a":1}]`, `[{"a":1,"b":1},{"a":1},{"a":1,"b":2},{"a":1,"b":1}]`, `[{},{}]`, `[null,{},{"b":1}]`, `[1,{"a":1}]`, `[[1],[1],{"b":1,"a":2},{"a":2,"b":1}]`,
		`[{"a":{"x":1}},{"a":{"x":1}}]`, `[{"a":null},{"a":null},{}]`, `[{"a":"x"},{"a":"x"},{"a":"x"}]`, `[{"__proto__":1},{"__proto__":1}]`, `[0,-0,false]`, `[1e20,100000000000000000000]`,
	}
	kinds := []string{
		`"x-kubernetes-list-type":"set"`, `"x-kubernetes-list-type":"atomic"`, `"x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["a"]`, `"x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["a","b"]`,
		`"x-kubernetes-list-type":"map"`, `"x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["__proto__"]`, `"x-kubernetes-list-type":"set","items":{"x-kubernetes-list-type":"set"}`,
	}
	var out []any
	for _, kind := range kinds {
		for _, list := range lists {
			out = append(out,
				question{Schema: raw(fmt.Sprintf(`{"properties":{"list":{%s}}}`, kind)), Object: raw(fmt.Sprintf(`{"list":%s}`, list))},
				question{Schema: raw(fmt.Sprintf(`{"additionalProperties":{"items":{"properties":{"l":{%s}}}}}`, kind)), Object: raw(fmt.Sprintf(`{"x":[{"l":%s},{"l":[1,1]}]}`, list))})
		}
	}
	return append(out, randomQuestions(r, 600, true)...)
}

var metadata = []string{
	`{}`, `null`, `"a"`, `[]`, `{"name":"a"}`, `{"name":"a/b"}`, `{"name":""}`, `{"name":1}`, `{"generateName":"a-"}`, `{"generateName":"A-"}`, `{"name":"A"}`, `{"name":"a","namespace":"B"}`, `{"name":"a","namespace":"b"}`, `{"name":"a","labels":{"a/b/c":"d e"}}`,
	`{"name":"a","labels":{"a":null}}`, `{"name":"a","labels":[]}`, `{"name":"a","annotations":{"A b":""}}`, `{"name":"a","creationTimestamp":null}`, `{"name":"a","creationTimestamp":"2020-01-02T03:04:05Z"}`, `{"name":"a","creationTimestamp":"x"}`,
	`{"name":"a","generation":-1}`, `{"name":"a","finalizers":["x y"]}`, `{"name":"a","ownerReferences":[{"kind":"Event","apiVersion":"v1","name":"","uid":""}]}`, `{"name":"a","unknown":1,"other":{"x":1}}`, `{"name":"a","managedFields":[{"operation":"x"}]}`,
	`{"name":"a","ownerReferences":[{"unknown":1,"kind":"A","apiVersion":"a/b","name":"n","uid":"u"}]}`, `{"__proto__":{"name":"x"}}`, `{"Name":"a"}`,
}

func embeddedInputs(r *rand.Rand) []any {
	var out []any
	schema := `{"type":"object","properties":{"a":{"type":"object","x-kubernetes-embedded-resource":true},"l":{"type":"array","items":{"type":"object","x-kubernetes-embedded-resource":true}}},"additionalProperties":{"x-kubernetes-embedded-resource":true}}`
	kinds := []string{
		`"apiVersion":"v1","kind":"Pod"`, `"apiVersion":"a/v1"`, `"kind":"Pod"`, `"apiVersion":"a/b/c","kind":"A b"`, `"apiVersion":"","kind":""`, `"apiVersion":1,"kind":null`, `"apiVersion":"a/v1","kind":"1a"`, `"apiVersion":{"b":1,"a":2},"kind":"Pod"`,
	}
	for _, meta := range metadata {
		for i, kind := range kinds {
			if i > 1 && strings.Contains(meta, "labels") {
				continue
			}
			object := fmt.Sprintf(`{%s,"metadata":%s,"spec":{"x":1}}`, kind, meta)
			for _, whole := range []string{`{"a":%s}`, `{"l":[%s,1,null]}`, `{"other":%s}`} {
				out = append(out, question{Schema: raw(schema), Object: raw(fmt.Sprintf(whole, object))})
			}
			out = append(out, question{Schema: raw(schema), Object: raw(object), Root: true})
		}
	}
	return append(out, randomQuestions(r, 300, true)...)
}

func resourceInputs(r *rand.Rand) []any {
	definition := func(scope, version string) json.RawMessage {
		return raw(fmt.Sprintf(`{"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition","metadata":{"name":"widgets.example.com"},"spec":{"group":"example.com","scope":%q,"names":{"kind":"Widget","plural":"widgets"},"versions":[{"name":"v1","served":true,"storage":true%s},{"name":"v2","served":false,"storage":false}]}}`, scope, version))
	}
	versions := []string{
		``, `,"schema":{"openAPIV3Schema":{"type":"object"}}`,
		`,"schema":{"openAPIV3Schema":{"type":"object","required":["spec"],"properties":{"spec":{"type":"object","required":["size"],"properties":{"size":{"type":"integer","minimum":0},"color":{"type":"string","enum":["red","green"],"default":"red"},"ports":{"type":"array","x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["port"],"items":{"type":"object","properties":{"port":{"type":"integer"}}}},"template":{"type":"object","x-kubernetes-embedded-resource":true,"x-kubernetes-preserve-unknown-fields":true}}},"status":{"type":"object","properties":{"size":{"type":"integer"}}}}}},"subresources":{"status":{},"scale":{"specReplicasPath":".spec.size","statusReplicasPath":".status.size","labelSelectorPath":".status.selector"}}`,
		`,"schema":{"openAPIV3Schema":{"type":"object","x-kubernetes-preserve-unknown-fields":true}},"subresources":{"scale":{"specReplicasPath":".spec.size","statusReplicasPath":".status.size","labelSelectorPath":".status.selector"}}`,
		`,"schema":{"openAPIV3Schema":{"type":"object","properties":{"metadata":{"type":"object","properties":{"name":{"type":"string","maxLength":3}}}}}}`,
	}
	contents := []string{
		``, `,"spec":{"size":1}`, `,"spec":{"size":-1,"color":"blue","x":1},"y":{"z":1}`, `,"spec":{"size":"1"}`, `,"spec":{"size":2147483648},"status":{"size":"a","selector":1}`, `,"spec":{"size":1,"ports":[{"port":1},{"port":1}]}`,
		`,"spec":{"size":1,"template":{"metadata":{"name":"A","x":1}}}`, `,"spec":{"size":1,"template":{"apiVersion":1,"kind":"Pod"}}`, `,"spec":null`, `,"spec":{"size":1,"color":null}`, `,"status":{"size":-1}`,
	}
	var out []any
	for _, scope := range []string{"Namespaced", "Cluster"} {
		for _, version := range versions {
			for _, content := range contents {
				for _, meta := range []string{`{"name":"a"}`, `{"name":"a","namespace":"b"}`, `{"generateName":"a-"}`} {
					out = append(out, resourceQuestion{definition(scope, version), raw(fmt.Sprintf(`{"apiVersion":"example.com/v1","kind":"Widget","metadata":%s%s}`, meta, content))})
				}
			}
			for _, meta := range metadata {
				out = append(out, resourceQuestion{definition(scope, version), raw(fmt.Sprintf(`{"apiVersion":"example.com/v1","kind":"Widget","metadata":%s,"spec":{"size":1}}`, meta))})
			}
			for _, said := range []string{`{"apiVersion":"example.com/v2","kind":"Widget"}`, `{"apiVersion":"example.com/v1","kind":"Gadget"}`, `{"apiVersion":"v1","kind":"Widget"}`, `{"apiVersion":"example.com/v1","kind":"Widget"}`} {
				out = append(out, resourceQuestion{definition(scope, version), raw(said)})
			}
		}
	}
	return out
}

func formatInputs(r *rand.Rand) []any {
	var out []any
	for _, format := range sortedKeys(formatSeeds) {
		for _, text := range rows.Mutations(formatSeeds[format], []string{"a", "0", "-", " ", ":", ".", "%", "é", "\"", "@", "["}) {
			if r.Intn(3) == 0 {
				out = append(out, formatQuestion{format, text})
			}
		}
		for _, other := range sortedKeys(formatSeeds) {
			for _, text := range formatSeeds[other] {
				out = append(out, formatQuestion{format, text})
			}
		}
	}
	return out
}

func patternInputs(r *rand.Rand) []any {
	var out []any
	for _, pattern := range patternSeeds {
		for _, text := range append([]string{"aa", "K", "\u212a", "\n", "a\nb", "_", "straße", "STRASSE", "1.5Gi", strings.Repeat("a", 40) + "!"}, texts16...) {
			out = append(out, patternQuestion{pattern, text})
		}
	}
	for _, pattern := range rows.Mutations(patternSeeds, []string{"(", "[", "\\", "*", "{2}"}) {
		out = append(out, patternQuestion{pattern, rows.Pick(r, texts16)})
	}
	return out
}
