package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"sort"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"kubetyped/rows"
)

func guess(in json.RawMessage) any {
	plural, singular := meta.UnsafeGuessKindToResource(rows.Read[schema.GroupVersionKind](in))
	return []string{plural.String(), singular.String()}
}

var guessWords = []string{
	"", "Pod", "Endpoints", "MyEndpoints", "endpointsX", "Ingress", "Gateway", "Box", "Switch", "Policy", "s", "y", "S", "Y", "NetworkPolicy", "Bus", "\u0130", "\u03a3", "A\u03a3",
	"\u00c9s", "\u1e9e", "\u01c5", "K\u212a", "\U00010400y", "a b", "ENDPOINTS", "Statuses", "XS", "\u0000",
}

func guessInputs(r *rand.Rand) []any {
	var out []any
	for _, word := range guessWords {
		for _, group := range []string{"", "apps", "a/b"} {
			out = append(out, schema.GroupVersionKind{Group: group, Version: rows.Pick(r, []string{"", "v1"}), Kind: word})
		}
	}
	for n := 0; n < 1000; n++ {
		out = append(out, schema.GroupVersionKind{Group: "g", Version: "v1", Kind: rows.Joined(r, 5, append(guessWords, "e", "p", "Oint"))})
	}
	return out
}

// added is a kind to add to a mapper: with names of its own, or with guessed ones.
type added struct {
	Kind             schema.GroupVersionKind
	Plural, Singular string
	Root             bool
}

type mapper struct {
	Type             string
	Defaults         []schema.GroupVersion
	Add              []added
	Of               []mapper
	ResourcePriority []schema.GroupVersionResource
	KindPriority     []schema.GroupVersionKind
}

func (m mapper) build() meta.RESTMapper {
	var of []meta.RESTMapper
	for _, each := range m.Of {
		of = append(of, each.build())
	}
	switch m.Type {
	case "default":
		out := meta.NewDefaultRESTMapper(m.Defaults)
		for _, add := range m.Add {
			var scope meta.RESTScope = meta.RESTScopeNamespace
			if add.Root {
				scope = meta.RESTScopeRoot
			}
			if add.Plural == "" {
				out.Add(add.Kind, scope)
				continue
			}
			gv := add.Kind.GroupVersion()
			out.AddSpecific(add.Kind, gv.WithResource(add.Plural), gv.WithResource(add.Singular), scope)
		}
		return out
	case "multi":
		return meta.MultiRESTMapper(of)
	case "first":
		return meta.FirstHitRESTMapper{MultiRESTMapper: of}
	case "priority":
		return meta.PriorityRESTMapper{Delegate: of[0], ResourcePriority: m.ResourcePriority, KindPriority: m.KindPriority}
	case "lazy":
		return meta.NewLazyRESTMapperLoader(func() (meta.RESTMapper, error) { return of[0], nil })
	}
	panic(m.Type)
}

type questions struct {
	Mapper    mapper
	Resources []schema.GroupVersionResource
	Kinds     []schema.GroupKind
	Versions  [][]string
	// Unordered says that Go's order is random: lists are sorted, and what depends on the order is left out.
	Unordered bool
}

func answered[T any](value T, err error, sorting bool) any {
	if err != nil {
		return map[string]any{"err": err.Error(), "none": meta.IsNoMatchError(err), "many": meta.IsAmbiguousError(err)}
	}
	text := fmt.Sprint(value)
	if sorting {
		parts := strings.Split(strings.Trim(text, "[]"), " ")
		sort.Strings(parts)
		text = strings.Join(parts, " ")
	}
	return text
}

func mapping(m *meta.RESTMapping) string {
	return fmt.Sprintf("%v %v %v", m.Resource, m.GroupVersionKind, m.Scope.Name())
}

func ask(in json.RawMessage) any {
	q := rows.Read[questions](in)
	m := q.Mapper.build()
	var out []any
	if !strings.Contains(string(in), `"lazy"`) {
		out = append(out, fmt.Sprint(m))
	}
	for _, resource := range q.Resources {
		resources, err := m.ResourcesFor(resource)
		out = append(out, answered(resources, err, q.Unordered))
		kinds, err := m.KindsFor(resource)
		out = append(out, answered(kinds, err, q.Unordered))
		if q.Unordered {
			continue
		}
		one, err := m.ResourceFor(resource)
		out = append(out, answered(one, err, false))
		kind, err := m.KindFor(resource)
		out = append(out, answered(kind, err, false))
		singular, err := m.ResourceSingularizer(resource.Resource)
		if err != nil {
			singular = ""
		}
		out = append(out, answered(singular, err, false))
	}
	for _, kind := range q.Kinds {
		for _, versions := range q.Versions {
			one, err := m.RESTMapping(kind, versions...)
			if err != nil {
				out = append(out, answered("", err, false))
			} else {
				out = append(out, mapping(one))
			}
			all, err := m.RESTMappings(kind, versions...)
			var texts []string
			for _, each := range all {
				texts = append(texts, mapping(each))
			}
			out = append(out, answered(texts, err, false))
		}
	}
	return out
}

