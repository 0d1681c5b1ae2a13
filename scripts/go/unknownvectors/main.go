// Command unknownvectors tells what Go's serializers make of objects that are kept as they came (runtime.Unknown), and
// of those that only are JSON (the negotiated serializer of unstructuredscheme).
package main

import (
	"bytes"
	"encoding/json"
	"math/rand"
	"regexp"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured/unstructuredscheme"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	serializerjson "k8s.io/apimachinery/pkg/runtime/serializer/json"
	"k8s.io/apimachinery/pkg/runtime/serializer/protobuf"

	"kubetyped/codec"
	"kubetyped/rows"
)

func text(yaml, pretty, strict bool) runtime.Serializer {
	return serializerjson.NewSerializerWithOptions(serializerjson.DefaultMetaFactory, codec.Scheme, codec.Scheme, serializerjson.SerializerOptions{Yaml: yaml, Pretty: pretty, Strict: strict})
}

var serializers = map[string]runtime.Serializer{
	"json":     text(false, false, false),
	"pretty":   text(false, true, false),
	"strict":   text(false, false, true),
	"yaml":     text(true, false, false),
	"protobuf": protobuf.NewSerializer(codec.Scheme, codec.Scheme),
	"raw":      protobuf.NewRawSerializer(codec.Scheme, codec.Scheme),
	// What converts between versions passes them on too.
	"codec": serializer.NewCodecFactory(codec.Scheme).LegacyCodec(schema.GroupVersion{Group: "apps", Version: "v1"}),
}

type kind struct {
	Group   string `json:"group"`
	Version string `json:"version"`
	Kind    string `json:"kind"`
}

func (k *kind) schema() *schema.GroupVersionKind {
	if k == nil {
		return nil
	}
	return &schema.GroupVersionKind{Group: k.Group, Version: k.Version, Kind: k.Kind}
}

type unknown struct {
	APIVersion      string `json:"apiVersion,omitempty"`
	Kind            string `json:"kind,omitempty"`
	Raw             []byte `json:"raw"`
	ContentEncoding string `json:"contentEncoding,omitempty"`
	ContentType     string `json:"contentType,omitempty"`
}

type decodeInput struct {
	Format   string `json:"format"`
	Data     []byte `json:"data"`
	Defaults *kind  `json:"defaults,omitempty"`
}

type decoded struct {
	Unknown *unknown `json:"unknown,omitempty"`
	Kind    *kind    `json:"kind,omitempty"`
	Err     string   `json:"err,omitempty"`
}

func decode(in json.RawMessage) any {
	question := rows.Read[decodeInput](in)
	into := &runtime.Unknown{}
	_, gvk, err := serializers[question.Format].Decode(question.Data, question.Defaults.schema(), into)
	if err != nil {
		return decoded{Err: codec.ErrorText(err)}
	}
	return decoded{
		Unknown: &unknown{APIVersion: into.APIVersion, Kind: into.Kind, Raw: append([]byte{}, into.Raw...), ContentEncoding: into.ContentEncoding, ContentType: into.ContentType},
		Kind:    &kind{gvk.Group, gvk.Version, gvk.Kind},
	}
}

type encodeInput struct {
	Format  string  `json:"format"`
	Unknown unknown `json:"unknown"`
}

type encoded struct {
	Data []byte `json:"data,omitempty"`
	Err  string `json:"err,omitempty"`
}

func written(encoder runtime.Encoder, object runtime.Object) encoded {
	var out bytes.Buffer
	if err := encoder.Encode(object, &out); err != nil {
		return encoded{Err: schemeName.ReplaceAllString(codec.ErrorText(err), "<scheme>")}
	}
	return encoded{Data: out.Bytes()}
}

func encode(in json.RawMessage) any {
	question := rows.Read[encodeInput](in)
	u := question.Unknown
	object := &runtime.Unknown{TypeMeta: runtime.TypeMeta{APIVersion: u.APIVersion, Kind: u.Kind}, Raw: append([]byte{}, u.Raw...), ContentEncoding: u.ContentEncoding, ContentType: u.ContentType}
	return written(serializers[question.Format], object)
}

// schemeName is where the package makes its Scheme, which has no name of its own.
var schemeName = regexp.MustCompile(`(?:k8s\.io/\S+/unstructuredscheme|pkg/runtime)/scheme\.go:\d+`)

