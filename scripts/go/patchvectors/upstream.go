package main

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"strconv"
	"strings"

	"kubetyped/modules"
	"sigs.k8s.io/yaml"
)

// source is a file of a package of the Go libraries.
func source(file string) string {
	dir, err := modules.Dir(path.Dir(file))
	if err != nil {
		panic(err)
	}
	return filepath.Join(dir, path.Base(file))
}

// text is the string of an expression such as []byte(`...`).
func text(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind != token.STRING {
			return "", false
		}
		s, err := strconv.Unquote(e.Value)
		return s, err == nil
	case *ast.CallExpr:
		if _, isType := e.Fun.(*ast.ArrayType); isType && len(e.Args) == 1 {
			return text(e.Args[0])
		}
	}
	return "", false
}

func document(s string) (string, bool) {
	data, err := yaml.YAMLToJSON([]byte(s))
	return string(data), err == nil && strings.HasPrefix(string(data), "{")
}

// upstreamCase has the documents of one case of upstream's tables by their lower-case names: original, modified, ...
type upstreamCase map[string]string

// upstreamCases reads the tables of a test file: YAML texts with many cases, and struct literals with texts.
func upstreamCases(name string) []upstreamCase {
	file, err := parser.ParseFile(token.NewFileSet(), source(name), nil, 0)
	if err != nil {
		panic(err)
	}
	var found []upstreamCase
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			if s, ok := text(n); ok && strings.Contains(s, "testCases:") {
				found = append(found, casesOf(s)...)
			}
		case *ast.CompositeLit:
			each := upstreamCase{}
			for _, e := range n.Elts {
				pair, ok := e.(*ast.KeyValueExpr)
				if !ok {
					continue
				}
				key, ok := pair.Key.(*ast.Ident)
				if !ok {
					continue
				}
				if s, ok := text(pair.Value); ok {
					if doc, ok := document(s); ok {
						each[strings.ToLower(key.Name)] = doc
					}
				}
			}
			if len(each) > 1 {
				found = append(found, each)
			}
		}
		return true
	})
	return found
}

func casesOf(s string) []upstreamCase {
	var table struct {
		TestCases []map[string]any `json:"testCases"`
	}
	if err := yaml.Unmarshal([]byte(s), &table); err != nil {
		panic(err)
	}
	var found []upstreamCase
	for _, row := range table.TestCases {
		each := upstreamCase{}
		for name, value := range row {
			if object, ok := value.(map[string]any); ok {
				doc, err := json.Marshal(object)
				if err != nil {
					panic(err)
				}
				each[strings.ToLower(name)] = string(doc)
			}
		}
		found = append(found, each)
	}
	return found
}

// pairs are all literals of a test file with two JSON texts side by side: a document and a patch.
func pairs(name string) [][2]string {
	file, err := parser.ParseFile(token.NewFileSet(), source(name), nil, 0)
	if err != nil {
		panic(err)
	}
	var found [][2]string
	ast.Inspect(file, func(n ast.Node) bool {
		var list []ast.Expr
		switch n := n.(type) {
		case *ast.CompositeLit:
			list = n.Elts
		case *ast.CallExpr:
			list = n.Args
		default:
			return true
		}
		for i := 0; i+1 < len(list); i++ {
			a, okA := text(list[i])
			b, okB := text(list[i+1])
			if okA && okB && json.Valid([]byte(a)) && json.Valid([]byte(b)) {
				found = append(found, [2]string{a, b})
			}
		}
		return true
	})
	return found
}
