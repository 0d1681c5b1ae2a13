package main

import (
	"fmt"
	"reflect"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	metav1beta1 "k8s.io/apimachinery/pkg/apis/meta/v1beta1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"kubetyped/groups"
)

type introduced interface{ APILifecycleIntroduced() (int, int) }
type deprecated interface{ APILifecycleDeprecated() (int, int) }
type removed interface{ APILifecycleRemoved() (int, int) }
type replacement interface {
	APILifecycleReplacement() schema.GroupVersionKind
}

// kindsOf lists the kinds that the package's own AddToScheme registers, in source order, and tells whether it
// registers the kinds of meta/v1 along with them.
func (x *extractor) kindsOf(api groups.APIPackage, decls []typeDecl, clients map[string]*resource) (kinds []*kindFacts, meta bool) {
	scheme := runtime.NewScheme()
	if err := api.Register(scheme); err != nil {
		panic(err)
	}
	known := scheme.KnownTypes(api.GroupVersion)
	seen := 0
	for _, decl := range decls {
		name := decl.spec.Name.Name
		t, ok := known[name]
		if !ok || t.PkgPath() != api.Path {
			continue
		}
		seen++
		kind := &kindFacts{Name: name}
		describeKind(kind, t)
		if kind.List {
			items, _ := t.FieldByName("Items")
			kind.ItemKind = items.Type.Elem().Name()
			if _, ok := known[kind.ItemKind]; !ok {
				kind.ItemKind = ""
			}
		} else if _, ok := known[name+"List"]; ok {
			kind.ListKind = name + "List"
		}
		describeResource(kind, api.Path+"."+name, decl.notes, clients)
		kinds = append(kinds, kind)
	}
	for name, t := range known {
		if path := t.PkgPath(); path == "k8s.io/apimachinery/pkg/apis/meta/v1" {
			meta = true
		} else if path != api.Path && name != "WatchEvent" {
			x.report("kind %s comes from %s", name, path)
		}
	}
	return kinds, meta
}

func describeKind(kind *kindFacts, t reflect.Type) {
	items, hasItems := t.FieldByName("Items")
	kind.List = hasItems && items.Type.Kind() == reflect.Slice && strings.HasSuffix(t.Name(), "List")
	object := reflect.New(t).Interface()
	version := func(major, minor int) string { return fmt.Sprintf("%d.%d", major, minor) }
	if l, ok := object.(introduced); ok {
		kind.Introduced = version(l.APILifecycleIntroduced())
	}
	if l, ok := object.(deprecated); ok {
		kind.Deprecated = version(l.APILifecycleDeprecated())
	}
	if l, ok := object.(removed); ok {
		kind.Removed = version(l.APILifecycleRemoved())
	}
	if l, ok := object.(replacement); ok {
		r := l.APILifecycleReplacement()
		kind.Replacement = &replacementKind{r.Group, r.Version, r.Kind}
	}
}

// metaKindsOf lists the types of a meta package that carry TypeMeta, and where they are registered:
// "every" group and version, "unversioned" (as v1 of the empty group), or a group and version.
func (x *extractor) metaKindsOf(decls []typeDecl) (kinds []*kindFacts) {
	scheme := runtime.NewScheme()
	every := schema.GroupVersion{Group: "example.com", Version: "v9"}
	metav1.AddToGroupVersion(scheme, every)
	for _, add := range []func(*runtime.Scheme) error{metav1.AddMetaToScheme, metav1beta1.AddMetaToScheme} {
		if err := add(scheme); err != nil {
			panic(err)
		}
	}
	places := map[string]map[string]bool{}
	shapes := map[string]reflect.Type{}
	for gvk, t := range scheme.AllKnownTypes() {
		if t.PkgPath() != x.source.path || gvk.Version == runtime.APIVersionInternal {
			continue
		}
		place := gvk.GroupVersion().String()
		switch {
		case gvk.GroupVersion() == every:
			place = "every"
		case gvk.Group == "" && gvk.Version == "v1":
			place = "unversioned"
		}
		if places[t.Name()] == nil {
			places[t.Name()] = map[string]bool{}
		}
		places[t.Name()][place] = true
		shapes[t.Name()] = t
	}
	for _, t := range []any{metav1.List{}, metav1.ApplyOptions{}, metav1.RootPaths{}, metav1.TableOptions{}} {
		if t := reflect.TypeOf(t); t.PkgPath() == x.source.path {
			shapes[t.Name()] = t
		}
	}
	for _, decl := range decls {
		t := shapes[decl.spec.Name.Name]
		if t == nil {
			continue
		}
		if _, ok := t.FieldByName("TypeMeta"); !ok && t.Name() != "WatchEvent" {
			continue
		}
		kind := &kindFacts{Name: t.Name(), Registered: sortedKeys(places[t.Name()])}
		describeKind(kind, t)
		if kind.List {
			items, _ := t.FieldByName("Items")
			if name := items.Type.Elem().Name(); shapes[name] != nil {
				kind.ItemKind = name
			}
		} else if list := shapes[t.Name()+"List"]; list != nil {
			if _, ok := list.FieldByName("Items"); ok {
				kind.ListKind = list.Name()
			}
		}
		kinds = append(kinds, kind)
	}
	return kinds
}
