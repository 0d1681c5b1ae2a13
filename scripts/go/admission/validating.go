package main

import (
	"context"
	"fmt"

	v1 "k8s.io/api/admissionregistration/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/admission/plugin/cel"
	"k8s.io/apiserver/pkg/admission/plugin/policy/generic"
	"k8s.io/apiserver/pkg/admission/plugin/policy/validating"
	"k8s.io/apiserver/pkg/admission/plugin/webhook/matchconditions"
	"k8s.io/apiserver/pkg/cel/environment"
)

func (w *world) validate(ctx context.Context, attributes admission.Attributes, given []Validating) error {
	var hooks []validating.PolicyHook
	for i := range given {
		hook := validating.PolicyHook{Policy: &given[i].Policy, Evaluator: compile(&given[i].Policy)}
		defaultMatch(given[i].Policy.Spec.MatchConstraints)
		for j := range given[i].Bindings {
			defaultMatch(given[i].Bindings[j].Spec.MatchResources)
			hook.Bindings = append(hook.Bindings, &given[i].Bindings[j])
		}
		hook.ParamInformer, hook.ParamScope, hook.ConfigurationError = w.findParams(given[i].Policy.Spec.ParamKind)
		hooks = append(hooks, hook)
	}
	if len(hooks) == 0 {
		return nil
	}
	return validating.NewDispatcher(w, generic.NewPolicyMatcher(w.matcher)).Dispatch(ctx, attributes, w.interfaces, hooks)
}

// defaultMatch sets the defaults of the API.
func defaultMatch(match *v1.MatchResources) {
	if match == nil {
		return
	}
	if match.NamespaceSelector == nil {
		match.NamespaceSelector = &emptySelector
	}
	if match.ObjectSelector == nil {
		match.ObjectSelector = &emptySelector
	}
	if match.MatchPolicy == nil {
		equivalent := v1.Equivalent
		match.MatchPolicy = &equivalent
	}
}

func gvkOf(paramKind *v1.ParamKind) schema.GroupVersionKind {
	return schema.FromAPIVersionAndKind(paramKind.APIVersion, paramKind.Kind)
}

func unknownParams(kind schema.GroupVersionKind) error {
	return fmt.Errorf("failed to find resource referenced by paramKind: '%v'", kind)
}

// compile does what the plug-in does with a policy.
func compile(policy *v1.ValidatingAdmissionPolicy) validating.Validator {
	spec := policy.Spec
	full := cel.OptionalVariableDeclarations{HasParams: spec.ParamKind != nil, HasAuthorizer: true}
	partial := cel.OptionalVariableDeclarations{HasParams: spec.ParamKind != nil}
	compiler, err := cel.NewCompositedCompiler(environment.MustBaseEnvSet(environment.DefaultCompatibilityVersion()))
	if err != nil {
		panic(err)
	}
	compiler.CompileAndStoreVariables(variables(spec.Variables), full, environment.StoredExpressions)
	conditions := func(accessors []cel.ExpressionAccessor, declared cel.OptionalVariableDeclarations) cel.ConditionEvaluator {
		return compiler.CompileCondition(accessors, declared, environment.StoredExpressions)
	}
	validations := make([]cel.ExpressionAccessor, len(spec.Validations))
	messages := make([]cel.ExpressionAccessor, len(spec.Validations))
	for i, v := range spec.Validations {
		validations[i] = &validating.ValidationCondition{Expression: v.Expression, Message: v.Message, Reason: v.Reason}
		if v.MessageExpression != "" {
			messages[i] = &validating.MessageExpressionCondition{MessageExpression: v.MessageExpression}
		}
	}
	annotations := make([]cel.ExpressionAccessor, len(spec.AuditAnnotations))
	for i, a := range spec.AuditAnnotations {
		annotations[i] = &validating.AuditAnnotationCondition{Key: a.Key, ValueExpression: a.ValueExpression}
	}
	return validating.NewValidator(conditions(validations, full), matchers(compiler, spec.MatchConditions, full, spec.FailurePolicy, policy.Name),
		conditions(annotations, full), conditions(messages, partial), spec.FailurePolicy, nil)
}

func variables(given []v1.Variable) []cel.NamedExpressionAccessor {
	result := make([]cel.NamedExpressionAccessor, len(given))
	for i, v := range given {
		result[i] = &validating.Variable{Name: v.Name, Expression: v.Expression}
	}
	return result
}

func matchers(compiler *cel.CompositedCompiler, given []v1.MatchCondition, declared cel.OptionalVariableDeclarations, failurePolicy *v1.FailurePolicyType, name string) matchconditions.Matcher {
	if len(given) == 0 {
		return nil
	}
	accessors := make([]cel.ExpressionAccessor, len(given))
	for i := range given {
		accessors[i] = (*matchconditions.MatchCondition)(&given[i])
	}
	return matchconditions.NewMatcher(compiler.CompileCondition(accessors, declared, environment.StoredExpressions), failurePolicy, "policy", "validate", name)
}
