package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"sort"
	"strings"

	"kubetyped/modules"
)

// source is one parsed and type-checked package.
type source struct {
	path  string
	dir   string
	files []sourceFile
	pkg   *types.Package
	info  *types.Info
	// problems are type errors; those of packages far below the API types (missing dependencies) do no harm.
	problems []error
}

type sourceFile struct {
	name string
	ast  *ast.File
}

// generated tells whether a tool wrote the file, so that it holds no markers and no constants of the API.
func (f sourceFile) generated() bool {
	return strings.HasPrefix(f.name, "zz_generated") || f.name == "generated.pb.go" || f.name == "types_swagger_doc_generated.go"
}

// loader type-checks packages from source, without function bodies.
type loader struct {
	fset     *token.FileSet
	packages map[string]*modules.Package
	sources  map[string]*source
}

// newLoader gives one for packages and what they import.
func newLoader(paths []string) (*loader, error) {
	packages, err := modules.Load(paths...)
	if err != nil {
		return nil, err
	}
	return &loader{token.NewFileSet(), packages, map[string]*source{"unsafe": {path: "unsafe", pkg: types.Unsafe}}}, nil
}

// importer imports what a package does.
type importer struct {
	*loader
	importing *modules.Package
}

func (i importer) Import(path string) (*types.Package, error) {
	if mapped, ok := i.importing.ImportMap[path]; ok {
		path = mapped
	}
	s, err := i.load(path)
	if err != nil {
		return nil, err
	}
	return s.pkg, nil
}

func (l *loader) load(path string) (*source, error) {
	if s := l.sources[path]; s != nil {
		return s, nil
	}
	found := l.packages[path]
	if found == nil {
		return nil, fmt.Errorf("no sources of %s", path)
	}
	s := &source{path: found.ImportPath, dir: found.Dir, info: &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}}
	l.sources[found.ImportPath] = s
	names := append([]string{}, found.GoFiles...)
	sort.Slice(names, func(i, j int) bool {
		// types.go first: it is where a reader looks first.
		if (names[i] == "types.go") != (names[j] == "types.go") {
			return names[i] == "types.go"
		}
		return names[i] < names[j]
	})
	var files []*ast.File
	for _, name := range names {
		f, err := parser.ParseFile(l.fset, filepath.Join(found.Dir, name), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		s.files = append(s.files, sourceFile{name, f})
		files = append(files, f)
	}
	config := types.Config{
		Importer:         importer{l, found},
		IgnoreFuncBodies: true,
		FakeImportC:      true,
		Error:            func(err error) { s.problems = append(s.problems, err) },
	}
	s.pkg, _ = config.Check(s.path, l.fset, files, s.info)
	return s, nil
}

// typeDecl is one declared type with everything written about it.
type typeDecl struct {
	spec *ast.TypeSpec
	// doc is the comment right above; notes also has the blocks between it and the declaration before.
	doc, notes string
	file       sourceFile
}

// typeDecls lists the exported types of the hand-written files, in source order.
func (s *source) typeDecls() []typeDecl {
	var list []typeDecl
	for _, f := range s.files {
		if f.generated() {
			continue
		}
		last := f.ast.Name.End()
		for _, d := range f.ast.Decls {
			gen, ok := d.(*ast.GenDecl)
			if ok && gen.Tok == token.TYPE {
				for _, spec := range gen.Specs {
					ts := spec.(*ast.TypeSpec)
					doc := ts.Doc
					if doc == nil && !gen.Lparen.IsValid() {
						doc = gen.Doc
					}
					var notes strings.Builder
					for _, group := range f.ast.Comments {
						if group.Pos() > last && group.End() < ts.Pos() {
							notes.WriteString(commentText(group) + "\n")
						}
					}
					if ts.Name.IsExported() {
						list = append(list, typeDecl{ts, commentText(doc), notes.String(), f})
					}
					last = ts.End()
				}
			}
			last = d.End()
		}
	}
	return list
}

func (s *source) typeDecl(name string) *typeDecl {
	for _, d := range s.typeDecls() {
		if d.spec.Name.Name == name {
			return &d
		}
	}
	return nil
}

// commentText is the text of a comment without its markers; unlike ast's Text it keeps lines such as "+optional".
func commentText(group *ast.CommentGroup) string {
	if group == nil {
		return ""
	}
	var lines []string
	for _, c := range group.List {
		text := c.Text
		if strings.HasPrefix(text, "/*") {
			text = strings.TrimSuffix(strings.TrimPrefix(text, "/*"), "*/")
			for _, line := range strings.Split(text, "\n") {
				lines = append(lines, strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(line), "*")))
			}
			continue
		}
		lines = append(lines, strings.TrimSpace(strings.TrimPrefix(text, "//")))
	}
	return strings.Join(lines, "\n")
}

// markers are the values of the lines "+name" and "+name=value", in order.
func markers(text, name string) (values []string) {
	for _, line := range strings.Split(text, "\n") {
		rest, ok := strings.CutPrefix(line, "+"+name)
		if !ok {
			continue
		}
		if rest == "" {
			values = append(values, "")
		} else if value, ok := strings.CutPrefix(rest, "="); ok {
			values = append(values, strings.TrimSpace(value))
		} else if value, ok := strings.CutPrefix(rest, ":"); ok && name == "genclient" {
			values = append(values, value)
		}
	}
	return values
}

func hasMarker(text, name string) bool { return len(markers(text, name)) > 0 }

func marker(text, name string) string {
	if values := markers(text, name); len(values) > 0 {
		return values[0]
	}
	return ""
}
