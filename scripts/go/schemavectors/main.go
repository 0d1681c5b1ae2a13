// Command schemavectors writes test/apimachinery/vectors/schema.jsonl.gz: what runtime/schema, the error texts and
// version choices of runtime.Scheme, and the owner reference functions of metav1 answer. One row a call:
// {"fn", "in": [...], "out"} or {"fn", "in", "error"}.
package main

import (
	"compress/gzip"
	"encoding/json"
	"log"
	"math/rand"
	"os"
	"path/filepath"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
)

type row struct {
	Fn    string `json:"fn"`
	In    []any  `json:"in"`
	Out   any    `json:"out,omitempty"`
	Error string `json:"error,omitempty"`
}

var encoder *json.Encoder

func write(fn string, out any, err error, in ...any) {
	r := row{Fn: fn, In: in, Out: out}
	if err != nil {
		r.Out, r.Error = nil, err.Error()
	}
	if e := encoder.Encode(r); e != nil {
		log.Fatal(e)
	}
}

func gv(v schema.GroupVersion) any { return map[string]string{"group": v.Group, "version": v.Version} }
func gk(v schema.GroupKind) any    { return map[string]string{"group": v.Group, "kind": v.Kind} }
func gr(v schema.GroupResource) any {
	return map[string]string{"group": v.Group, "resource": v.Resource}
}
func gvk(v schema.GroupVersionKind) any {
	return map[string]string{"group": v.Group, "version": v.Version, "kind": v.Kind}
}
func gvr(v schema.GroupVersionResource) any {
	return map[string]string{"group": v.Group, "version": v.Version, "resource": v.Resource}
}

func list[T any](values []T, one func(T) any) []any {
	out := []any{}
	for _, value := range values {
		out = append(out, one(value))
	}
	return out
}

func main() {
	path := "test/apimachinery/vectors/schema.jsonl.gz"
	if len(os.Args) > 1 {
		path = os.Args[1]
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		log.Fatal(err)
	}
	file, err := os.Create(path)
	if err != nil {
		log.Fatal(err)
	}
	zip, _ := gzip.NewWriterLevel(file, gzip.BestCompression)
	encoder = json.NewEncoder(zip)
	encoder.SetEscapeHTML(false)
	random := rand.New(rand.NewSource(1))
	parsing(random)
	choosing(random)
	errorTexts()
	priorities(random)
	converting()
	owners(random)
	if err := zip.Close(); err != nil {
		log.Fatal(err)
	}
	if err := file.Close(); err != nil {
		log.Fatal(err)
	}
}

func texts(random *rand.Rand) []string {
	fixed := []string{
		"", "/", "//", "///", ".", "..", "...", "v1", "v2", "/v1", "v1/", "/v1/", "v1/a", "apps/v1", "apps/v1/", "a/b/c", "a/b/c/d",
		"pods", "pods.", ".pods", "deployments.apps", "deployments.v1.apps", "deployments.v1.apps.example.com", "a.b.c.d.e",
		"Pod", "Pod.", ".apps", "StatefulSet.apps", "StatefulSet.v1.apps", "..a", "a..", "a..b", "a.b.", ".a.b", " ", " v1 ", "v1\n", "a\nb.c\nd.e\nf",
		"__internal", "apps/__internal", "__proto__", "__proto__/__proto__", "constructor.prototype", "toString", "日本/é", "日本.é.ü", "\x00/\x00", "a\\b/c", "\"q\"/\"r\"",
		"rbac.authorization.k8s.io/v1", "clusterroles.v1.rbac.authorization.k8s.io", "\U0001F600/v1", "\U0001F600.v1.\U0001F600", "a/b.c", "a.b/c.d/e.f", "\u00a0/\u2028", "\u0085.\u200b",
	}
	parts := []string{"", "a", "v1", "apps", ".", "/", ".", "/", "Pod", "é", " ", "-", "v1beta1"}
	for i := 0; i < 300; i++ {
		var b strings.Builder
		for n := random.Intn(8); n > 0; n-- {
			b.WriteString(parts[random.Intn(len(parts))])
		}
		fixed = append(fixed, b.String())
	}
	return fixed
}

