package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"os"
	"strings"
	"sync"

	"kubetyped/rows"

	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
	"sigs.k8s.io/structured-merge-diff/v6/schema"
	"sigs.k8s.io/structured-merge-diff/v6/typed"
)

func isServing() bool {
	for _, arg := range os.Args[1:] {
		if strings.TrimLeft(arg, "-") == "serve" {
			return true
		}
	}
	return false
}

func keyText(s *schema.Schema, of *schema.List, item any) string {
	fields, ok := item.(map[string]any)
	if !ok || len(of.Keys) == 0 {
		return string(must(json.Marshal(item)))
	}
	atom, _ := s.Resolve(of.ElementType)
	parts := []any{}
	for _, key := range of.Keys {
		v := fields[key]
		if v == nil && atom.Map != nil {
			if field, ok := atom.Map.FindField(key); ok {
				v = field.Default
			}
		}
		parts = append(parts, v)
	}
	return string(must(json.Marshal(parts)))
}

var parsers sync.Map

// parserOf is the parser of a schema as JSON.
func parserOf(text json.RawMessage) *typed.Parser {
	if found, ok := parsers.Load(string(text)); ok {
		return found.(*typed.Parser)
	}
	parser, err := typed.NewParser(typed.YAMLObject(text))
	if err != nil {
		panic(fmt.Errorf("%v in %s", err, text))
	}
	parsers.Store(string(text), parser)
	return parser
}

type typedIn struct {
	// Schema is one of the named ones, or data.
	Schema json.RawMessage `json:"schema"`
	Type   string          `json:"type"`
	LHS    json.RawMessage `json:"lhs"`
	RHS    json.RawMessage `json:"rhs"`
	// Set is what to remove or extract.
	Set string `json:"set,omitempty"`
}

type compared struct {
	Err      string `json:"err,omitempty"`
	Removed  string `json:"removed"`
	Modified string `json:"modified"`
	Added    string `json:"added"`
}

type typedOut struct {
	Strict     string   `json:"strict"`
	Duplicates string   `json:"duplicates"`
	Other      string   `json:"other"`
	Set        string   `json:"set"`
	Ensured    string   `json:"ensured"`
	Merged     any      `json:"merged"`
	MergeErr   string   `json:"mergeErr"`
	Compared   compared `json:"compared"`
	Removed    any      `json:"removed"`
	Extracted  any      `json:"extracted"`
	WithKeys   any      `json:"withKeys"`
	Reconciled string   `json:"reconciled"`
}

func typeOf(text json.RawMessage, name string) typed.ParseableType {
	var named string
	if json.Unmarshal(text, &named) == nil {
		return namedSchema(named, name)
	}
	return parserOf(text).Type(name)
}

// errorText is the text of an error, if it doesn't depend on the order of a map.
func errorText(err error) string {
	switch {
	case err == nil:
		return ""
	case strings.Contains(err.Error(), "in scheme"), strings.Contains(err.Error(), "version is required on all types"):
		return "unregistered"
	case strings.Contains(err.Error(), "error decoding versioned set"):
		return "undecodable"
	case strings.Contains(err.Error(), "errors:"), strings.Contains(err.Error(), "not declared"):
		// The first field that is not declared ends the look at a map, whose fields come in any order.
		return "invalid"
	case strings.Contains(err.Error(), "{"):
		// A value as text.
		return "one"
	}
	return err.Error()
}

func answerTyped(in json.RawMessage) any {
	q := rows.Read[typedIn](in)
	t := typeOf(q.Schema, q.Type)
	lhsValue, rhsValue := unmarshal(q.LHS), unmarshal(q.RHS)
	out := typedOut{}
	_, err := t.FromUnstructured(lhsValue)
	out.Strict = errorText(err)
	lhs, err := t.FromUnstructured(lhsValue, typed.AllowDuplicates)
	out.Duplicates = errorText(err)
	rhs, rerr := t.FromUnstructured(rhsValue, typed.AllowDuplicates)
	out.Other = errorText(rerr)
	if err != nil || rerr != nil {
		return out
	}
	set := must(lhs.ToFieldSet())
	out.Set = setText(set)
	out.Ensured = setText(set.EnsureNamedFieldsAreMembers(t.Schema, t.TypeRef))
	if merged, err := lhs.Merge(rhs); err != nil {
		out.MergeErr = errorText(err)
	} else if merged.AsValue() != nil {
		out.Merged = merged.AsValue().Unstructured()
	}
	if c, err := lhs.Compare(rhs); err != nil {
		out.Compared.Err = errorText(err)
	} else {
		out.Compared = compared{Removed: setText(c.Removed), Modified: setText(c.Modified), Added: setText(c.Added)}
	}
	if q.Set != "" {
		items := &fieldpath.Set{}
		if err := items.FromJSON(strings.NewReader(q.Set)); err != nil {
			panic(err)
		}
		out.Removed = lhs.RemoveItems(items).AsValue().Unstructured()
		out.Extracted = lhs.ExtractItems(items).AsValue().Unstructured()
		out.WithKeys = lhs.ExtractItems(items, typed.WithAppendKeyFields()).AsValue().Unstructured()
		reconciled, err := typed.ReconcileFieldSetWithSchema(items, lhs)
		switch {
		case err != nil:
			out.Reconciled = "error"
		case reconciled != nil:
			out.Reconciled = setText(reconciled)
		}
	}
	return out
}

// subset is a random part of a set.
func subset(r *rand.Rand, set *fieldpath.Set, one int) *fieldpath.Set {
	out := fieldpath.NewSet()
	set.Iterate(func(p fieldpath.Path) {
		if r.Intn(one) == 0 {
			out.Insert(p.Copy())
		}
	})
	return out
}

func randomTyped(r *rand.Rand) any {
	s := rows.Pick(r, schemas)
	t := typeOf(s.data(), s.Type)
	m := maker{r: r, schema: t.Schema}
	if r.Intn(4) == 0 {
		m.wild = 25
	}
	lhs := m.value(t.TypeRef, 8)
	rhs := m.change(t.TypeRef, lhs, 8)
	if r.Intn(4) == 0 {
		rhs = m.value(t.TypeRef, 8)
	}
	in := typedIn{Schema: s.data(), Type: s.Type, LHS: must(json.Marshal(lhs)), RHS: must(json.Marshal(rhs))}
	of := lhs
	if r.Intn(4) == 0 {
		of = rhs
	}
	if tv, err := t.FromUnstructured(unmarshal(must(json.Marshal(of))), typed.AllowDuplicates); err == nil {
		if set, err := tv.ToFieldSet(); err == nil {
			in.Set = setText(subset(r, set, 1+r.Intn(3)))
		}
	}
	return in
}

func typedInputs(r *rand.Rand) []any {
	out := upstreamTyped(r)
	out = append(out, handTyped()...)
	return append(out, inputsOf(randomTyped, 700)(r)...)
}
