package main

import (
	"math/rand"
	"strings"

	"kubetyped/rows"
)

// Rows per area.
const randomRows = 1500

type object = map[string]any

var (
	names = []string{
		"", "a", "web", "my-name", "web-", "-", "--", "a--", "x.-", "a.b", "a.b-", "A", "1a", "1-", "a_b", "\u00e9", "\u00e9-", "a\u65e5-", "\U0001f600-", "..", ".", "a/b", "a%b", "Ab-",
		strings.Repeat("a", 63), strings.Repeat("a", 64), strings.Repeat("a", 63) + "-", strings.Repeat("a", 62) + "\u00e9-", strings.Repeat("a", 253), strings.Repeat("a", 254), strings.Repeat("a", 252) + "\u65e5-",
	}
	keys = []string{
		"app", "example.com/app", "", "/", "a/", "/a", "a/b/c", "App", "EXAMPLE.com/App", "__proto__", "constructor", "12", "-a", "\u0130x", "\u212ax", "\u03a3", "k\u03a3", "\u00c9", "\u023a", "a b", "<&>",
		strings.Repeat("k", 63), strings.Repeat("k", 64), strings.Repeat("\u212a", 21) + "k", strings.Repeat("\u0130", 63), strings.Repeat("p", 254) + "/x",
	}
	values   = []string{"", "x", "X-1.y_z", "-", "a b", "\u00e9", "\"q\"", "<&>\u2028", strings.Repeat("v", 63), strings.Repeat("v", 64), "\u0000\u007f"}
	oddTexts = []string{"", "a", "x/y", "<&>", "\"q\"\\", "\u2028", "\u00ad", "\u0000\u007f\n", "\U0001f600", "\u200b\u00a0", "\ue000", "\ufffd", strings.Repeat("m", 128), strings.Repeat("m", 129), strings.Repeat("\u00e9", 64) + "a"}
	times    = []any{nil, "2024-01-02T03:04:05Z", "2024-01-02T04:04:05+01:00", "2024-01-02T03:04:05.5Z", "2024-01-02T03:04:05.500000001Z", "0001-01-01T00:00:00Z", "0001-01-01T00:00:00.5Z", "2025-06-07T08:09:10Z"}
	numbers  = []any{nil, 0, 1, -1, 30, int64(9007199254740991), int64(-9007199254740991)}
)

func maybe(r *rand.Rand, out object, key string, value func() any) {
	if r.Intn(2) == 0 {
		out[key] = value()
	}
}

func of[T any](r *rand.Rand, choices []T) func() any {
	return func() any { return rows.Pick(r, choices) }
}

// rarely is the first choice, most of the time.
func rarely(r *rand.Rand, good any, choices []string) any {
	if r.Intn(3) > 0 {
		return good
	}
	return rows.Pick(r, choices)
}

func randomMap(r *rand.Rand, values []string) func() any {
	return func() any {
		if r.Intn(10) == 0 {
			return nil
		}
		out := object{}
		for n := r.Intn(4); n > 0; n-- {
			out[rows.Pick(r, keys)] = rows.Pick(r, values)
		}
		return out
	}
}

func randomList(r *rand.Rand, most int, each func() any) func() any {
	return func() any {
		if r.Intn(10) == 0 {
			return nil
		}
		out := []any{}
		for n := r.Intn(most + 1); n > 0; n-- {
			out = append(out, each())
		}
		return out
	}
}

func ownerReference(r *rand.Rand) any {
	out := object{
		"apiVersion": rarely(r, "apps/v1", []string{"v1", "", "/", "apps/", "a/b/c", "<&>"}),
		"kind":       rarely(r, "Deployment", []string{"", "Event", "<&>"}),
		"name":       rarely(r, "web", []string{"", "\u2028"}),
		"uid":        rarely(r, "1-2-3", []string{"", "\"q\""}),
	}
	maybe(r, out, "controller", of(r, []any{true, true, false, nil}))
	maybe(r, out, "blockOwnerDeletion", of(r, []any{true, false, nil}))
	if r.Intn(10) == 0 {
		delete(out, rows.Pick(r, []string{"apiVersion", "kind", "name", "uid"}))
	}
	return out
}

