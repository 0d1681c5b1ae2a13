package main

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"sort"
	"strconv"
	"strings"
)

// printSituations prints the tests of Go files, each with the groups that its table names, and with the expressions there.
func printSituations(encoder *json.Encoder, files []string) error {
	type group struct {
		Test       string `json:"test"`
		Name       string `json:"name,omitempty"`
		Expression string `json:"expression,omitempty"`
	}
	var groups []group
	seen := map[group]bool{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			return err
		}
		for _, declaration := range file.Decls {
			test, ok := declaration.(*ast.FuncDecl)
			if !ok || !strings.HasPrefix(test.Name.Name, "Test") {
				continue
			}
			before := len(groups)
			ast.Inspect(test, func(node ast.Node) bool {
				literal, ok := node.(*ast.CompositeLit)
				if !ok {
					return true
				}
				named := group{Test: test.Name.Name, Name: textOf(literal, "name")}
				if named.Name == "" {
					return true
				}
				if named.Expression = textOf(literal, "expr"); !seen[named] {
					seen[named] = true
					groups = append(groups, named)
				}
				return true
			})
			if len(groups) == before {
				groups = append(groups, group{Test: test.Name.Name})
			}
		}
	}
	sort.SliceStable(groups, func(i, j int) bool { return groups[i].Test < groups[j].Test })
	for _, each := range groups {
		if err := encoder.Encode(each); err != nil {
			return err
		}
	}
	return nil
}

// textOf is the text that a field of a literal is set to.
func textOf(literal *ast.CompositeLit, field string) string {
	for _, element := range literal.Elts {
		pair, ok := element.(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		key, isName := pair.Key.(*ast.Ident)
		value, isLiteral := pair.Value.(*ast.BasicLit)
		if isName && isLiteral && key.Name == field && value.Kind == token.STRING {
			text, _ := strconv.Unquote(value.Value)
			return text
		}
	}
	return ""
}
