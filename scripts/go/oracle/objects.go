package main

import (
	"bytes"
	"slices"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"kubetyped/codec"
	"kubetyped/fill"
)

type gvk struct {
	Group   string `json:"group"`
	Version string `json:"version"`
	Kind    string `json:"kind"`
}

func (g *gvk) schema() *schema.GroupVersionKind {
	if g == nil {
		return nil
	}
	return &schema.GroupVersionKind{Group: g.Group, Version: g.Version, Kind: g.Kind}
}

// decoded is the result of the op decode. Error is why the object could not be read; the other errors are why it
// could not be written in that format.
type decoded struct {
	GVK           *gvk     `json:"gvk,omitempty"`
	JSON          string   `json:"json,omitempty"`
	YAML          string   `json:"yaml,omitempty"`
	Protobuf      []byte   `json:"protobuf,omitempty"`
	CBOR          []byte   `json:"cbor,omitempty"`
	StrictErrors  []string `json:"strictErrors,omitempty"`
	Error         string   `json:"error,omitempty"`
	JSONError     string   `json:"jsonError,omitempty"`
	YAMLError     string   `json:"yamlError,omitempty"`
	ProtobufError string   `json:"protobufError,omitempty"`
	CBORError     string   `json:"cborError,omitempty"`
}

var _ = add("decode", func(args struct {
	input
	Format   string `json:"format"`
	Strict   bool   `json:"strict"`
	Defaults *gvk   `json:"defaults"`
}) (any, error) {
	data, err := args.bytes()
	if err != nil {
		return nil, err
	}
	if args.Format == "" {
		args.Format = "json"
	}
	d := codec.Decode(data, args.Format, args.Strict, args.Defaults.schema())
	result := decoded{StrictErrors: d.Strict}
	if d.GVK != nil {
		result.GVK = &gvk{d.GVK.Group, d.GVK.Version, d.GVK.Kind}
	}
	if d.Err != nil {
		result.Error = codec.ErrorText(d.Err)
		return result, nil
	}
	encode := func(format string, text *string) []byte {
		b, err := codec.Encode(d.Object, format)
		if err != nil {
			*text = codec.ErrorText(err)
		}
		return b
	}
	result.JSON = string(encode("json", &result.JSONError))
	result.YAML = string(encode("yaml", &result.YAMLError))
	result.Protobuf = encode("protobuf", &result.ProtobufError)
	result.CBOR = encode("cbor", &result.CBORError)
	return result, nil
})

// encode takes an object as JSON and writes it in another format.
var _ = add("encode", func(args struct {
	input
	To string `json:"to"`
}) (any, error) {
	data, err := args.bytes()
	if err != nil {
		return nil, err
	}
	d := codec.Decode(data, "json", false, nil)
	if d.Err != nil {
		return nil, d.Err
	}
	b, err := codec.Encode(d.Object, args.To)
	if err != nil {
		return nil, err
	}
	if args.To == "json" || args.To == "yaml" {
		return map[string]string{"data": string(b)}, nil
	}
	return map[string][]byte{"base64": b}, nil
})

var _ = add("random", func(args struct {
	GVK  gvk   `json:"gvk"`
	Seed int64 `json:"seed"`
}) (any, error) {
	object, err := fill.Random(codec.Scheme, *args.GVK.schema(), args.Seed)
	if err != nil {
		return nil, err
	}
	b, err := codec.Encode(object, "json")
	if err != nil {
		return nil, err
	}
	return map[string]string{"json": string(b)}, nil
})

// texts are an object in every format; a format that can't hold it is left out, and why is in errors.
type texts struct {
	JSON     string            `json:"json,omitempty"`
	YAML     string            `json:"yaml,omitempty"`
	Protobuf []byte            `json:"protobuf,omitempty"`
	CBOR     []byte            `json:"cbor,omitempty"`
	Errors   map[string]string `json:"errors,omitempty"`
}

func textsOf(object runtime.Object) (t texts) {
	encode := func(format string) []byte {
		b, err := codec.Encode(object, format)
		if err != nil {
			if t.Errors == nil {
				t.Errors = map[string]string{}
			}
			t.Errors[format] = codec.ErrorText(err)
		}
		return b
	}
	t.JSON, t.YAML, t.Protobuf, t.CBOR = string(encode("json")), string(encode("yaml")), encode("protobuf"), encode("cbor")
	return t
}

// trips answers a random object in every format, and what it is after a trip through each: the object that is read
// again, written in every format, in so far as that differs from what was written at first.
var _ = add("trips", func(args struct {
	GVK  gvk   `json:"gvk"`
	Seed int64 `json:"seed"`
	Size int   `json:"size"`
	// Formats are those to make trips through.
	Formats []string `json:"formats"`
}) (any, error) {
	if args.Size == 0 {
		args.Size = 150
	}
	object, err := fill.RandomSized(codec.Scheme, *args.GVK.schema(), args.Seed, args.Size)
	if err != nil {
		return nil, err
	}
	first := textsOf(object)
	after := map[string]any{}
	for format, data := range map[string][]byte{"json": []byte(first.JSON), "yaml": []byte(first.YAML), "protobuf": first.Protobuf, "cbor": first.CBOR} {
		if len(data) == 0 || !slices.Contains(args.Formats, format) {
			continue
		}
		d := codec.Decode(data, format, false, nil)
		if d.Err != nil {
			after[format] = map[string]string{"error": codec.ErrorText(d.Err)}
			continue
		}
		again := textsOf(d.Object)
		if again.JSON == first.JSON {
			again.JSON = ""
		}
		if again.YAML == first.YAML {
			again.YAML = ""
		}
		if bytes.Equal(again.Protobuf, first.Protobuf) {
			again.Protobuf = nil
		}
		if bytes.Equal(again.CBOR, first.CBOR) {
			again.CBOR = nil
		}
		after[format] = again
	}
	return map[string]any{"first": first, "after": after}, nil
})