type unstructuredInput struct {
	MediaType string `json:"mediaType"`
	Data      []byte `json:"data"`
	Defaults  *kind  `json:"defaults,omitempty"`
	// Into tells what to decode into: nothing, an Unstructured, an UnstructuredList or an Unknown.
	Into string `json:"into,omitempty"`
	// Version is that which a codec converts to; empty: the serializer itself.
	Version string `json:"version,omitempty"`
}

type unstructuredOutput struct {
	Type string `json:"type,omitempty"`
	Kind *kind  `json:"kind,omitempty"`
	Err  string `json:"err,omitempty"`
	// Data is the object, written by the same serializer; Pretty by the one for people; Converted by an encoder to v1.
	Data      encoded `json:"data"`
	Pretty    encoded `json:"pretty"`
	Converted encoded `json:"converted"`
}

func viaUnstructured(in json.RawMessage) any {
	question := rows.Read[unstructuredInput](in)
	negotiated := unstructuredscheme.NewUnstructuredNegotiatedSerializer()
	info, ok := runtime.SerializerInfoForMediaType(negotiated.SupportedMediaTypes(), question.MediaType)
	if !ok {
		return unstructuredOutput{Err: "no serializer"}
	}
	var decoder runtime.Decoder = info.Serializer
	if question.Version != "" {
		gv, err := schema.ParseGroupVersion(question.Version)
		if err != nil {
			panic(err)
		}
		decoder = negotiated.DecoderToVersion(info.Serializer, gv)
	}
	var into runtime.Object
	switch question.Into {
	case "Unstructured":
		into = &unstructured.Unstructured{}
	case "UnstructuredList":
		into = &unstructured.UnstructuredList{}
	case "Unknown":
		into = &runtime.Unknown{}
	}
	object, gvk, err := decoder.Decode(question.Data, question.Defaults.schema(), into)
	if err != nil {
		return unstructuredOutput{Err: schemeName.ReplaceAllString(err.Error(), "<scheme>")}
	}
	out := unstructuredOutput{Kind: &kind{gvk.Group, gvk.Version, gvk.Kind}, Data: written(info.Serializer, object)}
	switch object.(type) {
	case *unstructured.Unstructured:
		out.Type = "Unstructured"
	case *unstructured.UnstructuredList:
		out.Type = "UnstructuredList"
	case *runtime.Unknown:
		out.Type = "Unknown"
	}
	if info.PrettySerializer != nil {
		out.Pretty = written(info.PrettySerializer, object)
	}
	out.Converted = written(negotiated.EncoderForVersion(info.Serializer, schema.GroupVersion{Version: "v1"}), object)
	return out
}

var documents = []string{
	`{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a"},"data":{"k":"<v>&\u2028"}}`,
	` { "apiVersion" : "apps/v1" , "kind" : "Deployment" , "spec" : { "replicas" : 1.50e1 , "x" : [ ] , "y" : { } , "z" : [ 1 , [ ] , { "a" : null } ] } } ` + "\n",
	`{"kind":"Widget","apiVersion":"example.com/v1","spec":{"a":[1,2,{"b":"\ud83d\ude00","c":"\ud83d"}],"10":1,"9":2,"n":12345678901234567890,"f":1.0,"e":1E400}}`,
	`{"kind":"WidgetList","apiVersion":"example.com/v1","metadata":{"resourceVersion":"1"},"items":[{"metadata":{"name":"a"}},{"kind":"Other","apiVersion":"v2","a":1}]}`,
	`{"kind":"List","apiVersion":"v1","items":[{"kind":"Pod","apiVersion":"v1"},{"kind":"Widget","apiVersion":"example.com/v1"}]}`,
	`{"kind":"List","apiVersion":"v1","items":null}`, `{"kind":"List","apiVersion":"v1","items":{}}`, `{"kind":"List","apiVersion":"v1","items":[1]}`, `{"kind":"List","apiVersion":"v1"}`,
	`{"kind":"Pod"}`, `{"apiVersion":"v1"}`, `{}`, `null`, `[]`, `[1,2]`, `"text"`, `5`, `true`, ``, ` `, `{`, `{"kind":"Pod","apiVersion":"v1"`, `{"kind":"Pod","apiVersion":"v1"} x`, `{"kind":"Pod","apiVersion":"v1"}{"kind":"Pod"}`,
	`{"kind":5,"apiVersion":"v1"}`, `{"kind":"Pod","apiVersion":["v1"]}`, `{"kind":"Pod","apiVersion":"a/b/c"}`, `{"Kind":"Pod","APIVersion":"v1"}`, `{"kind":"Pod","apiVersion":"v1","kind":"Node"}`, `{"kind":null,"apiVersion":null}`,
	`{"kind":"Pod","apiVersion":"v1","metadata":{"name":"a","name":"b"},"bogus":1,"spec":{"containers":5}}`,
	"\xef\xbb\xbf{\"kind\":\"Pod\",\"apiVersion\":\"v1\"}", "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"a\":\"\xff\"}",
	"apiVersion: v1\nkind: Pod\nmetadata:\n  name: a # comment\n", "kind: Widget\napiVersion: example.com/v1\nspec: {b: 1, a: [x, 'y'], t: 2020-01-01, n: 012, f: 1.0}\n", "a: b\n", "- a\n", "a: [\n", "kind: Pod\napiVersion: v1\nkind: Node\n", "--- \nkind: Pod\napiVersion: v1\n---\nkind: Node\n",
}

