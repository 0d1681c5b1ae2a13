package main

import (
	"encoding/json"
	"math/rand"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/validation/field"
	helpers "k8s.io/component-helpers/scheduling/corev1"
	"k8s.io/component-helpers/scheduling/corev1/nodeaffinity"

	"kubetyped/rows"
)

// result is whether a node matches, or why that can't be told.
func result(match bool, err error) any {
	if err != nil {
		return err.Error()
	}
	return match
}

func selectNodes(in json.RawMessage) any {
	question := rows.Read[struct {
		Selector  *corev1.NodeSelector
		Preferred []corev1.PreferredSchedulingTerm
		Pod       corev1.Pod
		Nodes     []corev1.Node
		Path      bool
	}](in)
	var options []field.PathOption
	if question.Path {
		options = append(options, field.WithPath(field.NewPath("spec", "affinity")))
	}
	out := map[string]any{"strict": nil, "lazy": nil}
	if question.Selector != nil {
		strict := []any{}
		selector, err := nodeaffinity.NewNodeSelector(question.Selector, options...)
		if err != nil {
			strict = append(strict, err.Error())
		} else {
			for i := range question.Nodes {
				strict = append(strict, selector.Match(&question.Nodes[i]))
			}
			strict = append(strict, selector.Match(nil))
		}
		lazy := []any{}
		for i := range question.Nodes {
			lazy = append(lazy, result(nodeaffinity.NewLazyErrorNodeSelector(question.Selector, options...).Match(&question.Nodes[i])))
			lazy = append(lazy, result(helpers.MatchNodeSelectorTerms(&question.Nodes[i], question.Selector)))
		}
		lazy = append(lazy, result(helpers.MatchNodeSelectorTerms(nil, question.Selector)))
		out["strict"], out["lazy"] = strict, lazy
	}
	scores := []any{}
	preferred, err := nodeaffinity.NewPreferredSchedulingTerms(question.Preferred, options...)
	if err != nil {
		scores = append(scores, err.Error())
	} else {
		for i := range question.Nodes {
			scores = append(scores, preferred.Score(&question.Nodes[i]))
		}
	}
	required := []any{}
	for i := range question.Nodes {
		required = append(required, result(nodeaffinity.GetRequiredNodeAffinity(&question.Pod).Match(&question.Nodes[i])))
	}
	out["scores"], out["required"] = scores, required
	return out
}

var (
	nodeKeys   = []string{"a", "b", "zone", "x/y", "n", "__proto__", "metadata.name"}
	nodeValues = []string{"", "1", "2", "10", "-1", "a", "b", "n-1", "9223372036854775807"}
	oddKeys    = []string{"", "-a", "a b", "\u00e9"}
	oddValues  = []string{"-5", "a b", "\u00e9", "9223372036854775808", "<"}
	nodeOps    = []string{"In", "In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt"}
	// None with <, > or &: Go prints those as JSON does.
	oddNodeOps  = []string{"", "in", "=", "\u2028\""}
	sampleNodes = []any{
		map[string]any{"metadata": map[string]any{"name": "n-1", "labels": map[string]string{"a": "1", "zone": "a"}}},
		map[string]any{"metadata": map[string]any{"labels": map[string]string{"b": "", "n": "10"}}},
		map[string]any{"metadata": map[string]any{"name": "a"}},
	}
)

// mostly is one of the usual values, rarely one of the odd.
func mostly(r *rand.Rand, usual, odd []string) string {
	if r.Intn(14) == 0 {
		return rows.Pick(r, odd)
	}
	return rows.Pick(r, usual)
}

func requirementOf(r *rand.Rand) map[string]any {
	operator := mostly(r, nodeOps, oddNodeOps)
	out := map[string]any{"key": mostly(r, nodeKeys, oddKeys), "operator": operator}
	count := 1
	switch {
	case r.Intn(12) == 0:
		count = r.Intn(4)
	case operator == "In" || operator == "NotIn":
		count = 1 + r.Intn(3)
	case operator == "Exists" || operator == "DoesNotExist":
		count = 0
	}
	values := []string{}
	for ; count > 0; count-- {
		values = append(values, mostly(r, nodeValues, oddValues))
	}
	if len(values) > 0 || r.Intn(3) == 0 {
		out["values"] = values
	}
	return out
}