func parsing(random *rand.Rand) {
	all := texts(random)
	for i, text := range all {
		version, err := schema.ParseGroupVersion(text)
		write("parseGroupVersion", gv(version), err, text)
		write("parseGroupKind", gk(schema.ParseGroupKind(text)), nil, text)
		write("parseGroupResource", gr(schema.ParseGroupResource(text)), nil, text)
		resource, groupResource := schema.ParseResourceArg(text)
		out := map[string]any{"gr": gr(groupResource)}
		if resource != nil {
			out["gvr"] = gvr(*resource)
		}
		write("parseResourceArg", out, nil, text)
		kind, groupKind := schema.ParseKindArg(text)
		out = map[string]any{"gk": gk(groupKind)}
		if kind != nil {
			out["gvk"] = gvk(*kind)
		}
		write("parseKindArg", out, nil, text)
		other := all[(i*7+3)%len(all)]
		write("fromAPIVersionAndKind", gvk(schema.FromAPIVersionAndKind(text, other)), nil, text, other)

		third := all[(i*11+5)%len(all)]
		v := schema.GroupVersion{Group: text, Version: other}
		write("groupVersion", []any{v.String(), v.Identifier(), v.Empty(), metav1.GroupVersion{Group: text, Version: other}.String()}, nil, gv(v))
		k := v.WithKind(third)
		apiVersion, name := k.ToAPIVersionAndKind()
		write("groupVersionKind", []any{k.String(), k.Empty(), apiVersion, name, k.GroupKind().String(), k.GroupKind().Empty(), k.GroupVersion().String()}, nil, gvk(k))
		r := v.WithResource(third)
		write("groupVersionResource", []any{r.String(), r.Empty(), r.GroupResource().String(), r.GroupResource().Empty(), r.GroupVersion().String()}, nil, gvr(r))
	}
}

func choosing(random *rand.Rand) {
	groups := []string{"", "apps", "batch"}
	versions := []string{"v1", "v2", runtime.APIVersionInternal}
	kinds := []string{"A", "B", ""}
	version := func() schema.GroupVersion {
		return schema.GroupVersion{Group: groups[random.Intn(3)], Version: versions[random.Intn(3)]}
	}
	chosen := func(v runtime.GroupVersioner, from []schema.GroupVersionKind) []any {
		target, ok := v.KindForGroupVersionKinds(from)
		return []any{gvk(target), ok, v.Identifier()}
	}
	for i := 0; i < 400; i++ {
		from := []schema.GroupVersionKind{}
		for n := random.Intn(4); n > 0; n-- {
			from = append(from, version().WithKind(kinds[random.Intn(3)]))
		}
		one := version()
		write("kindForGroupVersion", chosen(one, from), nil, gv(one), list(from, gvk))
		several := schema.GroupVersions{}
		for n := random.Intn(4); n > 0; n-- {
			several = append(several, version())
		}
		write("kindForGroupVersions", chosen(several, from), nil, list(several, gv), list(from, gvk))
		write("internalGroupVersioner", chosen(runtime.InternalGroupVersioner, from), nil, list(from, gvk))
		write("disabledGroupVersioner", chosen(runtime.DisabledGroupVersioner, from), nil, list(from, gvk))
		accepted := []schema.GroupKind{}
		for n := random.Intn(3); n > 0; n-- {
			accepted = append(accepted, version().WithKind(kinds[random.Intn(3)]).GroupKind())
		}
		write("newMultiGroupVersioner", chosen(runtime.NewMultiGroupVersioner(one, accepted...), from), nil, gv(one), list(accepted, gk), list(from, gvk))
		write("newCoercingMultiGroupVersioner", chosen(runtime.NewCoercingMultiGroupVersioner(one, accepted...), from), nil, gv(one), list(accepted, gk), list(from, gvk))
	}
}

