package main

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand"
	"path/filepath"
	"sort"
	"strconv"
	"strings"

	"kubetyped/modules"
	"kubetyped/rows"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
	"sigs.k8s.io/structured-merge-diff/v6/typed"
	"sigs.k8s.io/yaml"
)

// The tests of structured-merge-diff are read as Go source: their schemas and objects are inputs here. What they expect
// is not looked at; Go itself is asked.

func testFiles(folder string) []*ast.File {
	dir := must(modules.Dir("sigs.k8s.io/structured-merge-diff/v6/" + folder))
	files := must(filepath.Glob(filepath.Join(dir, "*_test.go")))
	if len(files) == 0 {
		panic("no tests of structured-merge-diff in " + dir)
	}
	sort.Strings(files)
	out := []*ast.File{}
	for _, file := range files {
		out = append(out, must(parser.ParseFile(token.NewFileSet(), file, nil, 0)))
	}
	return out
}

// texts are the string variables of a package.
func stringVariables(files []*ast.File) map[string]string {
	out := map[string]string{}
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			if spec, ok := n.(*ast.ValueSpec); ok {
				for i, name := range spec.Names {
					if i < len(spec.Values) {
						if text, ok := firstText(spec.Values[i]); ok {
							out[name.Name] = text
						}
					}
				}
			}
			return true
		})
	}
	return out
}

// firstText is the first text literal in an expression.
func firstText(e ast.Node) (string, bool) {
	found, ok := "", false
	ast.Inspect(e, func(n ast.Node) bool {
		if lit, is := n.(*ast.BasicLit); is && !ok && lit.Kind == token.STRING {
			found, ok = must(strconv.Unquote(lit.Value)), true
		}
		return !ok
	})
	return found, ok
}

func toJSON(text string) (json.RawMessage, bool) {
	lines := strings.Split(text, "\n")
	tabs := -1
	for i, line := range lines {
		trimmed := strings.TrimLeft(line, "\t")
		if trimmed == "" {
			continue
		}
		if tabs < 0 {
			tabs = len(line) - len(trimmed)
		}
		lines[i] = strings.TrimPrefix(line, strings.Repeat("\t", tabs))
	}
	out, err := yaml.YAMLToJSON([]byte(strings.Join(lines, "\n")))
	return out, err == nil
}

func schemaJSON(text string) (json.RawMessage, bool) {
	data, ok := toJSON(text)
	if !ok || !strings.Contains(text, "types:") {
		return nil, false
	}
	_, err := typed.NewParser(typed.YAMLObject(data))
	return data, err == nil
}

// allTexts are all text literals below a node, without those below the fields of these names.
func allTexts(n ast.Node, without ...string) []string {
	out := []string{}
	ast.Inspect(n, func(n ast.Node) bool {
		if kv, ok := n.(*ast.KeyValueExpr); ok {
			if name, ok := kv.Key.(*ast.Ident); ok {
				for _, each := range without {
					if name.Name == each {
						return false
					}
				}
			}
		}
		if _, ok := n.(*ast.CallExpr); ok {
			return false
		}
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			out = append(out, must(strconv.Unquote(lit.Value)))
		}
		return true
	})
	return out
}

func field(lit *ast.CompositeLit, name string) ast.Expr {
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if id, ok := kv.Key.(*ast.Ident); ok && id.Name == name {
				return kv.Value
			}
		}
	}
	return nil
}

func textOf(e ast.Expr, variables map[string]string) string {
	if call, ok := e.(*ast.CallExpr); ok && len(call.Args) == 1 {
		e = call.Args[0]
	}
	if id, ok := e.(*ast.Ident); ok {
		return variables[id.Name]
	}
	if e == nil {
		return ""
	}
	text, _ := firstText(e)
	return text
}

// upstreamTyped compares the objects of each of the tables of package typed with each other.
func upstreamTyped(r *rand.Rand) []any {
	out := []any{}
	files := testFiles("typed")
	variables := stringVariables(files)
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			lit, ok := n.(*ast.CompositeLit)
			if !ok || field(lit, "rootTypeName") == nil || field(lit, "schema") == nil {
				return true
			}
			schema, ok := schemaJSON(textOf(field(lit, "schema"), variables))
			if !ok {
				return true
			}
			typeName := textOf(field(lit, "rootTypeName"), variables)
			objects := []json.RawMessage{}
			for _, text := range allTexts(lit, "name", "rootTypeName", "schema") {
				if object, ok := toJSON(text); ok && strings.ContainsAny(text, "{[") {
					objects = append(objects, object)
				}
			}
			out = append(out, pairs(r, schema, typeName, objects)...)
			return true
		})
	}
	return out
}

