package main

import (
	"context"
	"encoding/json"
	"math/rand"

	authorizationv1 "k8s.io/api/authorization/v1"
	"k8s.io/apiserver/pkg/apis/apiserver"
	"k8s.io/apiserver/pkg/apis/apiserver/validation"

	"kubetyped/rows"
)

type conditionsQuestion struct {
	Expressions []string
	Spec        authorizationv1.SubjectAccessReviewSpec
}

// matched is whether all expressions are true of a review, or why nobody can tell.
func matched(in json.RawMessage) any {
	q := rows.Read[conditionsQuestion](in)
	conditions := []apiserver.WebhookMatchCondition{}
	for _, expression := range q.Expressions {
		conditions = append(conditions, apiserver.WebhookMatchCondition{Expression: expression})
	}
	matcher, errs := validation.ValidateAndCompileMatchConditions(conditionCompiler, conditions)
	if err := errs.ToAggregate(); err != nil {
		return map[string]any{"configuration": err.Error()}
	}
	if matcher == nil {
		return map[string]any{"matches": true}
	}
	matches, err := matcher.Eval(context.Background(), &authorizationv1.SubjectAccessReview{Spec: q.Spec})
	if err != nil {
		return map[string]any{"error": err.Error()}
	}
	return map[string]any{"matches": matches}
}

var conditionExpressions = []string{
	"request.user == 'ann'", "'dev' in request.groups", "has(request.resourceAttributes)", "has(request.nonResourceAttributes)", "request.resourceAttributes.namespace == 'kube-system'",
	"has(request.resourceAttributes) && request.resourceAttributes.namespace == 'a'", "!('system:serviceaccounts:kube-system' in request.groups)", "request.uid == '7'", "request.uid != ''",
	"request.extra['k'] == ['v']", "'k' in request.extra", "request.resourceAttributes.verb in ['get', 'list']", "request.nonResourceAttributes.path.startsWith('/healthz')",
	"request.resourceAttributes.resource == 'pods' && request.resourceAttributes.subresource == ''", "request.groups.exists(g, g == 'dev')", "size(request.groups) > 1", "size(request.extra) == 0",
	"has(request.resourceAttributes.fieldSelector)", "request.resourceAttributes.fieldSelector.requirements.exists(r, r.key == 'metadata.name' && r.operator == 'In' && 'x' in r.values)",
	"has(request.resourceAttributes.labelSelector) && request.resourceAttributes.labelSelector.requirements.size() > 0", "request.resourceAttributes.?fieldSelector.hasValue()",
	"has(request.resourceAttributes.fieldSelector.rawSelector)", "true", "false", "1 == 1", "request.resourceAttributes.version == 'v1'", "request.user.startsWith('system:')", "has(request.user)", "has(request.extra)",
	"request.resourceAttributes.name == ''", "request.resourceAttributes.group == 'apps'", "request.extra.?k.orValue([]).size() == 1",
}

func conditionsInputs(r *rand.Rand) []any {
	inputs := []any{}
	for range 2500 {
		expressions := []string{}
		for n := r.Intn(4); n > 0; n-- {
			expressions = append(expressions, expression(r, conditionExpressions))
		}
		spec := map[string]any{"user": rows.Pick(r, []string{"ann", "system:node:x"})}
		if r.Intn(2) == 0 {
			spec["groups"] = rows.Pick(r, [][]string{{"dev"}, {"dev", "ops"}, {"system:serviceaccounts:kube-system"}})
		}
		if r.Intn(3) == 0 {
			spec["uid"] = "7"
		}
		if r.Intn(3) == 0 {
			spec["extra"] = rows.Pick(r, []map[string]any{{"k": []string{"v"}}, {"x": []string{"a", "b"}}})
		}
		if r.Intn(3) == 0 {
			spec["nonResourceAttributes"] = map[string]any{"path": rows.Pick(r, []string{"/healthz", "/x"}), "verb": "get"}
		} else {
			attributes := map[string]any{"namespace": rows.Pick(r, []string{"", "a", "kube-system"}), "verb": rows.Pick(r, []string{"get", "list", "create"}), "group": rows.Pick(r, []string{"", "apps"}),
				"version": "v1", "resource": "pods"}
			if r.Intn(3) == 0 {
				attributes["subresource"] = "log"
			}
			if r.Intn(3) == 0 {
				attributes["name"] = "x"
			}
			if r.Intn(3) == 0 {
				attributes["fieldSelector"] = rows.Pick(r, []map[string]any{{"requirements": []any{map[string]any{"key": "metadata.name", "operator": "In", "values": []string{"x"}}}}, {"rawSelector": "a=b"}, {}})
			}
			if r.Intn(3) == 0 {
				attributes["labelSelector"] = rows.Pick(r, []map[string]any{{"requirements": []any{map[string]any{"key": "a", "operator": "Exists"}}}, {"rawSelector": "a"}})
			}
			spec["resourceAttributes"] = attributes
		}
		inputs = append(inputs, map[string]any{"expressions": expressions, "spec": spec})
	}
	return inputs
}
