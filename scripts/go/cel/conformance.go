package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"

	exprpb "cel.dev/expr"
	_ "cel.dev/expr/conformance/proto2"
	_ "cel.dev/expr/conformance/proto3"
	testpb "cel.dev/expr/conformance/test"
	"google.golang.org/protobuf/encoding/prototext"
)

// conformanceTests gives all tests of cel-spec.
func conformanceTests(folder string) ([]*testpb.SimpleTest, error) {
	var tests []*testpb.SimpleTest
	files, err := filepath.Glob(filepath.Join(folder, "*.textproto"))
	if err != nil {
		return nil, err
	}
	sort.Strings(files)
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		file := &testpb.SimpleTestFile{}
		if err := prototext.Unmarshal(text, file); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		for _, section := range file.GetSection() {
			tests = append(tests, section.GetTest()...)
		}
	}
	return tests, nil
}

// conformanceQuestions gives the tests of cel-spec that touch no message, and what the others touch.
func conformanceQuestions(folder string) ([]*Question, map[string]int, error) {
	tests, err := conformanceTests(folder)
	if err != nil {
		return nil, nil, err
	}
	var questions []*Question
	leftOut := map[string]int{}
	for _, test := range tests {
		if question, reason := questionOf(test); question != nil {
			questions = append(questions, question)
		} else {
			leftOut[reason]++
		}
	}
	return questions, leftOut, nil
}

// messageNames are parts of the names of messages and of their enums and extensions.
var messageNames = []string{"google.protobuf", "TestAllTypes", "NestedTestAllTypes", "cel.expr", "proto."}

func questionOf(test *testpb.SimpleTest) (*Question, string) {
	if test.GetContainer() != "" {
		return nil, "container " + test.GetContainer()
	}
	for _, name := range messageNames {
		if strings.Contains(test.GetExpr(), name) {
			return nil, "expression with " + name
		}
	}
	question := &Question{Expression: test.GetExpr()}
	for _, declared := range test.GetTypeEnv() {
		if declared.GetIdent() == nil {
			return nil, "declaration of a function"
		}
		t, ok := typeText(declared.GetIdent().GetType())
		if !ok {
			return nil, "variable of a message type"
		}
		if question.Types == nil {
			question.Types = map[string]string{}
		}
		question.Types[declared.GetName()] = t
	}
	for name, binding := range test.GetBindings() {
		value, ok := valueText(binding.GetValue())
		if !ok {
			return nil, "variable with a message"
		}
		if question.Variables == nil {
			question.Variables = map[string]json.RawMessage{}
		}
		question.Variables[name] = value
	}
	return question, ""
}

func typeText(t *exprpb.Type) (string, bool) {
	switch kind := t.GetTypeKind().(type) {
	case *exprpb.Type_Dyn:
		return "dyn", true
	case *exprpb.Type_Null:
		return "null", true
	case *exprpb.Type_Primitive:
		name := strings.ToLower(kind.Primitive.String())
		return strings.TrimSuffix(name, "64"), true
	case *exprpb.Type_WellKnown:
		name := strings.ToLower(kind.WellKnown.String())
		return name, name != "any"
	case *exprpb.Type_ListType_:
		inner, ok := typeText(kind.ListType.GetElemType())
		return "list(" + inner + ")", ok
	case *exprpb.Type_MapType_:
		key, ok1 := typeText(kind.MapType.GetKeyType())
		value, ok2 := typeText(kind.MapType.GetValueType())
		return "map(" + key + ", " + value + ")", ok1 && ok2
	case *exprpb.Type_AbstractType_:
		if kind.AbstractType.GetName() != "optional_type" {
			return "", false
		}
		inner, ok := typeText(kind.AbstractType.GetParameterTypes()[0])
		return "optional_type(" + inner + ")", ok
	}
	return "", false
}

func valueText(value *exprpb.Value) (json.RawMessage, bool) {
	switch kind := value.GetKind().(type) {
	case *exprpb.Value_BoolValue:
		return object("bool", kind.BoolValue), true
	case *exprpb.Value_Int64Value:
		return object("int", strconv.FormatInt(kind.Int64Value, 10)), true
	case *exprpb.Value_Uint64Value:
		return object("uint", strconv.FormatUint(kind.Uint64Value, 10)), true
	case *exprpb.Value_DoubleValue:
		return object("double", strconv.FormatFloat(kind.DoubleValue, 'g', -1, 64)), true
	case *exprpb.Value_StringValue:
		return object("string", kind.StringValue), true
	case *exprpb.Value_BytesValue:
		return object("bytes", fmt.Sprintf("%x", kind.BytesValue)), true
	case *exprpb.Value_NullValue:
		return object("null", true), true
	case *exprpb.Value_ListValue:
		elements := []json.RawMessage{}
		for _, element := range kind.ListValue.GetValues() {
			text, ok := valueText(element)
			if !ok {
				return nil, false
			}
			elements = append(elements, text)
		}
		return object("list", elements), true
	case *exprpb.Value_MapValue:
		entries := [][2]json.RawMessage{}
		for _, entry := range kind.MapValue.GetEntries() {
			key, ok1 := valueText(entry.GetKey())
			inner, ok2 := valueText(entry.GetValue())
			if !ok1 || !ok2 {
				return nil, false
			}
			entries = append(entries, [2]json.RawMessage{key, inner})
		}
		return object("map", entries), true
	}
	return nil, false
}
