package main

import (
	"bufio"
	"bytes"
	"io"

	utilyaml "k8s.io/apimachinery/pkg/util/yaml"
	"sigs.k8s.io/yaml"
)

var _ = add("yamlToJSON", func(args struct {
	input
	Strict bool `json:"strict"`
}) (any, error) {
	data, err := args.bytes()
	if err != nil {
		return nil, err
	}
	convert := yaml.YAMLToJSON
	if args.Strict {
		convert = yaml.YAMLToJSONStrict
	}
	out, err := convert(data)
	if err != nil {
		return nil, err
	}
	return jsonText{string(out)}, nil
})

var _ = add("jsonToYAML", func(args input) (any, error) {
	data, err := args.bytes()
	if err != nil {
		return nil, err
	}
	out, err := yaml.JSONToYAML(data)
	if err != nil {
		return nil, err
	}
	return map[string]string{"yaml": string(out)}, nil
})

// splitYAML answers the documents of a stream; bytes that are no valid text come out as U+FFFD.
var _ = add("splitYAML", func(args input) (any, error) {
	data, err := args.bytes()
	if err != nil {
		return nil, err
	}
	documents := []string{}
	reader := utilyaml.NewYAMLReader(bufio.NewReader(bytes.NewReader(data)))
	for {
		document, err := reader.Read()
		if err == io.EOF {
			return map[string]any{"documents": documents}, nil
		}
		if err != nil {
			return map[string]any{"documents": documents, "error": err.Error()}, nil
		}
		documents = append(documents, string(document))
	}
})
