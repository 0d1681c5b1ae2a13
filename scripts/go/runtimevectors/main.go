// Command runtimevectors tells what Go makes of lists of objects in several formats, of base64 of objects, of the kind of
// JSON that is not decoded, and of names in OpenAPI documents.
package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"math/rand"
	"sort"
	"strings"
	"unicode/utf8"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	serializerjson "k8s.io/apimachinery/pkg/runtime/serializer/json"

	"kubetyped/codec"
	"kubetyped/rows"
)

func main() {
	codec.Scheme.AddKnownTypeWithName(crontab, &unstructured.Unstructured{})
	rows.Main([]rows.Area{
		{Name: "interpret", Answer: interpret, Inputs: interpretInputs},
		{Name: "object-list", Answer: objectList, Inputs: objectListInputs},
		{Name: "base64-serializer", Answer: base64Serializer, Inputs: base64Inputs},
		{Name: "openapi-name", Answer: openAPIName, Inputs: openAPINameInputs},
	})
}

// A kind that is registered without a type.
var crontab = schema.GroupVersionKind{Group: "stable.example.com", Version: "v1", Kind: "CronTab"}

type kind struct {
	Group   string `json:"group"`
	Version string `json:"version"`
	Kind    string `json:"kind"`
}

func plain(gvk schema.GroupVersionKind) kind {
	return kind{Group: gvk.Group, Version: gvk.Version, Kind: gvk.Kind}
}

type failure struct {
	Err string `json:"err"`
}

func interpret(in json.RawMessage) any {
	gvk, err := serializerjson.DefaultMetaFactory.Interpret([]byte(rows.Read[string](in)))
	if err != nil {
		return failure{err.Error()}
	}
	return plain(*gvk)
}

var jsonPieces = []string{
	`"kind"`, `"Kind"`, `"apiVersion"`, `"APIVERSION"`, `"k\u0069nd"`, `"metadata"`, `"Pod"`, `"v1"`, `"apps/v1"`, `"a/b/c"`, `"/"`, `""`, `null`, `1`, `-0.5e3`, `true`, `false`,
	`{`, `}`, `[`, `]`, `,`, `:`, ` `, "\n", `"\ud800"`, `{}`, `[]`, `{"kind":"x"}`,
}

func interpretInputs(r *rand.Rand) []any {
	seeds := []string{
		``, ` `, `null`, `{}`, `[]`, `1`, `"Pod"`, `true`, `{"kind":"Pod","apiVersion":"v1"}`, `{"apiVersion":"apps/v1","kind":"Deployment","spec":{"kind":"no"}}`,
		`{"kind":1}`, `{"apiVersion":[]}`, `{"kind":null,"apiVersion":null}`, `{"kind":"A","kind":"B"}`, `{"Kind":"A","KIND":"B"}`, `{"apiVersion":"a/b/c"}`, `{"apiVersion":"/"}`,
		`{"kind":"Pod"} x`, `{"kind":"Pod"}{}`, `{"kind":"Pod",}`, `{"kind":'Pod'}`, `{"kind":"Pod"`, `{"\u006bind":"Pod"}`, `{"kind":"\ud800"}`, `{"__proto__":{"kind":"x"}}`, "\ufeff{}",
		`{"kind":"Pod","kind":1}`, `{"kind":{},"apiVersion":1}`, `{"kInd":"a","apiversion":"v1"}`, `{"\u212aind":"Kelvin"}`, `{"apiVer\u017fion":"v1"}`,
	}
	var out []any
	for _, seed := range seeds {
		out = append(out, seed)
	}
	for range 900 {
		out = append(out, rows.Mutated(r, seeds, jsonPieces), rows.Joined(r, 9, jsonPieces))
	}
	return out
}

var serializers = map[string]runtime.Serializer{
	"json": serializerjson.NewSerializerWithOptions(serializerjson.DefaultMetaFactory, codec.Scheme, codec.Scheme, serializerjson.SerializerOptions{}),
	"yaml": serializerjson.NewSerializerWithOptions(serializerjson.DefaultMetaFactory, codec.Scheme, codec.Scheme, serializerjson.SerializerOptions{Yaml: true}),
	// It knows no kind.
	"empty": emptySerializer(),
}

func emptySerializer() runtime.Serializer {
	scheme := runtime.NewScheme()
	return serializerjson.NewSerializerWithOptions(serializerjson.DefaultMetaFactory, scheme, scheme, serializerjson.SerializerOptions{})
}

// An object is JSON that is to be decoded, or, behind a "=", an object that already is.
type listInput struct {
	Objects  []string `json:"objects"`
	Decoders []string `json:"decoders"`
}

func describe(object runtime.Object) any {
	if unknown, ok := object.(*runtime.Unknown); ok {
		return map[string]any{"raw": string(unknown.Raw), "apiVersion": unknown.APIVersion, "kind": unknown.Kind, "contentType": unknown.ContentType}
	}
	var text bytes.Buffer
	if err := serializers["json"].Encode(object, &text); err != nil {
		return failure{err.Error()}
	}
	return text.String()
}

