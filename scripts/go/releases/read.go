package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
)

// release is what one release has: packages by their path.
type release map[string]*pkg

type pkg struct {
	// The kinds that register.go adds to a Scheme, except lists, options and what only wraps others.
	Kinds []string
	// The JSON names of the fields of each struct, without those of TypeMeta.
	Fields map[string][]string
	// The release in which a kind is gone, by the generated lifecycle of beta APIs: `1.25`.
	Removed map[string]string
}

var versionName = regexp.MustCompile(`^v\d+((alpha|beta)\d+)?$`)

// read adds the packages of a module.
func (r release) read(dir string, source source) error {
	for _, root := range source.roots {
		base := filepath.Join(dir, filepath.FromSlash(root.folder))
		err := filepath.WalkDir(base, func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if !entry.IsDir() {
				return nil
			}
			if entry.Name() == "testdata" || entry.Name() == "vendor" {
				return filepath.SkipDir
			}
			if !versionName.MatchString(entry.Name()) {
				return nil
			}
			if _, err := os.Stat(filepath.Join(path, "register.go")); err != nil {
				return nil
			}
			within, err := filepath.Rel(base, path)
			if err != nil {
				return err
			}
			found, err := readPackage(path)
			if err != nil {
				return err
			}
			r[root.path+"/"+filepath.ToSlash(within)] = found
			return filepath.SkipDir
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func readPackage(dir string) (*pkg, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	result := &pkg{Fields: map[string][]string{}, Removed: map[string]string{}}
	structs := map[string]*ast.StructType{}
	for _, entry := range entries {
		name := entry.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || name == "generated.pb.go" || name == "types.generated.go" {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, declaration := range file.Decls {
			switch declaration := declaration.(type) {
			case *ast.GenDecl:
				for _, spec := range declaration.Specs {
					if spec, ok := spec.(*ast.TypeSpec); ok {
						if structure, ok := spec.Type.(*ast.StructType); ok {
							structs[spec.Name.Name] = structure
						}
					}
				}
			case *ast.FuncDecl:
				if name == "register.go" && declaration.Recv == nil {
					result.registered(declaration)
				}
				if declaration.Name.Name == "APILifecycleRemoved" {
					result.removed(declaration)
				}
			}
		}
	}
	for name := range structs {
		result.Fields[name] = fieldsOf(structs, name)
	}
	return result, nil
}

// registered adds the types that a function of register.go gives to a Scheme: &Pod{}.
func (p *pkg) registered(function *ast.FuncDecl) {
	ast.Inspect(function, func(node ast.Node) bool {
		call, ok := node.(*ast.CallExpr)
		if !ok {
			return true
		}
		selector, ok := call.Fun.(*ast.SelectorExpr)
		if !ok || selector.Sel.Name != "AddKnownTypes" && selector.Sel.Name != "AddKnownTypeWithName" {
			return true
		}
		// AddKnownTypeWithName(version.WithKind("ScheduledJob"), &CronJob{})
		if selector.Sel.Name == "AddKnownTypeWithName" && len(call.Args) > 0 {
			if with, ok := call.Args[0].(*ast.CallExpr); ok && len(with.Args) == 1 {
				if literal, ok := with.Args[0].(*ast.BasicLit); ok {
					if name, err := strconv.Unquote(literal.Value); err == nil {
						p.Kinds = append(p.Kinds, name)
						return true
					}
				}
			}
		}
		for _, argument := range call.Args {
			pointer, ok := argument.(*ast.UnaryExpr)
			if !ok {
				continue
			}
			literal, ok := pointer.X.(*ast.CompositeLit)
			if !ok {
				continue
			}
			if name, ok := literal.Type.(*ast.Ident); ok {
				p.Kinds = append(p.Kinds, name.Name)
			}
		}
		return true
	})
}

// removed reads `func (in *X) APILifecycleRemoved() (major, minor int) { return 1, 25 }`.
func (p *pkg) removed(function *ast.FuncDecl) {
	pointer, ok := function.Recv.List[0].Type.(*ast.StarExpr)
	if !ok || len(function.Body.List) == 0 {
		return
	}
	result, ok := function.Body.List[len(function.Body.List)-1].(*ast.ReturnStmt)
	if !ok || len(result.Results) != 2 {
		return
	}
	parts := []string{}
	for _, each := range result.Results {
		if number, ok := each.(*ast.BasicLit); ok {
			parts = append(parts, number.Value)
		}
	}
	p.Removed[pointer.X.(*ast.Ident).Name] = strings.Join(parts, ".")
}

func fieldsOf(structs map[string]*ast.StructType, name string) []string {
	names := []string{}
	for _, field := range structs[name].Fields.List {
		tag := ""
		if field.Tag != nil {
			text, err := strconv.Unquote(field.Tag.Value)
			if err == nil {
				tag, _, _ = strings.Cut(reflect.StructTag(text).Get("json"), ",")
			}
		}
		switch {
		case tag == "-":
		case tag != "":
			names = append(names, tag)
		case len(field.Names) == 0:
			// Inlined. What another package has is not this package's.
			if inner, ok := field.Type.(*ast.Ident); ok && structs[inner.Name] != nil {
				if inner.Name != "TypeMeta" {
					names = append(names, fieldsOf(structs, inner.Name)...)
				}
			}
		}
	}
	return names
}