var (
	mapperGroups   = []string{"", "apps", "apps.example.com", "storage.k8s.io"}
	mapperVersions = []string{"v1", "v1beta1", "v2"}
	mapperKinds    = []string{"Pod", "Deployment", "Endpoints", "Class", "Policy"}
	// No singular is that of two plurals.
	mapperNames = [][2]string{{"pods", "pod"}, {"pods", "po"}, {"deployments", "deployment"}, {"classes", "class"}, {"sheep", "sheep"}, {"Upper", "upper"}}
)

func randomKind(r *rand.Rand) schema.GroupVersionKind {
	return schema.GroupVersionKind{Group: rows.Pick(r, mapperGroups), Version: rows.Pick(r, mapperVersions), Kind: rows.Pick(r, mapperKinds)}
}

func allVersions(r *rand.Rand) []schema.GroupVersion {
	var out []schema.GroupVersion
	for _, group := range mapperGroups {
		for _, version := range mapperVersions {
			out = append(out, schema.GroupVersion{Group: group, Version: version})
		}
	}
	r.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

func randomDefault(r *rand.Rand, versions []schema.GroupVersion) mapper {
	m := mapper{Type: "default", Defaults: versions}
	for n := r.Intn(8); n > 0; n-- {
		add := added{Kind: randomKind(r), Root: r.Intn(3) == 0}
		if r.Intn(2) == 0 {
			names := rows.Pick(r, mapperNames)
			add.Plural, add.Singular = names[0], names[1]
		}
		m.Add = append(m.Add, add)
	}
	return m
}

func randomMapper(r *rand.Rand, depth int) mapper {
	kind := rows.Pick(r, []string{"default", "default", "multi", "first", "priority", "lazy"})
	if depth == 0 || kind == "default" {
		return randomDefault(r, allVersions(r))
	}
	m := mapper{Type: kind}
	count := r.Intn(4)
	if kind == "priority" || kind == "lazy" || (kind == "first" && count == 0) {
		count = 1
	}
	for ; count > 0; count-- {
		m.Of = append(m.Of, randomMapper(r, depth-1))
	}
	if kind == "priority" {
		for n := r.Intn(5); n > 0; n-- {
			gvk := randomKind(r)
			gvr := schema.GroupVersionResource{Group: gvk.Group, Version: gvk.Version, Resource: rows.Pick(r, mapperNames)[0]}
			if r.Intn(2) == 0 {
				gvk.Group, gvr.Group = meta.AnyGroup, meta.AnyGroup
			}
			if r.Intn(2) == 0 {
				gvk.Version, gvr.Version = meta.AnyVersion, meta.AnyVersion
			}
			if r.Intn(2) == 0 {
				gvk.Kind, gvr.Resource = meta.AnyKind, meta.AnyResource
			}
			m.ResourcePriority = append(m.ResourcePriority, gvr)
			m.KindPriority = append(m.KindPriority, gvk)
		}
	}
	return m
}

func randomQuestions(r *rand.Rand) questions {
	q := questions{}
	if q.Unordered = r.Intn(5) == 0; q.Unordered {
		q.Mapper = randomDefault(r, allVersions(r)[:r.Intn(4)])
	} else {
		q.Mapper = randomMapper(r, 2)
	}
	for n := 0; n < 4; n++ {
		resource := schema.GroupVersionResource{Resource: rows.Pick(r, []string{"pods", "pod", "po", "PODS", "deployment", "classes", "sheep", "endpoints", "policies", "upper", "Upper", "", "x"})}
		if r.Intn(2) == 0 {
			resource.Group = rows.Pick(r, []string{"apps", "app", "storage", "storage.k8s.io", "x"})
		}
		if r.Intn(2) == 0 {
			resource.Version = rows.Pick(r, []string{"v1", "v2", "v1beta1", "__internal", "v9"})
		}
		q.Resources = append(q.Resources, resource)
	}
	for n := 0; n < 2; n++ {
		q.Kinds = append(q.Kinds, schema.GroupKind{Group: rows.Pick(r, append(mapperGroups, "x")), Kind: rows.Pick(r, append(mapperKinds, "X"))})
	}
	q.Versions = [][]string{nil, {rows.Pick(r, mapperVersions)}, {rows.Pick(r, []string{"", "__internal", "v9"}), rows.Pick(r, mapperVersions), rows.Pick(r, []string{"v9", "v1"})}}
	return q
}

func mapperInputs(r *rand.Rand) []any {
	var out []any
	for n := 0; n < 700; n++ {
		out = append(out, randomQuestions(r))
	}
	return out
}