func protobufDocuments() []string {
	out := []string{"k8s\x00", "k8s", "", "x", "k8s\x00\x0a\x00", "k8s\x00\x12\x04k8s\x00\x1a\x04gzip\x22\x10application/json", "k8s\x00\x0a\x04\x0a\x02v1", "k8s\x00\x12\x02{}", "k8s\x00\x12\x00", "k8s\x00\x0a\xff", "\x0a\x00"}
	for _, document := range documents[:5] {
		if d := codec.Decode([]byte(document), "json", false, nil); d.Err == nil {
			if data, err := codec.Encode(d.Object, "protobuf"); err == nil {
				out = append(out, string(data))
			}
		}
	}
	return out
}

var defaults = []*kind{nil, {"", "v1", "Pod"}, {"apps", "v1", "Deployment"}, {"", "", "Pod"}, {"example.com", "v2", ""}, {"", "v3", ""}}

// varied are the documents, and as many again that were changed in a few places.
func varied(r *rand.Rand, documents []string, times int) []string {
	out := append([]string{}, documents...)
	pieces := []string{"", "{", "}", "[", "]", ",", ":", "\"", " ", "\n", "1", "-0", "1e5", "null", "\\", "<", "\u2028", "kind", "\"kind\":\"X\",", "a: b\n", "\t"}
	for range times {
		out = append(out, rows.Mutated(r, documents, pieces))
	}
	return out
}

func decodeInputs(r *rand.Rand) []any {
	var out []any
	for _, format := range []string{"json", "strict", "yaml", "codec"} {
		for _, document := range varied(r, documents, 60) {
			for _, each := range defaults {
				out = append(out, decodeInput{format, []byte(document), each})
			}
		}
	}
	for _, format := range []string{"protobuf", "raw"} {
		for _, document := range protobufDocuments() {
			for _, each := range defaults {
				out = append(out, decodeInput{format, []byte(document), each})
			}
		}
	}
	return out
}

func encodeInputs(r *rand.Rand) []any {
	var out []any
	for _, format := range []string{"json", "pretty", "yaml", "protobuf", "raw", "codec"} {
		for _, document := range append(varied(r, documents, 60), protobufDocuments()...) {
			out = append(out, encodeInput{format, unknown{Raw: []byte(document)}})
			out = append(out, encodeInput{format, unknown{APIVersion: "v1", Kind: "Pod", Raw: []byte(document), ContentType: rows.Pick(r, []string{"application/json", "application/json", "application/yaml", "application/vnd.kubernetes.protobuf", "text/plain"}), ContentEncoding: rows.Pick(r, []string{"", "gzip"})}})
		}
	}
	return out
}

func unstructuredInputs(r *rand.Rand) []any {
	var out []any
	for _, mediaType := range []string{"application/json", "application/yaml"} {
		for _, document := range varied(r, documents, 150) {
			each := rows.Pick(r, defaults)
			for _, into := range []string{"", "Unstructured", "UnstructuredList", "Unknown"} {
				out = append(out, unstructuredInput{mediaType, []byte(document), each, into, ""})
				if into != "UnstructuredList" {
					out = append(out, unstructuredInput{mediaType, []byte(document), nil, into, "v1"})
				}
			}
		}
	}
	return append(out, unstructuredInput{"application/vnd.kubernetes.protobuf", nil, nil, "", ""})
}

func main() {
	rows.Main([]rows.Area{
		{Name: "unknown-decode", Answer: decode, Inputs: decodeInputs},
		{Name: "unknown-encode", Answer: encode, Inputs: encodeInputs},
		{Name: "unstructuredscheme", Answer: viaUnstructured, Inputs: unstructuredInputs},
	})
}