func errorTexts() {
	names := []string{"", "main.go:12", "with \"quotes\" and \\", "tab\tand\nline", "é日本\u00a0\u200b\U0001F600\x7f"}
	kinds := []schema.GroupVersionKind{
		{}, {Version: "v1", Kind: "Pod"}, {Group: "apps", Version: "v1", Kind: "Deployment"}, {Group: "apps", Version: "v1"}, {Group: "apps"}, {Kind: "Pod"},
		{Group: "apps", Version: runtime.APIVersionInternal, Kind: "Deployment"}, {Version: runtime.APIVersionInternal, Kind: "Pod"}, {Group: "x", Version: "v\"1\"", Kind: "Fo\no"},
	}
	for _, name := range names {
		for _, kind := range kinds {
			write("notRegisteredForKind", nil, runtime.NewNotRegisteredErrForKind(name, kind), name, gvk(kind))
			for _, target := range kinds[:4] {
				write("notRegisteredGVKForTarget", nil, runtime.NewNotRegisteredGVKErrForTarget(name, kind, target.GroupVersion()), name, gvk(kind), gv(target.GroupVersion()))
			}
		}
		write("missingKind", nil, runtime.NewMissingKindErr(name), name)
		write("missingVersion", nil, runtime.NewMissingVersionErr(name), name)
		for _, label := range []string{"metadata.name", "metadata.namespace", "spec.nodeName", name} {
			outLabel, value, err := runtime.DefaultMetaV1FieldSelectorConversion(label, name)
			write("convertFieldLabel", []string{outLabel, value}, err, label, name)
		}
	}
}

// Thing stands for any type that is registered; the tests have a class of the same name.
type Thing struct{ metav1.TypeMeta }

func (t *Thing) DeepCopyObject() runtime.Object { copied := *t; return &copied }

// Other is a second type.
type Other struct{ metav1.TypeMeta }

func (t *Other) DeepCopyObject() runtime.Object { copied := *t; return &copied }

func priorities(random *rand.Rand) {
	groups := []string{"", "apps", "batch"}
	versions := []string{"v1", "v2", "v1beta1", runtime.APIVersionInternal, ""}
	version := func(all int) schema.GroupVersion {
		return schema.GroupVersion{Group: groups[random.Intn(3)], Version: versions[random.Intn(all)]}
	}
	for i := 0; i < 200; i++ {
		scheme := runtime.NewScheme()
		registered, priority, refusals := []schema.GroupVersion{}, []any{}, []any{}
		for n := random.Intn(7); n > 0; n-- {
			v := version(4)
			registered = append(registered, v)
			scheme.AddKnownTypes(v, &Thing{})
		}
		for n := random.Intn(3); n > 0; n-- {
			order := []schema.GroupVersion{}
			seen := map[schema.GroupVersion]bool{}
			group := groups[random.Intn(3)]
			for m := random.Intn(4); m > 0; m-- {
				v := version(5)
				if random.Intn(5) > 0 {
					v.Group = group
				}
				if !seen[v] {
					order = append(order, v)
				}
				seen[v] = true
			}
			priority = append(priority, list(order, gv))
			text := ""
			if err := scheme.SetVersionPriority(order...); err != nil {
				text = err.Error()
			}
			refusals = append(refusals, text)
		}
		out := map[string]any{"refusals": refusals}
		for _, group := range groups {
			out["group:"+group] = list(scheme.PrioritizedVersionsForGroup(group), gv)
			out["kind:"+group] = list(scheme.VersionsForGroupKind(schema.GroupKind{Group: group, Kind: "Thing"}), gv)
			out["registered:"+group] = scheme.IsGroupRegistered(group)
			for _, v := range versions {
				out["version:"+group+"/"+v] = scheme.IsVersionRegistered(schema.GroupVersion{Group: group, Version: v})
			}
		}
		write("priorities", out, nil, list(registered, gv), priority)
	}
}

