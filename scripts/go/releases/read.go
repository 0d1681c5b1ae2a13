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
	// The named types of those fields, with their package where it is another one: `k8s.io/api/core/v1.Protocol`.
	Types map[string]map[string]string
	// The constants of each type, as text.
	Values map[string][]string
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
	result := &pkg{
		Fields:  map[string][]string{},
		Types:   map[string]map[string]string{},
		Values:  map[string][]string{},
		Removed: map[string]string{},
	}
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
		imports := importsOf(file)
		for _, declaration := range file.Decls {
			switch declaration := declaration.(type) {
			case *ast.GenDecl:
				for _, spec := range declaration.Specs {
					switch spec := spec.(type) {
					case *ast.TypeSpec:
						if structure, ok := spec.Type.(*ast.StructType); ok {
							structs[spec.Name.Name] = structure
							result.Types[spec.Name.Name] = typesOf(structure, imports)
						}
					case *ast.ValueSpec:
						if declaration.Tok == token.CONST {
							result.constants(spec)
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

// importsOf gives the path of each package that a file imports, by its name there.
func importsOf(file *ast.File) map[string]string {
	imports := map[string]string{}
	for _, each := range file.Imports {
		path, err := strconv.Unquote(each.Path.Value)
		if err != nil {
			continue
		}
		name := path[strings.LastIndex(path, "/")+1:]
		if each.Name != nil {
			name = each.Name.Name
		}
		imports[name] = path
	}
	return imports
}

// constants adds those of a declaration: `ServiceTypeClusterIP ServiceType = "ClusterIP"`.
func (p *pkg) constants(spec *ast.ValueSpec) {
	name, ok := spec.Type.(*ast.Ident)
	if !ok {
		return
	}
	for _, each := range spec.Values {
		literal, ok := each.(*ast.BasicLit)
		if !ok || literal.Kind != token.STRING {
			continue
		}
		if value, err := strconv.Unquote(literal.Value); err == nil {
			p.Values[name.Name] = append(p.Values[name.Name], value)
		}
	}
}

// typesOf gives the named type of each field, or of its elements.
func typesOf(structure *ast.StructType, imports map[string]string) map[string]string {
	types := map[string]string{}
	for _, field := range structure.Fields.List {
		name := jsonNameOf(field)
		if name == "" || name == "-" {
			continue
		}
		if found := namedType(field.Type, imports); found != "" {
			types[name] = found
		}
	}
	return types
}

func namedType(expression ast.Expr, imports map[string]string) string {
	switch expression := expression.(type) {
	case *ast.Ident:
		if ast.IsExported(expression.Name) {
			return expression.Name
		}
	case *ast.StarExpr:
		return namedType(expression.X, imports)
	case *ast.ArrayType:
		return namedType(expression.Elt, imports)
	case *ast.SelectorExpr:
		if path, ok := expression.X.(*ast.Ident); ok {
			return imports[path.Name] + "." + expression.Sel.Name
		}
	}
	return ""
}

func jsonNameOf(field *ast.Field) string {
	if field.Tag == nil {
		return ""
	}
	text, err := strconv.Unquote(field.Tag.Value)
	if err != nil {
		return ""
	}
	name, _, _ := strings.Cut(reflect.StructTag(text).Get("json"), ",")
	return name
}

func fieldsOf(structs map[string]*ast.StructType, name string) []string {
	names := []string{}
	for _, field := range structs[name].Fields.List {
		tag := jsonNameOf(field)
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
