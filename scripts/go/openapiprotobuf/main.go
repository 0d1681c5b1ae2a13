// OpenAPI documents of version 2 as Protobuf, by gnostic as kube-apiserver does it: reads rows
// {"name": NAME, "document": DOCUMENT}, one a line, and writes them with "protobuf", in hexadecimal. Values of any kind are YAML
// there, which may be spelled in many ways: here as JSON without spaces.
package main

import (
	"bufio"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"

	openapi_v2 "github.com/google/gnostic-models/openapiv2"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"sigs.k8s.io/yaml"
)

type row struct {
	Name     string          `json:"name"`
	Document json.RawMessage `json:"document"`
	Protobuf string          `json:"protobuf"`
}

// spell writes the values of any kind in a message as JSON.
func spell(message protoreflect.Message) {
	if value, ok := message.Interface().(*openapi_v2.Any); ok {
		text, err := yaml.YAMLToJSON([]byte(value.Yaml))
		if err != nil {
			panic(err)
		}
		value.Yaml = string(text)
		return
	}
	message.Range(func(field protoreflect.FieldDescriptor, value protoreflect.Value) bool {
		switch {
		case field.Message() == nil:
		case field.IsList():
			for i := 0; i < value.List().Len(); i++ {
				spell(value.List().Get(i).Message())
			}
		default:
			spell(value.Message())
		}
		return true
	})
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	out := json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	for lines.Scan() {
		var next row
		if err := json.Unmarshal(lines.Bytes(), &next); err != nil {
			panic(err)
		}
		document, err := openapi_v2.ParseDocument(next.Document)
		if err != nil {
			panic(fmt.Errorf("%s: %w", next.Name, err))
		}
		spell(document.ProtoReflect())
		bytes, err := proto.MarshalOptions{Deterministic: true}.Marshal(document)
		if err != nil {
			panic(err)
		}
		next.Protobuf = hex.EncodeToString(bytes)
		if err := out.Encode(next); err != nil {
			panic(err)
		}
	}
}
