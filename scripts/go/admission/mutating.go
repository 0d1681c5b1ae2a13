package main

import (
	"context"

	v1 "k8s.io/api/admissionregistration/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/admission/plugin/cel"
	"k8s.io/apiserver/pkg/admission/plugin/policy/mutating"
	"k8s.io/apiserver/pkg/admission/plugin/policy/mutating/patch"
	"k8s.io/apiserver/pkg/cel/environment"
	"k8s.io/client-go/informers"
)

var emptySelector = metav1.LabelSelector{}

func (w *world) mutate(ctx context.Context, attributes admission.Attributes, given []Mutating) error {
	var hooks []mutating.PolicyHook
	for i := range given {
		hook := mutating.PolicyHook{Policy: &given[i].Policy, Evaluator: compileMutating(&given[i].Policy)}
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
	dispatcher := mutating.NewDispatcher(w, w.matcher, w)
	if err := dispatcher.Dispatch(ctx, attributes, w.interfaces, hooks); err != nil {
		return err
	}
	if !attributes.GetReinvocationContext().ShouldReinvoke() {
		return nil
	}
	attributes.GetReinvocationContext().SetIsReinvoke()
	return dispatcher.Dispatch(ctx, attributes, w.interfaces, hooks)
}

func (w *world) findParams(paramKind *v1.ParamKind) (informers.GenericInformer, meta.RESTScope, error) {
	if paramKind == nil {
		return nil, nil, nil
	}
	kind := gvkOf(paramKind)
	informer, scope, known := w.paramsOf(kind)
	if !known {
		return nil, nil, unknownParams(kind)
	}
	return informer, scope, nil
}

func compileMutating(policy *v1.MutatingAdmissionPolicy) mutating.PolicyEvaluator {
	spec := policy.Spec
	declared := cel.OptionalVariableDeclarations{HasParams: spec.ParamKind != nil, HasAuthorizer: true}
	compiler, err := cel.NewCompositedCompiler(environment.MustBaseEnvSet(environment.DefaultCompatibilityVersion()))
	if err != nil {
		panic(err)
	}
	compiler.CompileAndStoreVariables(variables(spec.Variables), declared, environment.StoredExpressions)
	matcher := matchers(compiler, spec.MatchConditions, declared, spec.FailurePolicy, policy.Name)
	patches := declared
	patches.HasPatchTypes = true
	var patchers []patch.Patcher
	for _, m := range spec.Mutations {
		switch {
		case m.PatchType == v1.PatchTypeJSONPatch && m.JSONPatch != nil:
			accessor := &patch.JSONPatchCondition{Expression: m.JSONPatch.Expression}
			patchers = append(patchers, patch.NewJSONPatcher(compiler.CompileMutatingEvaluator(accessor, patches, environment.StoredExpressions)))
		case m.PatchType == v1.PatchTypeApplyConfiguration && m.ApplyConfiguration != nil:
			accessor := &patch.ApplyConfigurationCondition{Expression: m.ApplyConfiguration.Expression}
			patchers = append(patchers, patch.NewApplyConfigurationPatcher(compiler.CompileMutatingEvaluator(accessor, patches, environment.StoredExpressions)))
		}
	}
	return mutating.PolicyEvaluator{Matcher: matcher, Mutators: patchers, CompositedCompiler: compiler}
}
