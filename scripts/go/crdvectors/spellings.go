package main

import (
	"encoding/json"
	"fmt"
	"math/rand"

	"sigs.k8s.io/yaml"

	"kubetyped/rows"
)

type spellingQuestion struct {
	Definition json.RawMessage `json:"definition"`
	// JSON text, or YAML: numbers stay as they are spelled.
	JSON string `json:"json,omitempty"`
	YAML string `json:"yaml,omitempty"`
}

// What the API server does with an object that is created from a text.
func createFromText(in json.RawMessage) any {
	q := rows.Read[spellingQuestion](in)
	text := []byte(q.JSON)
	if q.YAML != "" {
		var err error
		if text, err = yaml.YAMLToJSON([]byte(q.YAML)); err != nil {
			return refused(err)
		}
	}
	question, err := json.Marshal(resourceQuestion{q.Definition, raw(string(text))})
	if err != nil {
		panic(err)
	}
	return create(question)
}

// Numbers in places where Go tells integers from floats.
func spellingInputs(*rand.Rand) []any {
	schemas := []string{
		`{"type":"integer"}`, `{"type":"integer","format":"int32"}`, `{"type":"integer","format":"int64"}`, `{"type":"number"}`, `{"type":"number","format":"double"}`,
		`{"x-kubernetes-int-or-string":true}`, `{"x-kubernetes-int-or-string":true,"anyOf":[{"type":"integer"},{"type":"string"}]}`, `{"x-kubernetes-preserve-unknown-fields":true}`,
		`{"type":"string"}`, `{"type":"boolean"}`, `{"type":"object","x-kubernetes-preserve-unknown-fields":true}`,
		`{"type":"integer","minimum":2}`, `{"type":"number","minimum":2,"exclusiveMinimum":true}`, `{"type":"integer","maximum":0}`, `{"type":"integer","multipleOf":3}`, `{"type":"number","multipleOf":3}`,
		`{"type":"integer","enum":[1,1000]}`, `{"type":"number","enum":[1.5,2]}`, `{"type":"number","not":{"type":"integer"}}`, `{"type":"number","oneOf":[{"type":"integer"},{"minimum":1}]}`,
	}
	numbers := []string{`1`, `1.0`, `1e3`, `1E0`, `10e-1`, `-0`, `-0.0`, `0.0`, `1.5`, `15e-1`, `-1.0`, `2147483648.0`, `9007199254740993`, `9007199254740993.0`, `1e17`, `100000000000000000`, `1e18`, `9223372036854775807`, `9223372036854775807.0`, `9223372036854775808`, `1e19`, `1e21`, `1000000000000000000000`}
	lists := []string{`[1,1.0]`, `[1.0,1.00]`, `[1.0,10e-1,1]`, `[1,1]`, `[1.5,1.50]`, `[{"a":1},{"a":1.0}]`, `[{"a":1.0},{"a":1.0,"b":1}]`, `[[1.0],[1]]`, `[{"a":{"b":[1,1.0]}},{"a":{"b":[1,1.0]}}]`, `[{"a":{"b":[1,1.0]}},{"a":{"b":[1.0,1]}}]`, `[0,-0,-0.0,0.0]`}
	listSchemas := []string{
		`{"type":"array","x-kubernetes-list-type":"set","items":{"x-kubernetes-preserve-unknown-fields":true}}`, `{"type":"array","x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["a"],"items":{"type":"object","x-kubernetes-preserve-unknown-fields":true}}`,
		`{"type":"array","items":{"type":"number"}}`, `{"type":"array","items":{"type":"integer"}}`, `{"type":"array","items":{"type":"array","items":{"x-kubernetes-int-or-string":true}}}`,
	}
	definition := func(schema, subresources string) json.RawMessage {
		return raw(fmt.Sprintf(`{"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition","metadata":{"name":"widgets.example.com"},"spec":{"group":"example.com","scope":"Namespaced","names":{"kind":"Widget","plural":"widgets"},"versions":[{"name":"v1","served":true,"storage":true,"schema":{"openAPIV3Schema":{"type":"object","properties":{"spec":{"type":"object","properties":{"value":%s}},"status":{"type":"object","x-kubernetes-preserve-unknown-fields":true}}}}%s}]}}`, schema, subresources))
	}
	var out []any
	add := func(definition json.RawMessage, value, rest string) {
		out = append(out,
			spellingQuestion{Definition: definition, JSON: fmt.Sprintf(`{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"a"},"spec":{"value":%s}%s}`, value, rest)},
			spellingQuestion{Definition: definition, YAML: fmt.Sprintf("apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec:\n  value: %s\n", value)})
	}
	for _, schema := range schemas {
		for _, number := range numbers {
			add(definition(schema, ""), number, "")
		}
	}
	for _, schema := range listSchemas {
		for _, list := range lists {
			add(definition(schema, ""), list, "")
		}
	}
	for _, number := range append(numbers, `"1"`, `null`) {
		scale := `,"subresources":{"scale":{"specReplicasPath":".spec.value","statusReplicasPath":".status.replicas"}}`
		add(definition(`{"type":"number"}`, scale), number, fmt.Sprintf(`,"status":{"replicas":%s}`, number))
		add(definition(`{"type":"number"}`, `,"subresources":{"status":{},"scale":{"specReplicasPath":".spec.value","statusReplicasPath":".status.replicas"}}`), number, fmt.Sprintf(`,"status":{"replicas":%s}`, number))
	}
	return out
}