func managedFieldsEntry(r *rand.Rand) any {
	out := object{}
	maybe(r, out, "manager", of(r, oddTexts))
	out["operation"] = rarely(r, "Apply", append([]string{"Update", "apply"}, oddTexts...))
	maybe(r, out, "fieldsType", func() any { return rarely(r, "FieldsV1", oddTexts) })
	maybe(r, out, "subresource", of(r, []string{"", "status", strings.Repeat("s", 256), strings.Repeat("s", 257), strings.Repeat("\u00e9", 128) + "s"}))
	maybe(r, out, "time", of(r, times))
	return out
}

func objectMeta(r *rand.Rand) object {
	out := object{}
	maybe(r, out, "name", of(r, names))
	maybe(r, out, "generateName", of(r, names))
	maybe(r, out, "namespace", of(r, names))
	maybe(r, out, "uid", of(r, values))
	maybe(r, out, "resourceVersion", of(r, []string{"", "1", "x"}))
	maybe(r, out, "generation", of(r, numbers))
	maybe(r, out, "creationTimestamp", of(r, times))
	maybe(r, out, "deletionTimestamp", of(r, times))
	maybe(r, out, "deletionGracePeriodSeconds", of(r, numbers))
	maybe(r, out, "labels", randomMap(r, values))
	maybe(r, out, "annotations", randomMap(r, values))
	maybe(r, out, "ownerReferences", randomList(r, 3, func() any { return ownerReference(r) }))
	maybe(r, out, "finalizers", randomList(r, 3, of(r, append([]string{"orphan", "foregroundDeletion", "kubernetes"}, keys...))))
	maybe(r, out, "managedFields", randomList(r, 2, func() any { return managedFieldsEntry(r) }))
	return out
}

func objectMetaInputs(r *rand.Rand) []any {
	var out []any
	rules := []string{"subdomain", "label", "1035", "path", "namespace", "serviceaccount"}
	add := func(new, old object, rule string) {
		out = append(out, object{"new": new, "old": old, "namespaced": r.Intn(2) == 0, "rule": rule, "path": r.Intn(4) > 0})
	}
	for _, rule := range rules {
		for _, name := range names {
			add(object{"name": name, "generateName": name, "namespace": name}, object{}, rule)
		}
	}
	for _, key := range keys {
		add(object{"name": "a", "labels": object{key: "x"}, "annotations": object{key: "x"}, "finalizers": []string{key}}, object{}, "label")
	}
	for _, a := range times {
		for _, b := range times {
			add(object{"creationTimestamp": a, "deletionTimestamp": a}, object{"creationTimestamp": b, "deletionTimestamp": b, "finalizers": []string{"b"}}, "label")
		}
	}
	for _, length := range []int{262140, 262141, 262142} {
		add(object{"name": "a", "annotations": object{"a": strings.Repeat("\u00e9", length/2), "b": strings.Repeat("x", 1+length%2)}}, object{}, "label")
	}
	for range randomRows {
		new := objectMeta(r)
		old := objectMeta(r)
		if r.Intn(2) == 0 {
			for key, value := range new {
				old[key] = value
			}
		}
		add(new, old, rows.Pick(r, rules))
	}
	return out
}

func managedFieldsInputs(r *rand.Rand) []any {
	out := []any{nil, []any{}, []any{object{}}}
	for range randomRows {
		out = append(out, randomList(r, 4, func() any { return managedFieldsEntry(r) })())
	}
	return out
}

func selectorInputs(r *rand.Rand) []any {
	requirement := func() any {
		out := object{"key": rarely(r, "app", keys), "operator": rarely(r, rows.Pick(r, []string{"In", "NotIn", "Exists", "DoesNotExist"}), append([]string{"in", "Gt"}, oddTexts...))}
		maybe(r, out, "values", randomList(r, 3, of(r, values)))
		return out
	}
	var out []any
	for range randomRows {
		question := object{"field": requirement(), "value": r.Intn(3) == 0, "unsafe": r.Intn(3) == 0, "path": r.Intn(4) > 0}
		if r.Intn(20) > 0 {
			selector := object{}
			maybe(r, selector, "matchLabels", randomMap(r, values))
			maybe(r, selector, "matchExpressions", randomList(r, 3, requirement))
			question["labels"] = selector
		}
		out = append(out, question)
	}
	return out
}

