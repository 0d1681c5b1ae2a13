// Command ported records what the Go functions look like that this project follows: proto/ported.json has a hash of the text
// of each, without comments. It prints those that differ from the record, with their places, and then writes it again.
//
// There is no list of ports that somebody would have to keep: whole packages are recorded, those of rules, defaults,
// strategies, printers, admission, managed fields, informers, queues and servers.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"sort"
	"strings"

	"kubetyped/modules"
)

// recorded are the folders of modules whose functions are followed, with all below.
var recorded = []struct {
	module  string
	folders []string
}{
	{"k8s.io/apiextensions-apiserver", []string{"pkg"}},
	{"k8s.io/apimachinery", []string{"pkg"}},
	{"k8s.io/apiserver", []string{"pkg", "plugin"}},
	{"k8s.io/client-go", []string{"dynamic", "metadata", "rest", "tools", "transport", "util"}},
	{"k8s.io/component-helpers", []string{"resource", "scheduling"}},
	{"k8s.io/kube-aggregator", []string{"pkg"}},
	{"k8s.io/kubernetes", []string{"pkg/api", "pkg/apis", "pkg/printers", "pkg/quota", "pkg/registry", "pkg/serviceaccount", "plugin/pkg"}},
	{"k8s.io/pod-security-admission", []string{"admission", "api", "policy"}},
	{"sigs.k8s.io/controller-runtime", []string{"pkg"}},
	{"sigs.k8s.io/structured-merge-diff/v6", []string{"fieldpath", "merge", "schema", "typed", "value"}},
}

const record = "proto/ported.json"

// function is a function's text, as a hash, and its place.
type function struct{ path, name, hash, place string }

func main() {
	only := flag.Bool("n", false, "only print what differs from the record")
	flag.Parse()
	if err := run(*only); err != nil {
		fmt.Fprintln(os.Stderr, "ported:", err)
		os.Exit(1)
	}
}

func run(only bool) error {
	found := map[string]function{}
	for _, each := range recorded {
		dir, err := modules.Folder(each.module)
		if err != nil {
			return err
		}
		for _, folder := range each.folders {
			if err := read(each.module, dir, folder, found); err != nil {
				return err
			}
		}
	}
	packages := map[string]map[string]string{}
	if text, err := os.ReadFile(record); err == nil {
		if err := json.Unmarshal(text, &packages); err != nil {
			return err
		}
	}
	before := map[string]string{}
	for path, functions := range packages {
		for name, hash := range functions {
			before[path+"."+name] = hash
		}
	}
	report(before, found)
	if only {
		return nil
	}
	packages = map[string]map[string]string{}
	for _, f := range found {
		if packages[f.path] == nil {
			packages[f.path] = map[string]string{}
		}
		packages[f.path][f.name] = f.hash
	}
	text, err := json.MarshalIndent(packages, "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile(record, append(text, '\n'), 0o644)
}

// read finds the functions below a folder of a module, but those of tests and those that tools have copied.
func read(module, dir, folder string, found map[string]function) error {
	return filepath.WalkDir(filepath.Join(dir, folder), func(file string, entry fs.DirEntry, err error) error {
		name := entry.Name()
		if err != nil {
			return err
		}
		if entry.IsDir() && (name == "testdata" || name == "testing" || name == "fake" || name == "install") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(name, ".go") || skipped(name) {
			return nil
		}
		below, err := filepath.Rel(dir, file)
		if err != nil {
			return err
		}
		files := token.NewFileSet()
		parsed, err := parser.ParseFile(files, file, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, declaration := range parsed.Decls {
			f, ok := declaration.(*ast.FuncDecl)
			if !ok {
				continue
			}
			// Several of one name are for several systems, or several init.
			in, name := path.Join(module, path.Dir(filepath.ToSlash(below))), fullName(f)
			key := in + "." + name
			place := fmt.Sprintf("%s/%s:%d", module, filepath.ToSlash(below), files.Position(f.Pos()).Line)
			var text bytes.Buffer
			if err := printer.Fprint(&text, files, f); err != nil {
				return err
			}
			sum := sha256.Sum256([]byte(found[key].hash + text.String()))
			found[key] = function{in, name, hex.EncodeToString(sum[:4]), place}
		}
		return nil
	})
}

// skipped are tests, and generated files but those with rules and defaults.
func skipped(name string) bool {
	if strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, ".pb.go") || strings.HasSuffix(name, "_windows.go") {
		return true
	}
	return strings.HasPrefix(name, "zz_generated") && name != "zz_generated.validations.go" && name != "zz_generated.defaults.go"
}

// fullName has the type of a method in front.
func fullName(f *ast.FuncDecl) string {
	if f.Recv == nil || len(f.Recv.List) == 0 {
		return f.Name.Name
	}
	receiver := f.Recv.List[0].Type
	for {
		switch r := receiver.(type) {
		case *ast.StarExpr:
			receiver = r.X
		case *ast.IndexExpr:
			receiver = r.X
		case *ast.IndexListExpr:
			receiver = r.X
		case *ast.Ident:
			return r.Name + "." + f.Name.Name
		default:
			return f.Name.Name
		}
	}
}

func report(before map[string]string, found map[string]function) {
	for _, name := range sorted(found) {
		hash, known := before[name]
		switch {
		case !known:
			fmt.Println("new", name, found[name].place)
		case hash != found[name].hash:
			fmt.Println("changed", name, found[name].place)
		}
	}
	for _, name := range sorted(before) {
		if _, there := found[name]; !there {
			fmt.Println("gone", name)
		}
	}
}

func sorted[Value any](values map[string]Value) []string {
	names := make([]string, 0, len(values))
	for name := range values {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}
