package main

import (
	"fmt"
	"reflect"
	"strings"

	"kubetyped/groups"
	"kubetyped/groups/metrics"
)

// verify compares the facts, which were read from source text, with what reflection says about the compiled types.
// It returns how many structs can be reached from the registered kinds.
func verify(all []*packageFacts) (int, error) {
	structs := map[string]*structFacts{}
	for _, p := range all {
		for _, s := range p.Structs {
			structs[p.Package+"."+s.Name] = s
		}
	}
	seen := map[reflect.Type]bool{}
	var problems []string
	var visit func(t reflect.Type)
	visit = func(t reflect.Type) {
		switch t.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Map:
			visit(t.Elem())
			return
		case reflect.Struct:
		default:
			return
		}
		name := t.PkgPath() + "." + t.Name()
		if seen[t] || name == "time.Time" {
			return
		}
		seen[t] = true
		facts := structs[name]
		if facts == nil {
			problems = append(problems, name+" is missing")
			return
		}
		i := 0
		for n := range t.NumField() {
			field := t.Field(n)
			if !field.IsExported() {
				continue
			}
			if i >= len(facts.Fields) {
				problems = append(problems, name+"."+field.Name+" is missing")
				break
			}
			f := facts.Fields[i]
			i++
			json, _, _ := strings.Cut(field.Tag.Get("json"), ",")
			if f.Go != field.Name || f.GoType != field.Type.String() || json != "" && json != f.JSON || f.Pointer != (field.Type.Kind() == reflect.Pointer) {
				problems = append(problems, fmt.Sprintf("%s: facts have %s %s %q, reflection %s %s %q", name, f.Go, f.GoType, f.JSON, field.Name, field.Type, json))
			}
			visit(field.Type)
		}
		if i != len(facts.Fields) {
			problems = append(problems, name+" has fields that reflection does not see")
		}
	}
	scheme := groups.NewScheme()
	for _, api := range metrics.APIPackages {
		if err := api.Register(scheme); err != nil {
			return 0, err
		}
	}
	for _, t := range scheme.AllKnownTypes() {
		if structs[t.PkgPath()+"."+t.Name()] != nil {
			visit(t)
		}
	}
	if len(problems) > 0 {
		return 0, fmt.Errorf("%s", strings.Join(problems, "\n"))
	}
	return len(seen), nil
}