func conditionInputs(r *rand.Rand) []any {
	reasons := []string{"", "Ready", "A", "a", "1a", "_a", "a_", "a,", "a:", "a,b:c_d", "a b", "a-b", "\u00e9", "a\n", strings.Repeat("r", 1024), strings.Repeat("r", 1025), strings.Repeat("\u00e9", 513)}
	messages := []string{"", "all is well", strings.Repeat("m", 32768), strings.Repeat("m", 32769), strings.Repeat("\u00e9", 16384) + "x"}
	condition := func() any {
		out := object{"type": rarely(r, rows.Pick(r, []string{"Ready", "Ready", "Synced"}), keys), "status": rarely(r, "True", append([]string{"False", "Unknown", "true"}, oddTexts...))}
		maybe(r, out, "observedGeneration", of(r, numbers))
		maybe(r, out, "lastTransitionTime", of(r, times))
		maybe(r, out, "reason", of(r, reasons))
		if r.Intn(20) == 0 {
			out["message"] = rows.Pick(r, messages)
		}
		return out
	}
	out := []any{nil}
	for _, reason := range reasons {
		out = append(out, []any{object{"type": "Ready", "status": "True", "lastTransitionTime": times[1], "reason": reason}})
	}
	for range randomRows {
		out = append(out, randomList(r, 3, condition)())
	}
	return out
}

func optionsInputs(r *rand.Rand) []any {
	policies := append([]string{"Foreground", "Background", "Orphan", "orphan"}, oddTexts...)
	dryRun := randomList(r, 2, func() any { return rarely(r, "All", []string{"all", "", "<&>"}) })
	write := func(out object) object {
		maybe(r, out, "dryRun", dryRun)
		maybe(r, out, "fieldManager", of(r, oddTexts))
		maybe(r, out, "fieldValidation", of(r, []string{"", "Ignore", "Warn", "Strict", "strict", "<&>"}))
		return out
	}
	bools := []any{true, false, nil}
	var out []any
	for range randomRows {
		delete := object{"ignoreStoreReadErrorWithClusterBreakingPotential": rows.Pick(r, bools)}
		maybe(r, delete, "orphanDependents", of(r, bools))
		maybe(r, delete, "propagationPolicy", of(r, append([]any{nil}, rows.Anys(policies)...)))
		maybe(r, delete, "dryRun", dryRun)
		maybe(r, delete, "gracePeriodSeconds", of(r, numbers))
		maybe(r, delete, "preconditions", of(r, []any{nil, object{}, object{"uid": "x"}}))
		patch := write(object{})
		maybe(r, patch, "force", of(r, bools))
		list := object{}
		maybe(r, list, "watch", of(r, bools[:2]))
		maybe(r, list, "resourceVersion", of(r, []string{"", "0", "1"}))
		maybe(r, list, "resourceVersionMatch", of(r, append([]string{"Exact", "NotOlderThan", "exact"}, oddTexts...)))
		maybe(r, list, "continue", of(r, []string{"", "x"}))
		maybe(r, list, "sendInitialEvents", of(r, bools))
		patchTypes := []string{"application/json-patch+json", "application/merge-patch+json", "application/strategic-merge-patch+json", "application/apply-patch+yaml", "application/apply-patch+cbor", "x"}
		out = append(out, object{
			"delete": delete, "create": write(object{}), "update": write(object{}), "patch": patch, "patchType": rows.Pick(r, patchTypes),
			"table": object{"includeObject": rarely(r, rows.Pick(r, []string{"", "None", "Metadata", "Object"}), oddTexts)}, "list": list, "watchList": r.Intn(2) == 0,
		})
	}
	return out
}