func objectList(in json.RawMessage) any {
	input := rows.Read[listInput](in)
	var decoders []runtime.Decoder
	for _, name := range input.Decoders {
		decoders = append(decoders, serializers[name])
	}
	var objects []runtime.Object
	for _, text := range input.Objects {
		if strings.HasPrefix(text, "=") {
			objects = append(objects, &metav1.Status{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Status"}, Message: text[1:]})
		} else {
			objects = append(objects, &runtime.Unknown{Raw: []byte(text)})
		}
	}
	errors := []string{}
	for _, err := range runtime.DecodeList(objects, decoders...) {
		errors = append(errors, codec.ErrorText(err))
	}
	decoded := []any{}
	for _, object := range objects {
		decoded = append(decoded, describe(object))
	}
	encoded := []any{}
	var err any
	if failed := runtime.EncodeList(serializers["yaml"], objects); failed != nil {
		err = failed.Error()
	} else {
		for _, object := range objects {
			encoded = append(encoded, string(object.(*runtime.Unknown).Raw))
		}
	}
	return map[string]any{"objects": decoded, "errors": errors, "encoded": encoded, "err": err}
}

func objectListInputs(r *rand.Rand) []any {
	texts := []string{
		`{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a"},"data":{"k":"v"}}`, `{"kind":"Foo","apiVersion":"example.com/v1","x":1}`, `{"kind":"Pod"}`, `{"apiVersion":"v1"}`,
		`{"kind":"Status","apiVersion":"v1","message":"m"}`, "kind: Namespace\napiVersion: v1\n", "kind: Bar\napiVersion: example.com/v1\n", `{`, ``, `null`, `[]`, `{"kind":"Pod","apiVersion":"a/b/c"}`,
		`{"kind":"ConfigMap","apiVersion":"v1","data":{"k":1}}`, `=done`, `=`, `{"kind":"Lease","apiVersion":"coordination.k8s.io/v1","spec":{"holderIdentity":"x"}}`,
	}
	decoders := [][]string{{"json"}, {"yaml"}, {"empty"}, {"empty", "json"}, {"json", "yaml"}, {"empty", "yaml"}, {"json", "empty"}, {}}
	var out []any
	for _, text := range texts {
		for _, names := range decoders {
			out = append(out, listInput{Objects: []string{text}, Decoders: names})
		}
	}
	for range 900 {
		objects := []string{}
		for n := r.Intn(5); n > 0; n-- {
			objects = append(objects, rows.Pick(r, texts))
		}
		out = append(out, listInput{Objects: objects, Decoders: rows.Pick(r, decoders)})
	}
	return out
}

func base64Serializer(in json.RawMessage) any {
	serializer := runtime.NewBase64Serializer(serializers["json"], serializers["json"])
	object, gvk, err := serializer.Decode([]byte(rows.Read[string](in)), nil, nil)
	if err != nil {
		return failure{codec.ErrorText(err)}
	}
	var text bytes.Buffer
	if err := serializer.Encode(object, &text); err != nil {
		return failure{err.Error()}
	}
	return map[string]any{"kind": plain(*gvk), "text": text.String(), "identifier": string(serializer.Identifier())}
}

func base64Inputs(r *rand.Rand) []any {
	var seeds []string
	for _, text := range []string{`{"kind":"ConfigMap","apiVersion":"v1","data":{"k":"v"}}`, `{"kind":"Pod"}`, `{}`, `{"kind":"Namespace","apiVersion":"v1"} `, `x`, ``} {
		seeds = append(seeds, base64.StdEncoding.EncodeToString([]byte(text)))
	}
	var out []any
	for _, seed := range seeds {
		out = append(out, seed, seed+"\n", strings.TrimRight(seed, "="), "\r\n"+seed, seed+"=")
	}
	pieces := []string{"=", "\n", "\r", " ", "A", "/", "-", "_", "==", "\u00e9"}
	for range 2000 {
		text := rows.Mutated(r, seeds, pieces)
		// An error about a byte that is no UTF-8 names the byte in Go, and U+FFFD here.
		if data, _ := base64.StdEncoding.DecodeString(text); utf8.Valid(data) {
			out = append(out, text)
		}
	}
	return out
}

func openAPIName(in json.RawMessage) any {
	question := rows.Read[kind](in)
	name, err := codec.Scheme.ToOpenAPIDefinitionName(schema.GroupVersionKind{Group: question.Group, Version: question.Version, Kind: question.Kind})
	if err != nil {
		return failure{codec.ErrorText(err)}
	}
	return name
}

func openAPINameInputs(r *rand.Rand) []any {
	var all []schema.GroupVersionKind
	for gvk := range codec.Scheme.AllKnownTypes() {
		// Go's form of a watch event that only servers have, and types that stand in for those of a package that isn't here.
		if gvk.Version != runtime.APIVersionInternal && gvk.Group != "apiregistration.k8s.io" {
			all = append(all, gvk)
		}
	}
	sort.Slice(all, func(i, j int) bool { return all[i].String() < all[j].String() })
	out := []any{kind{}, kind{Group: "apps"}, kind{Version: "v1"}, kind{Kind: "Pod"}, kind{Group: "apps", Kind: "Pod"}, kind{Version: "v1", Kind: "Nothing"}, plain(crontab)}
	for _, gvk := range all {
		out = append(out, plain(gvk))
	}
	return out
}
