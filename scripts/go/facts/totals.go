package main

import (
	"fmt"
	"strings"
)

// total is how many of a thing are in a set of packages.
type total struct{ groups, kinds, lists, structs, fields, aliases, stringTypes, enums, typed, untyped, messages, protoFields int }

// expected are the totals of Kubernetes 1.37; groups, kinds, structs and messages were counted without this program. Not counted: the fields that a new type over
// another struct has from it, and GroupName. Aliases are those of structs; an alias of a string type is a string type.
var expected = map[string]total{
	"k8s.io/api":              {60, 334, 150, 1213, 4378, 4, 237, 109, 712, 467, 1220, 4056},
	"k8s.io/apiextensions":    {2, 6, 2, 53, 264, 0, 12, 2, 33, 4, 53, 258},
	"k8s.io/kube-aggregator/": {2, 4, 2, 12, 46, 0, 4, 0, 8, 0, 12, 42},
	"k8s.io/metrics":          {5, 16, 7, 19, 72, 0, 0, 0, 0, 2, 19, 56},
}

// compareTotals prints what was found beside what was expected.
func compareTotals(all []*packageFacts) error {
	isStruct := map[string]bool{}
	for _, p := range all {
		for _, s := range p.Structs {
			isStruct[p.Package+"."+s.Name] = true
		}
	}
	differences := 0
	for _, prefix := range []string{"k8s.io/api", "k8s.io/apiextensions", "k8s.io/kube-aggregator/", "k8s.io/metrics"} {
		got, want := total{}, expected[prefix]
		for _, p := range all {
			if p.Package != prefix && !strings.HasPrefix(p.Package, strings.TrimSuffix(prefix, "/")+"/") && !strings.HasPrefix(p.Package, prefix+"-") {
				continue
			}
			got.groups++
			for _, k := range p.Kinds {
				got.kinds++
				if k.List {
					got.lists++
				}
			}
			for _, s := range p.Structs {
				got.structs++
				if s.SameAs == "" {
					got.fields += len(s.Fields)
				}
			}
			for _, t := range p.Types {
				switch {
				case isStruct[t.Alias]:
					got.aliases++
				case t.Alias != "" || t.Underlying.Basic == "string":
					got.stringTypes++
				}
				if t.Enum {
					got.enums++
				}
			}
			for _, c := range p.Constants {
				if c.Type != nil {
					got.typed++
				} else if c.Name != "GroupName" {
					got.untyped++
				}
			}
			for _, m := range p.Messages {
				got.messages++
				got.protoFields += len(m.Fields)
			}
		}
		for _, row := range []struct {
			name      string
			got, want int
		}{
			{"group/versions", got.groups, want.groups}, {"kinds", got.kinds, want.kinds}, {"list kinds", got.lists, want.lists},
			{"structs", got.structs, want.structs}, {"fields", got.fields, want.fields}, {"aliases", got.aliases, want.aliases},
			{"string types", got.stringTypes, want.stringTypes}, {"enum types", got.enums, want.enums},
			{"typed constants", got.typed, want.typed}, {"untyped constants", got.untyped, want.untyped},
			{"messages", got.messages, want.messages}, {"proto fields", got.protoFields, want.protoFields},
		} {
			verdict := ""
			if row.want >= 0 && row.got != row.want {
				differences++
				verdict = fmt.Sprintf("  DIFFERS from %d", row.want)
			}
			fmt.Printf("%-24s %-18s %5d%s\n", prefix, row.name, row.got, verdict)
		}
	}
	if differences > 0 {
		return fmt.Errorf("%d totals differ", differences)
	}
	return nil
}
