// Command facts reads the Go source of the API types and writes what it says about them as data: proto/**/facts.json.
//
// Only facts are taken: names, types, numbers, markers. No sentence of a comment gets into the files.
package main

import (
	"bytes"
	"fmt"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"kubetyped/groups"
	"kubetyped/groups/metrics"
	"kubetyped/modules"
)

// apiPackages is every group and version: the built-in ones, then those of k8s.io/metrics.
var apiPackages = slices.Concat(groups.APIPackages, metrics.APIPackages)

// machineryPackages are the packages beneath the API groups. only limits the structs to those that are API types.
var machineryPackages = []struct {
	path string
	only []string
}{
	{"k8s.io/apimachinery/pkg/api/resource", []string{"Quantity", "QuantityValue"}},
	{"k8s.io/apimachinery/pkg/apis/meta/v1", nil},
	{"k8s.io/apimachinery/pkg/apis/meta/v1beta1", nil},
	{"k8s.io/apimachinery/pkg/runtime", []string{"TypeMeta", "RawExtension", "Unknown"}},
	{"k8s.io/apimachinery/pkg/runtime/schema", []string{}},
	{"k8s.io/apimachinery/pkg/util/intstr", nil},
}

func main() {
	if len(os.Args) > 1 {
		fmt.Println("usage: facts\n\nWrites proto/**/facts.json below the current folder.")
		return
	}
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "facts:", err)
		os.Exit(1)
	}
}

// clientPackages have the typed clients, which know the scope, plural and verbs of each Kind.
var clientPackages = []string{
	"k8s.io/client-go/kubernetes", "k8s.io/apiextensions-apiserver/pkg/client/clientset/clientset", "k8s.io/metrics/pkg/client/clientset/versioned",
}

func run() error {
	paths := []string{}
	apis := map[string]groups.APIPackage{}
	for _, api := range apiPackages {
		paths = append(paths, api.Path)
		apis[api.Path] = api
	}
	only := map[string][]string{}
	for _, m := range machineryPackages {
		paths = append(paths, m.path)
		only[m.path] = m.only
	}
	l, err := newLoader(slices.Concat(paths, clientPackages))
	if err != nil {
		return err
	}
	clients := map[string]*resource{}
	for _, path := range clientPackages {
		root, err := l.load(path)
		if err != nil {
			return err
		}
		if err := readClients(filepath.Join(root.dir, "typed"), clients); err != nil {
			return err
		}
	}
	enums := map[string]bool{}
	for _, path := range paths {
		source, err := l.load(path)
		if err != nil {
			return err
		}
		for _, decl := range source.typeDecls() {
			if hasMarker(decl.notes, "enum") {
				enums[path+"."+decl.spec.Name.Name] = true
			}
		}
	}

	var reports []string
	var all []*packageFacts
	for _, path := range paths {
		x := &extractor{loader: l, source: l.sources[path], enums: enums, reports: &reports}
		facts, err := x.extract(path, apis[path], clients, only[path])
		if err != nil {
			return err
		}
		if err := facts.write(filepath.Join("proto", path, "facts.json")); err != nil {
			return err
		}
		all = append(all, facts)
	}
	if err := writeIndex(paths); err != nil {
		return err
	}
	for _, text := range reports {
		fmt.Println("note:", text)
	}
	reached, err := verify(all)
	if err != nil {
		return err
	}
	fmt.Printf("%d structs agree with reflection\n", reached)
	return compareTotals(all)
}

func (x *extractor) extract(path string, api groups.APIPackage, clients map[string]*resource, only []string) (*packageFacts, error) {
	facts := &packageFacts{Package: path}
	x.proto = &protoFile{}
	if file := filepath.Join(x.source.dir, "generated.proto"); fileExists(file) {
		proto, err := readProto(file)
		if err != nil {
			return nil, err
		}
		x.proto = proto
		facts.ProtoPackage, facts.GoPackage, facts.ProtoImports, facts.Messages = proto.pkg, proto.goPackage, proto.imports, proto.messages
	}
	for _, err := range x.source.problems {
		x.report("%v", err)
	}
	decls := x.source.typeDecls()
	if api.Register != nil {
		facts.Group, facts.Version = &api.GroupVersion.Group, api.GroupVersion.Version
		facts.Kinds, facts.RegistersMeta = x.kindsOf(api, decls, clients)
	} else if strings.Contains(path, "/apis/meta/") {
		group := "meta.k8s.io"
		facts.Group, facts.Version = &group, filepath.Base(path)
		facts.Kinds = x.metaKindsOf(decls)
	}
	named := map[string]*typeFacts{}
	for _, decl := range decls {
		object := x.source.pkg.Scope().Lookup(decl.spec.Name.Name).(*types.TypeName)
		if decl.spec.TypeParams != nil {
			continue
		}
		switch object.Type().Underlying().(type) {
		case *types.Interface, *types.Signature:
			if !object.IsAlias() {
				continue
			}
		case *types.Struct:
			if object.IsAlias() {
				break
			}
			if only == nil || contains(only, object.Name()) {
				facts.Structs = append(facts.Structs, x.structOf(decl, object.Type().(*types.Named)))
			}
			continue
		}
		if strings.HasPrefix(path, "k8s.io/apimachinery/pkg/runtime") {
			continue
		}
		t := x.typeOf(decl, object)
		facts.Types = append(facts.Types, t)
		named[t.Name] = t
	}
	facts.Constants = x.constants(named)
	return facts, nil
}

func contains(list []string, value string) bool {
	for _, each := range list {
		if each == value {
			return true
		}
	}
	return false
}

func fileExists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// writeIndex writes proto/facts.json: which Kubernetes was read, and the packages.
func writeIndex(paths []string) error {
	version, err := modules.Version("k8s.io/kubernetes")
	if err != nil {
		return err
	}
	minor := strings.Join(strings.Split(strings.TrimPrefix(version, "v"), ".")[:2], ".")
	var b bytes.Buffer
	fmt.Fprintf(&b, "{\n  \"kubernetes\": %s,\n  \"version\": %s,\n  \"packages\": [", line(minor), line(version))
	for i, path := range paths {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString("\n    " + line(path))
	}
	b.WriteString("\n  ]\n}\n")
	return os.WriteFile(filepath.Join("proto", "facts.json"), b.Bytes(), 0o644)
}