func converting() {
	internal := schema.GroupVersion{Group: "g", Version: runtime.APIVersionInternal}
	v1, v2, other := schema.GroupVersion{Group: "g", Version: "v1"}, schema.GroupVersion{Group: "g", Version: "v2"}, schema.GroupVersion{Group: "h", Version: "v1"}
	core := schema.GroupVersion{Version: "v1"}
	newScheme := func() *runtime.Scheme {
		scheme := runtime.NewScheme()
		scheme.AddKnownTypes(v1, &Thing{})
		scheme.AddKnownTypes(internal, &Thing{})
		scheme.AddUnversionedTypes(core, &Other{})
		return scheme
	}
	targets := []schema.GroupVersions{{v1}, {v2}, {internal}, {other}, {core}, {v2, v1}, {other, v1}, {}, {other, core}, {internal, v1}}
	for _, target := range targets {
		convert(newScheme(), "Thing", &Thing{}, target)
		convert(newScheme(), "Other", &Other{}, target)
	}
	for _, kind := range []schema.GroupVersionKind{v1.WithKind("Thing"), v2.WithKind("Thing"), internal.WithKind("Thing"), other.WithKind("Other"), core.WithKind("Other"), other.WithKind("Nothing"), {}} {
		scheme := newScheme()
		_, err := scheme.New(kind)
		write("new", true, rename(scheme, err), gvk(kind))
		write("recognizes", scheme.Recognizes(kind), nil, gvk(kind))
	}
}

func convert(scheme *runtime.Scheme, name string, object runtime.Object, target schema.GroupVersions) {
	var versioner runtime.GroupVersioner = target
	if len(target) == 1 {
		versioner = target[0]
	}
	out, err := scheme.ConvertToVersion(object, versioner)
	var result any
	if err == nil {
		result = gvk(out.GetObjectKind().GroupVersionKind())
	} else {
		err = rename(scheme, err)
	}
	write("convertToVersion", result, err, name, list(target, gv))
}

type text string

func (t text) Error() string { return string(t) }

// rename takes the place in this file out of an error's text, so that the vectors don't change with it.
func rename(scheme *runtime.Scheme, err error) error {
	if err == nil {
		return nil
	}
	return text(strings.ReplaceAll(err.Error(), scheme.Name(), "scheme"))
}

func owners(random *rand.Rand) {
	yes, no := true, false
	flags := []*bool{nil, &yes, &no}
	uids := []string{"", "1", "2", "3"}
	kinds := []schema.GroupVersionKind{{}, {Version: "v1", Kind: "Pod"}, {Group: "apps", Version: "v1", Kind: "Deployment"}, {Group: "apps", Kind: "X"}}
	for i := 0; i < 300; i++ {
		meta := metav1.ObjectMeta{}
		for n := random.Intn(4); n > 0; n-- {
			meta.OwnerReferences = append(meta.OwnerReferences, metav1.OwnerReference{
				APIVersion: "apps/v1", Kind: "ReplicaSet", Name: "n" + uids[random.Intn(4)],
				Controller: flags[random.Intn(3)], BlockOwnerDeletion: flags[random.Intn(3)],
			})
			last := &meta.OwnerReferences[len(meta.OwnerReferences)-1]
			if uid := uids[random.Intn(4)]; uid != "" {
				last.UID = types.UID("uid-" + uid)
			}
		}
		object := &metav1.PartialObjectMetadata{ObjectMeta: meta}
		owner := &metav1.PartialObjectMetadata{}
		if uid := uids[random.Intn(4)]; uid != "" {
			owner.UID = types.UID("uid-" + uid)
		}
		if random.Intn(3) > 0 {
			owner.Name = "owner"
		}
		kind := kinds[random.Intn(len(kinds))]
		write("newControllerRef", metav1.NewControllerRef(owner, kind), nil, owner, gvk(kind))
		write("getControllerOf", []any{metav1.GetControllerOf(object)}, nil, object)
		write("isControlledBy", []any{metav1.IsControlledBy(object, owner)}, nil, object, owner)
	}
}