func pairs(r *rand.Rand, schema json.RawMessage, typeName string, objects []json.RawMessage) []any {
	out := []any{}
	t := typeOf(schema, typeName)
	for i, lhs := range objects {
		in := typedIn{Schema: schema, Type: typeName, LHS: lhs, RHS: objects[(i+1)%len(objects)]}
		if tv, err := t.FromUnstructured(unmarshal(lhs), typed.AllowDuplicates); err == nil {
			if set, err := tv.ToFieldSet(); err == nil {
				in.Set = setText(subset(r, set, 2))
			}
		}
		out = append(out, in)
		in.RHS = rows.Pick(r, objects)
		out = append(out, in)
	}
	return out
}

// upstreamRuns are the operations of the tests of package merge.
func upstreamRuns() []any {
	out := []any{}
	files := testFiles("merge")
	parsers := map[string]namedType{"DeducedParser": {Named: "deduced", Type: "__untyped_deduced_"}}
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok || len(spec.Values) != 1 {
				return true
			}
			text, _ := firstText(spec.Values[0])
			schema, ok := schemaJSON(text)
			if !ok {
				return true
			}
			ast.Inspect(spec.Values[0], func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					if selector, ok := call.Fun.(*ast.SelectorExpr); ok && selector.Sel.Name == "Type" && len(call.Args) == 1 {
						if name, ok := firstText(call.Args[0]); ok {
							parsers[spec.Names[0].Name] = namedType{Data: string(schema), Type: name}
						}
					}
				}
				return true
			})
			return true
		})
	}
	for _, file := range files {
		for _, decl := range file.Decls {
			test, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			of, found := parserUsed(test, parsers)
			if !found {
				continue
			}
			ast.Inspect(test, func(n ast.Node) bool {
				lit, ok := n.(*ast.CompositeLit)
				if !ok || field(lit, "Ops") == nil {
					return true
				}
				in := updaterIn{Schemas: []json.RawMessage{of.data()}, Type: of.Type}
				ops, ok := field(lit, "Ops").(*ast.CompositeLit)
				if !ok {
					return true
				}
				for _, each := range ops.Elts {
					if op, ok := operation(each); ok {
						in.Ops = append(in.Ops, op)
					}
				}
				if len(in.Ops) > 0 {
					out = append(out, in)
				}
				return true
			})
		}
	}
	return out
}

func parserUsed(test *ast.FuncDecl, parsers map[string]namedType) (namedType, bool) {
	var of namedType
	found := false
	ast.Inspect(test, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if selector, ok := call.Fun.(*ast.SelectorExpr); ok && (selector.Sel.Name == "Test" || selector.Sel.Name == "TestWithConverter") && len(call.Args) > 0 {
				if id, ok := call.Args[0].(*ast.Ident); ok {
					if p, ok := parsers[id.Name]; ok {
						of, found = p, true
					}
				}
			}
		}
		return true
	})
	return of, found
}

func operation(e ast.Expr) (updateOp, bool) {
	lit, ok := e.(*ast.CompositeLit)
	if !ok {
		return updateOp{}, false
	}
	name, ok := lit.Type.(*ast.Ident)
	if !ok {
		return updateOp{}, false
	}
	kinds := map[string]string{"Apply": "apply", "ForceApply": "force", "Update": "update", "ExtractApply": "apply"}
	object, valid := toJSON(textOf(field(lit, "Object"), nil))
	op := updateOp{Op: kinds[name.Name], Manager: textOf(field(lit, "Manager"), nil), Version: textOf(field(lit, "APIVersion"), nil), Object: object}
	return op, op.Op != "" && valid && op.Version != ""
}