func termOf(r *rand.Rand) map[string]any {
	out := map[string]any{}
	var expressions, byFields []any
	for n := r.Intn(3); n > 0; n-- {
		expressions = append(expressions, requirementOf(r))
	}
	if r.Intn(3) == 0 {
		for n := 1 + r.Intn(2); n > 0; n-- {
			requirement := requirementOf(r)
			requirement["operator"] = mostly(r, []string{"In", "NotIn"}, nodeOps)
			requirement["key"] = mostly(r, []string{"metadata.name"}, nodeKeys)
			requirement["values"] = []string{mostly(r, []string{"n-1", "a"}, oddValues)}
			if r.Intn(10) == 0 {
				requirement["values"] = []string{"a", "b"}[:r.Intn(3)]
			}
			byFields = append(byFields, requirement)
		}
	}
	if expressions != nil {
		out["matchExpressions"] = expressions
	}
	if byFields != nil {
		out["matchFields"] = byFields
	}
	return out
}

func selectorOf(r *rand.Rand) map[string]any {
	terms := []any{}
	for n := r.Intn(4); n > 0; n-- {
		terms = append(terms, termOf(r))
	}
	return map[string]any{"nodeSelectorTerms": terms}
}

func nodeLabels(r *rand.Rand) map[string]string {
	labels := map[string]string{}
	for n := r.Intn(5); n > 0; n-- {
		labels[rows.Pick(r, nodeKeys)] = rows.Pick(r, append(oddValues, nodeValues...))
	}
	return labels
}

func nodeOf(r *rand.Rand) any {
	metadata := map[string]any{}
	if name := rows.Pick(r, []string{"", "n-1", "a", "b"}); name != "" {
		metadata["name"] = name
	}
	if r.Intn(8) > 0 {
		metadata["labels"] = nodeLabels(r)
	}
	return map[string]any{"metadata": metadata}
}

func nodeSelectorInputs(r *rand.Rand) []any {
	input := func(selector any, preferred []any, pod any, nodes []any) any {
		return map[string]any{"selector": selector, "preferred": preferred, "pod": pod, "nodes": nodes, "path": r.Intn(2) == 0}
	}
	one := func(requirement map[string]any, list string) map[string]any {
		return map[string]any{"nodeSelectorTerms": []any{map[string]any{list: []any{requirement}}}}
	}
	empty := map[string]any{}
	out := []any{
		input(nil, nil, empty, sampleNodes),
		input(map[string]any{"nodeSelectorTerms": nil}, nil, map[string]any{"spec": map[string]any{"nodeSelector": map[string]string{}}}, sampleNodes),
		input(map[string]any{"nodeSelectorTerms": []any{empty, map[string]any{"matchExpressions": []any{}, "matchFields": nil}}}, nil, empty, sampleNodes),
	}
	// Every operator with every number of values, by labels and by fields.
	for _, operator := range append(append([]string{}, nodeOps[1:]...), oddNodeOps...) {
		for _, values := range []any{nil, []string{}, []string{"1"}, []string{"a", "b"}, []string{"n-1"}, []string{"-5"}, []string{"a b", "<"}} {
			for _, key := range []string{"a", "n", "metadata.name", "-"} {
				requirement := map[string]any{"key": key, "operator": operator}
				if values != nil {
					requirement["values"] = values
				}
				for _, list := range []string{"matchExpressions", "matchFields"} {
					selector := one(requirement, list)
					affinity := map[string]any{"nodeAffinity": map[string]any{"requiredDuringSchedulingIgnoredDuringExecution": selector}}
					preferred := []any{map[string]any{"weight": 3, "preference": selector["nodeSelectorTerms"].([]any)[0]}}
					out = append(out, input(selector, preferred, map[string]any{"spec": map[string]any{"affinity": affinity}}, sampleNodes))
				}
			}
		}
	}
	for range 2500 {
		var preferred, nodes []any
		for n := r.Intn(4); n > 0; n-- {
			preferred = append(preferred, map[string]any{"weight": r.Intn(4), "preference": termOf(r)})
		}
		for n := 1 + r.Intn(3); n > 0; n-- {
			nodes = append(nodes, nodeOf(r))
		}
		spec := map[string]any{}
		if r.Intn(2) == 0 {
			spec["nodeSelector"] = nodeLabels(r)
		}
		if r.Intn(2) == 0 {
			spec["affinity"] = map[string]any{"nodeAffinity": map[string]any{"requiredDuringSchedulingIgnoredDuringExecution": selectorOf(r)}}
		}
		out = append(out, input(selectorOf(r), preferred, map[string]any{"spec": spec}, nodes))
	}
	return out
}
