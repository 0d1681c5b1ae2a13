// Command symbols writes proto/symbols.json: what the Go packages that are mirrored here export.
//
// A symbol is a line: "func Parse", "type Set", "method Set.AsSelector", "const DoesNotExist", "var ErrX". Files that a
// tool wrote are left out: they hold what every type has, such as DeepCopy and Marshal.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"kubetyped/modules"
)

const apimachinery = "k8s.io/apimachinery/pkg/"

// Packages of k8s.io/apimachinery/pkg that a client, a controller or a scheduler uses, whether they are mirrored or not,
// and all others that are mirrored.
var packages = strings.Fields(`
api/apitesting/roundtrip api/equality api/errors api/meta api/meta/table api/operation api/resource api/validate/content
api/validation api/validation/path apis/asn1 apis/meta/v1 apis/meta/v1/unstructured
apis/meta/v1/unstructured/unstructuredscheme apis/meta/v1/validation apis/meta/v1beta1 apis/meta/v1beta1/validation
conversion conversion/queryparams fields labels runtime runtime/schema runtime/serializer runtime/serializer/cbor
runtime/serializer/cbor/direct runtime/serializer/json runtime/serializer/protobuf runtime/serializer/recognizer
runtime/serializer/streaming runtime/serializer/versioning runtime/serializer/yaml selection sharding types util/cache
util/duration util/errors util/framer util/intstr util/json util/jsonmergepatch util/managedfields util/mergepatch util/net
util/portforward util/rand util/remotecommand util/resourceversion util/sets util/sort util/strategicpatch util/uuid
util/validation util/validation/field util/version util/wait util/yaml version watch`)

// Packages of k8s.io/api with functions. All others are types and constants, which are generated from the facts.
var others = []string{
	"k8s.io/api/core/v1", "k8s.io/api/resource/v1", "k8s.io/api/resource/v1alpha3", "k8s.io/api/resource/v1beta1", "k8s.io/api/resource/v1beta2",
}

func main() {
	paths := others
	for _, name := range packages {
		paths = append(paths, apimachinery+name)
	}
	sort.Strings(paths)
	sources, err := modules.Load(paths...)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	result := map[string][]string{}
	for _, path := range paths {
		found, err := symbols(sources[path])
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		result[path] = found
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetIndent("", " ")
	if err := encoder.Encode(result); err != nil {
		panic(err)
	}
	if err := os.WriteFile("proto/symbols.json", out.Bytes(), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func symbols(source *modules.Package) ([]string, error) {
	seen := map[string]bool{}
	add := func(kind, name string) { seen[kind+" "+name] = true }
	files := token.NewFileSet()
	for _, name := range source.GoFiles {
		if strings.Contains(name, "generated") {
			continue
		}
		file, err := parser.ParseFile(files, filepath.Join(source.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, declaration := range file.Decls {
			switch declaration := declaration.(type) {
			case *ast.FuncDecl:
				function(declaration, add)
			case *ast.GenDecl:
				for _, spec := range declaration.Specs {
					general(declaration.Tok, spec, add)
				}
			}
		}
	}
	sorted := []string{}
	for symbol := range seen {
		sorted = append(sorted, symbol)
	}
	sort.Strings(sorted)
	return sorted, nil
}

func function(f *ast.FuncDecl, add func(kind, name string)) {
	if !f.Name.IsExported() {
		return
	}
	if f.Recv == nil {
		add("func", f.Name.Name)
		return
	}
	if receiver := receiverName(f.Recv.List[0].Type); ast.IsExported(receiver) {
		add("method", receiver+"."+f.Name.Name)
	}
}

func receiverName(expression ast.Expr) string {
	switch e := expression.(type) {
	case *ast.StarExpr:
		return receiverName(e.X)
	case *ast.IndexExpr:
		return receiverName(e.X)
	case *ast.IndexListExpr:
		return receiverName(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}

func general(kind token.Token, spec ast.Spec, add func(kind, name string)) {
	switch spec := spec.(type) {
	case *ast.ValueSpec:
		for _, name := range spec.Names {
			if name.IsExported() {
				add(kind.String(), name.Name)
			}
		}
	case *ast.TypeSpec:
		if !spec.Name.IsExported() {
			return
		}
		add("type", spec.Name.Name)
		if methods, ok := spec.Type.(*ast.InterfaceType); ok {
			for _, method := range methods.Methods.List {
				for _, name := range method.Names {
					if name.IsExported() {
						add("method", spec.Name.Name+"."+name.Name)
					}
				}
			}
		}
	}
}