// atomicMixedSchema is the mixed schema after some of its types became atomic.
func atomicMixedSchema() string {
	text := strings.NewReplacer(
		`"elementRelationship":"associative","keys":["port","protocol"]`, `"elementRelationship":"atomic"`,
		`{"name":"map","type":{"map":{"elementType":{"scalar":"string"}}}}`, `{"name":"map","type":{"map":{"elementType":{"scalar":"string"},"elementRelationship":"atomic"}}}`,
		`{"name":"struct","type":{"namedType":"struct"}}`, `{"name":"struct","type":{"namedType":"struct","elementRelationship":"atomic"}}`,
	).Replace(mixedSchema)
	return text
}

// handTyped are objects with one fault each, and of unusual forms.
func handTyped() []any {
	out := []any{}
	objects := []string{
		`{}`, `null`, `[]`, `1`, `"a"`, `true`, `{"number":"a"}`, `{"number":true}`, `{"number":{}}`, `{"number":[]}`, `{"number":null}`, `{"text":1}`, `{"text":1.5}`, `{"text":true}`, `{"text":["a",1]}`, `{"flag":"a"}`, `{"flag":1}`, `{"any":[]}`, `{"any":1}`,
		`{"atomicList":"a"}`, `{"atomicList":["a",1]}`, `{"atomicList":[]}`, `{"atomicList":null}`, `{"atomicList":["a","a"]}`, `{"set":["a","a"]}`, `{"set":["a","b","a"]}`, `{"set":[null]}`, `{"set":[[]]}`, `{"set":[1]}`, `{"set":{}}`, `{"set":[]}`, `{"numbers":[1,1.0]}`,
		`{"keyed":[{}]}`, `{"keyed":[{"value":1}]}`, `{"keyed":[null]}`, `{"keyed":["a"]}`, `{"keyed":[{"name":"a"},{"name":"a"}]}`, `{"keyed":[{"name":"a","value":1},{"name":"b"}]}`, `{"keyed":[{"name":"b","value":2},{"name":"a","list":["x","y"]}]}`, `{"keyed":[{"name":1}]}`, `{"keyed":[{"name":null}]}`, `{"keyed":[{"name":["a"]}]}`, `{"keyed":{}}`, `{"keyed":[{"name":"a","value":"x"}]}`, `{"keyed":[{"name":"a","nested":[{"name":"b","inner":{"a":1}}]}]}`,
		`{"ports":[{"port":80}]}`, `{"ports":[{"port":80,"protocol":"TCP"}]}`, `{"ports":[{"port":80},{"port":80,"protocol":"UDP"}]}`, `{"ports":[{"port":80},{"port":80,"protocol":"TCP"}]}`, `{"ports":[{"target":1}]}`, `{"ports":[{}]}`,
		`{"atomicMap":{"a":"b"}}`, `{"atomicMap":{}}`, `{"map":{"a":"b"}}`, `{"map":{"a":null}}`, `{"map":{"a":1}}`, `{"map":{}}`, `{"map":null}`, `{"map":[]}`, `{"map":{"__proto__":"x"}}`, `{"map":{"constructor":"x","toString":"y"}}`, `{"mapOfLists":{"a":["x"],"b":[]}}`,
		`{"struct":{"a":1,"c":{"b":"x"}}}`, `{"struct":{}}`, `{"struct":{"d":1}}`, `{"atomicStruct":{"a":1}}`, `{"owned":{"a":1}}`, `{"separate":{"a":1}}`, `{"recursive":{"recursive":{"recursive":{"set":["a"]}}}}`, `{"deduced":{"a":{"b":[1,{"c":2}]}}}`, `{"deduced":[1]}`, `{"deduced":"a"}`, `{"deduced":null}`, `{"untyped":{"a":1}}`, `{"untyped":[1]}`, `{"untyped":1}`, `{"either":"a"}`, `{"either":["a"]}`, `{"either":{"a":1}}`, `{"either":null}`, `{"either":1}`, `{"nothing":1}`, `{"nothing":null}`, `{"unknown":1}`, `{"__proto__":1}`,
	}
	for _, lhs := range objects {
		for i, rhs := range objects {
			if lhs[:min(6, len(lhs))] == rhs[:min(6, len(rhs))] || i < 2 {
				out = append(out, typedIn{Schema: json.RawMessage(mixedSchema), Type: "root", LHS: json.RawMessage(lhs), RHS: json.RawMessage(rhs), Set: setText(fieldpath.NewSet())})
			}
		}
	}
	return out
}
