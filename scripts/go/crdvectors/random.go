package main

import (
	"bytes"
	"encoding/json"
	"math/rand"
	"sort"

	"kubetyped/rows"
)

type object = map[string]any

func encode(value any) json.RawMessage {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil {
		panic(err)
	}
	return bytes.TrimSpace(out.Bytes())
}

func sortedKeys[T any](of map[string]T) []string {
	var keys []string
	for key := range of {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return keys
}

var (
	names    = []string{"a", "b", "spec", "status", "metadata", "kind", "a.b", "__proto__"}
	types    = []string{"string", "integer", "number", "boolean", "object", "array", "object", "array"}
	numbers  = []any{0, 1, -1, 2, 3, 10, 65, 1.5, 0.1, -2.5, 2147483648, 9007199254740991, 1000000, 1000000.5}
	patterns = []string{"^a", "b$", "^[a-z]+$", "(", "(?i)AB", "\\d", "(a|b)+c?"}
)

func randomValue(r *rand.Rand, depth int) any {
	kind := 0
	if depth > 0 {
		kind = r.Intn(4)
	}
	switch kind {
	case 2:
		list := []any{}
		for n := r.Intn(4); n > 0; n-- {
			list = append(list, randomValue(r, depth-1))
		}
		return list
	case 3:
		fields := object{}
		for n := r.Intn(4); n > 0; n-- {
			fields[rows.Pick(r, names)] = randomValue(r, depth-1)
		}
		return fields
	}
	return rows.Pick(r, []any{nil, true, false, rows.Pick(r, numbers), rows.Pick(r, numbers), rows.Pick(r, texts16), rows.Pick(r, texts16)})
}

// fitting is a value that mostly is as the schema wants it.
func fitting(r *rand.Rand, schema object) any {
	if r.Intn(12) == 0 {
		return randomValue(r, 2)
	}
	if enum, ok := schema["enum"].([]any); ok && r.Intn(2) == 0 {
		return rows.Pick(r, enum)
	}
	switch schema["type"] {
	case "string":
		return rows.Pick(r, texts16)
	case "integer", "number":
		return rows.Pick(r, numbers)
	case "boolean":
		return r.Intn(2) == 0
	case "array":
		items, _ := schema["items"].(object)
		list := []any{}
		for n := r.Intn(4); n > 0; n-- {
			list = append(list, fitting(r, items))
		}
		return list
	case "object":
		fields := object{}
		additional, isSchema := schema["additionalProperties"].(object)
		for n := r.Intn(3); n > 0; n-- {
			if isSchema {
				fields[rows.Pick(r, names)] = fitting(r, additional)
			} else if r.Intn(2) == 0 {
				fields[rows.Pick(r, names)] = randomValue(r, 1)
			}
		}
		properties, _ := schema["properties"].(object)
		for _, name := range sortedKeys(properties) {
			if r.Intn(4) > 0 {
				fields[name] = fitting(r, properties[name].(object))
			}
		}
		return fields
	}
	return randomValue(r, 2)
}

func randomSchema(r *rand.Rand, depth int, nested bool) object {
	schema := object{}
	kind := rows.Pick(r, types)
	if depth <= 0 {
		kind = rows.Pick(r, types[:4])
	}
	if !nested || r.Intn(4) == 0 {
		schema["type"] = kind
	}
	maybe := func(odds int, name string, value func() any) {
		if r.Intn(odds) == 0 {
			schema[name] = value()
		}
	}
	inner := func() any { return randomSchema(r, depth-1, nested) }
	number := func() any { return rows.Pick(r, numbers) }
	small := func() any { return r.Intn(4) }
	yes := func() any { return true }
	maybe(10, "nullable", yes)
	maybe(8, "enum", func() any { return []any{randomValue(r, 1), randomValue(r, 1)} })
	maybe(8, "format", func() any { return rows.Pick(r, []string{"int32", "int64", "float", "date", "uuid", "unknown"}) })
	if kind == "string" || nested {
		maybe(5, "minLength", small)
		maybe(5, "maxLength", small)
		maybe(4, "pattern", func() any { return rows.Pick(r, patterns) })
	}
	if kind == "integer" || kind == "number" || nested {
		maybe(4, "minimum", number)
		maybe(4, "maximum", number)
		maybe(5, "exclusiveMinimum", yes)
		maybe(5, "exclusiveMaximum", yes)
		maybe(5, "multipleOf", number)
	}
	if kind == "array" {
		maybe(5, "minItems", small)
		maybe(5, "maxItems", small)
		maybe(5, "uniqueItems", yes)
		maybe(4, "x-kubernetes-list-type", func() any { return rows.Pick(r, []string{"set", "map", "atomic"}) })
		schema["items"] = inner()
		if schema["x-kubernetes-list-type"] == "map" {
			schema["x-kubernetes-list-map-keys"] = rows.Pick(r, [][]string{{"a"}, {"a", "b"}})
		}
	}
	if kind == "object" {
		properties := object{}
		for n := r.Intn(4); n > 0; n-- {
			properties[rows.Pick(r, names)] = inner()
		}
		schema["properties"] = properties
		maybe(4, "additionalProperties", inner)
		maybe(4, "required", func() any { return []string{rows.Pick(r, names), rows.Pick(r, names)} })
		maybe(8, "minProperties", small)
		maybe(8, "maxProperties", small)
		maybe(8, "x-kubernetes-embedded-resource", yes)
		maybe(8, "x-kubernetes-preserve-unknown-fields", yes)
	}
	if depth > 0 {
		for _, name := range []string{"allOf", "anyOf", "oneOf"} {
			maybe(10, name, func() any { return []any{randomSchema(r, depth-1, true), randomSchema(r, depth-1, true)} })
		}
		maybe(12, "not", func() any { return randomSchema(r, depth-1, true) })
	}
	if !nested {
		maybe(5, "default", func() any { return randomValue(r, 2) })
	}
	return schema
}
