package main

import (
	"math/rand"
	"sort"

	"kubetyped/rows"
	"sigs.k8s.io/structured-merge-diff/v6/schema"
)

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for key := range m {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return keys
}

// maker makes random values of types of a schema.
type maker struct {
	r      *rand.Rand
	schema *schema.Schema
	// wild is one in how many values is of any type; 0: none.
	wild int
}

var texts = []string{"a", "b", "c", "TCP", "UDP", "x"}

func (m maker) scalar(of schema.Scalar) any {
	switch of {
	case schema.Numeric:
		return rows.Pick(m.r, []any{0, 1, 2, 80, 443, 1.5})
	case schema.String:
		return rows.Pick(m.r, texts)
	case schema.Boolean:
		return m.r.Intn(2) == 0
	}
	return rows.Pick(m.r, []any{1, 2, "a", "b", true, "1Gi"})
}

func (m maker) value(ref schema.TypeRef, depth int) any {
	if m.wild > 0 && m.r.Intn(m.wild) == 0 {
		return randomJSON(m.r, 2)
	}
	atom, ok := m.schema.Resolve(ref)
	if !ok {
		return nil
	}
	choices := []func() any{}
	if atom.Scalar != nil {
		choices = append(choices, func() any { return m.scalar(*atom.Scalar) })
	}
	if atom.List != nil {
		choices = append(choices, func() any { return m.list(atom.List, depth) })
	}
	if atom.Map != nil {
		choices = append(choices, func() any { return m.object(atom.Map, depth) })
	}
	if len(choices) == 0 {
		return nil
	}
	return rows.Pick(m.r, choices)()
}

var sortedFields = map[*schema.Map][]schema.StructField{}

// fieldsOf are the fields of a map in an order of their own: those of OpenAPI come in any.
func fieldsOf(of *schema.Map) []schema.StructField {
	if _, ok := sortedFields[of]; !ok {
		fields := append([]schema.StructField{}, of.Fields...)
		sort.Slice(fields, func(i, j int) bool { return fields[i].Name < fields[j].Name })
		sortedFields[of] = fields
	}
	return sortedFields[of]
}

func (m maker) object(of *schema.Map, depth int) any {
	out := map[string]any{}
	if depth <= 0 {
		return out
	}
	many := 3
	if len(of.Fields) < many {
		many = len(of.Fields)
	}
	for n := m.r.Intn(many + 1); n > 0; n-- {
		field := rows.Pick(m.r, fieldsOf(of))
		out[field.Name] = m.value(field.Type, depth-1)
	}
	if isAnything(of.ElementType) {
		for range m.r.Intn(3) {
			out[rows.Pick(m.r, []string{"a", "b", "c", "d"})] = m.value(of.ElementType, depth-1)
		}
	}
	return out
}

func isAnything(ref schema.TypeRef) bool {
	return ref.NamedType != nil || ref.Inlined != (schema.Atom{})
}

func (m maker) list(of *schema.List, depth int) any {
	out := []any{}
	for range m.r.Intn(4) {
		out = append(out, m.item(of, depth))
	}
	if of.ElementRelationship == schema.Associative && m.r.Intn(12) > 0 {
		out = m.unique(of, out)
	}
	return out
}

func (m maker) item(of *schema.List, depth int) any {
	item := m.value(of.ElementType, depth-1)
	fields, ok := item.(map[string]any)
	if !ok {
		return item
	}
	atom, _ := m.schema.Resolve(of.ElementType)
	for _, key := range of.Keys {
		if field, found := atom.Map.FindField(key); found && m.r.Intn(12) > 0 {
			delete(fields, key)
			if field.Default == nil || m.r.Intn(2) == 0 {
				if ref, ok := m.schema.Resolve(field.Type); ok && ref.Scalar != nil {
					fields[key] = m.scalar(*ref.Scalar)
				}
			}
		}
	}
	return fields
}

// unique leaves of equal items the first.
func (m maker) unique(of *schema.List, items []any) []any {
	seen := map[string]bool{}
	out := []any{}
	for _, item := range items {
		id := keyText(m.schema, of, item)
		if !seen[id] {
			seen[id] = true
			out = append(out, item)
		}
	}
	return out
}

// change makes a value that differs here and there.
func (m maker) change(ref schema.TypeRef, v any, depth int) any {
	if m.r.Intn(8) == 0 {
		return m.value(ref, depth)
	}
	atom, ok := m.schema.Resolve(ref)
	if !ok {
		return v
	}
	switch t := v.(type) {
	case map[string]any:
		if atom.Map == nil {
			return v
		}
		out := map[string]any{}
		for _, key := range sortedKeys(t) {
			fieldType := atom.Map.ElementType
			if field, found := atom.Map.FindField(key); found {
				fieldType = field.Type
			}
			switch m.r.Intn(10) {
			case 0:
			case 1, 2, 3:
				out[key] = m.change(fieldType, t[key], depth-1)
			default:
				out[key] = t[key]
			}
		}
		if m.r.Intn(3) == 0 {
			if more, ok := m.object(atom.Map, depth).(map[string]any); ok {
				for _, key := range sortedKeys(more) {
					out[key] = more[key]
				}
			}
		}
		return out
	case []any:
		if atom.List == nil {
			return v
		}
		out := []any{}
		for _, item := range t {
			switch m.r.Intn(8) {
			case 0:
			case 1, 2:
				out = append(out, m.change(atom.List.ElementType, item, depth-1))
			default:
				out = append(out, item)
			}
		}
		if m.r.Intn(3) == 0 {
			out = append(out, m.item(atom.List, depth))
		}
		if m.r.Intn(4) == 0 {
			m.r.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
		}
		if atom.List.ElementRelationship == schema.Associative && m.r.Intn(12) > 0 {
			out = m.unique(atom.List, out)
		}
		return out
	}
	return v
}
