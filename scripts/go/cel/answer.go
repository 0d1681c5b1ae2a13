package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"github.com/google/cel-go/cel"
	"github.com/google/cel-go/checker"
	"github.com/google/cel-go/common/types"
	"github.com/google/cel-go/common/types/ref"
	utiljson "k8s.io/apimachinery/pkg/util/json"
	"k8s.io/apimachinery/pkg/util/version"

	"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions"
	v1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema"
	celvalues "k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel/model"
	apiservercel "k8s.io/apiserver/pkg/cel"
	"k8s.io/apiserver/pkg/cel/environment"
	"k8s.io/apiserver/pkg/cel/library"
)

var base = environment.MustBaseEnvSet(version.MajorMinor(1, 36))

type scope struct {
	env       *cel.Env
	variables map[string]any
	estimator *library.CostEstimator
}

func answer(question *Question) (result Answer) {
	defer func() {
		if cause := recover(); cause != nil {
			result = Answer{Panic: fmt.Sprint(cause)}
		}
	}()
	in, err := newScope(question)
	if err != nil {
		return Answer{Panic: err.Error()}
	}
	ast, issues := in.env.Compile(question.Expression)
	if issues != nil && issues.Err() != nil {
		return Answer{Issues: issues.String()}
	}
	result.Type = cel.FormatCELType(ast.OutputType())
	options := []cel.ProgramOption{cel.CostTracking(in.estimator)}
	if question.Limit != 0 {
		options = append(options, cel.CostLimit(question.Limit))
	} else {
		options = append(options, cel.CostLimit(1_000_000))
	}
	program, err := in.env.Program(ast, options...)
	if err != nil {
		result.Program = err.Error()
		return result
	}
	estimate, err := in.env.EstimateCost(ast, in.estimator)
	if err != nil {
		return Answer{Panic: err.Error()}
	}
	result.Estimate = []string{strconv.FormatUint(estimate.Min, 10), strconv.FormatUint(estimate.Max, 10)}
	run(program, in.variables, &result)
	for range question.Runs {
		var other Answer
		run(program, in.variables, &other)
		same := func(a Answer) bool {
			return a.Cost == other.Cost && a.Error == other.Error && bytes.Equal(a.Value, other.Value)
		}
		if !same(result) && !slices.ContainsFunc(result.Others, same) {
			result.Others = append(result.Others, other)
		}
	}
	// Which of them comes first is chance, as the order of a map is.
	if len(result.Others) > 0 {
		all := append(result.Others, Answer{Value: result.Value, Error: result.Error, Cost: result.Cost})
		slices.SortFunc(all, func(a, b Answer) int {
			return cmp.Or(cmp.Compare(b.Cost, a.Cost), cmp.Compare(a.Error, b.Error), bytes.Compare(a.Value, b.Value))
		})
		result.Value, result.Error, result.Cost, result.Others = all[0].Value, all[0].Error, all[0].Cost, all[1:]
	}
	return result
}

func run(program cel.Program, variables map[string]any, result *Answer) {
	value, details, err := program.Eval(variables)
	if details != nil && details.ActualCost() != nil {
		result.Cost = *details.ActualCost()
	}
	if err != nil {
		result.Error = err.Error()
	} else {
		result.Value = encode(value)
	}
}

func newScope(question *Question) (*scope, error) {
	in := &scope{variables: map[string]any{}, estimator: &library.CostEstimator{}}
	options := environment.VersionedOptions{IntroducedVersion: version.MajorMinor(1, 0)}
	if question.Schema != nil {
		structural, err := structuralOf(question.Schema)
		if err != nil {
			return nil, err
		}
		declared := model.SchemaDeclType(structural, question.Root)
		if declared == nil {
			return nil, fmt.Errorf("no type for the schema")
		}
		in.estimator.SizeEstimator = &sizes{root: declared}
		scoped := declared.MaybeAssignTypeName("selfType")
		oldType := scoped.CelType()
		if question.OptionalOld {
			oldType = types.NewOptionalType(oldType)
		}
		options.DeclTypes = []*apiservercel.DeclType{scoped}
		options.EnvOptions = append(options.EnvOptions, cel.Variable("self", scoped.CelType()), cel.Variable("oldSelf", oldType))
		if in.variables["self"], err = unstructured(question.Self, structural); err != nil {
			return nil, err
		}
		old, err := unstructured(question.Old, structural)
		switch {
		case err != nil:
			return nil, err
		case question.OptionalOld && question.Old == nil:
			in.variables["oldSelf"] = types.OptionalNone
		case question.OptionalOld:
			in.variables["oldSelf"] = types.OptionalOf(old)
		default:
			in.variables["oldSelf"] = old
		}
	}
	for name, text := range question.Variables {
		value, err := decode(text)
		if err != nil {
			return nil, err
		}
		in.variables[name] = value
		if _, ok := question.Types[name]; !ok {
			options.EnvOptions = append(options.EnvOptions, cel.Variable(name, declaredType(value)))
		}
	}
	for name, text := range question.Types {
		t, err := parseType(text)
		if err != nil {
			return nil, err
		}
		options.EnvOptions = append(options.EnvOptions, cel.Variable(name, t))
	}
	set, err := base.Extend(options)
	if err != nil {
		return nil, err
	}
	in.env = set.NewExpressionsEnv()
	return in, nil
}

func structuralOf(text []byte) (*schema.Structural, error) {
	external := &v1.JSONSchemaProps{}
	if err := json.Unmarshal(text, external); err != nil {
		return nil, err
	}
	internal := &apiextensions.JSONSchemaProps{}
	if err := v1.Convert_v1_JSONSchemaProps_To_apiextensions_JSONSchemaProps(external, internal, nil); err != nil {
		return nil, err
	}
	return schema.NewStructural(internal)
}

func unstructured(text []byte, structural *schema.Structural) (ref.Val, error) {
	var value any
	if text != nil {
		if err := utiljson.Unmarshal(text, &value); err != nil {
			return nil, err
		}
	}
	return celvalues.UnstructuredToVal(value, structural), nil
}

// sizes estimates sizes as the compilation of rules does.
type sizes struct {
	root *apiservercel.DeclType
}

func (s *sizes) EstimateSize(element checker.AstNode) *checker.SizeEstimate {
	if len(element.Path()) == 0 {
		return nil
	}
	at := s.root
	for _, name := range element.Path()[1:] {
		switch name {
		case "@items", "@values":
			at = at.ElemType
		case "@keys":
			at = at.KeyType
		default:
			field, ok := at.Fields[name]
			if !ok {
				return nil
			}
			at = field.Type
		}
		if at == nil {
			return nil
		}
	}
	return &checker.SizeEstimate{Min: 0, Max: uint64(at.MaxElements)}
}

func (s *sizes) EstimateCallCost(_, _ string, _ *checker.AstNode, _ []checker.AstNode) *checker.CallEstimate {
	return nil
}
