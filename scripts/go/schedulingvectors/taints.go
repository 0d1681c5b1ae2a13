package main

import (
	"encoding/json"
	"math/rand"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	resourcev1 "k8s.io/api/resource/v1"
	helpers "k8s.io/component-helpers/scheduling/corev1"

	"kubetyped/rows"
)

func doNotSchedule(t *corev1.Taint) bool {
	return t.Effect == corev1.TaintEffectNoSchedule || t.Effect == corev1.TaintEffectNoExecute
}

// untolerated is the first taint that is not tolerated, or null.
func untolerated(taint corev1.Taint, found bool) *corev1.Taint {
	if !found {
		return nil
	}
	return &taint
}

func compareTaints(in json.RawMessage) any {
	question := rows.Read[struct {
		Taints      []corev1.Taint
		Tolerations []corev1.Toleration
	}](in)
	// Values that are no numbers are logged.
	logger := logr.Discard()
	texts, matchTaints, matchTolerations, tolerates := []string{}, [][]bool{}, [][]bool{}, [][]bool{}
	deviceTexts := []string{}
	for i := range question.Taints {
		taint := &question.Taints[i]
		texts = append(texts, taint.ToString())
		device := resourcev1.DeviceTaint{Key: taint.Key, Value: taint.Value, Effect: resourcev1.DeviceTaintEffect(taint.Effect)}
		deviceTexts = append(deviceTexts, device.String())
		row := []bool{}
		for j := range question.Taints {
			row = append(row, taint.MatchTaint(&question.Taints[j]))
		}
		matchTaints = append(matchTaints, row)
	}
	for i := range question.Tolerations {
		toleration := &question.Tolerations[i]
		row := []bool{}
		for j := range question.Tolerations {
			row = append(row, toleration.MatchToleration(&question.Tolerations[j]))
		}
		matchTolerations = append(matchTolerations, row)
		row = []bool{}
		for j := range question.Taints {
			row = append(row, toleration.ToleratesTaint(logger, &question.Taints[j], false), toleration.ToleratesTaint(logger, &question.Taints[j], true))
		}
		tolerates = append(tolerates, row)
	}
	return map[string]any{
		"texts": texts, "deviceTexts": deviceTexts, "matchTaints": matchTaints, "matchTolerations": matchTolerations, "tolerates": tolerates,
		"untolerated": []*corev1.Taint{
			untolerated(helpers.FindMatchingUntoleratedTaint(logger, question.Taints, question.Tolerations, nil, false)),
			untolerated(helpers.FindMatchingUntoleratedTaint(logger, question.Taints, question.Tolerations, doNotSchedule, false)),
			untolerated(helpers.FindMatchingUntoleratedTaint(logger, question.Taints, question.Tolerations, doNotSchedule, true)),
		},
	}
}

var (
	taintKeys   = []string{"", "a", "b", "node.kubernetes.io/not-ready", "__proto__"}
	taintValues = []string{
		"", "x", "y", "0", "-0", "1", "+1", "01", "-1", "10", "9", "9007199254740993", "9007199254740992", "9223372036854775807", "9223372036854775808",
		"-9223372036854775808", "-9223372036854775809", "999999999999999", "1000000000000000", "1.0", "1e3", " 1", "0x1", "-", "\u0661",
	}
	effects   = []string{"", "NoSchedule", "PreferNoSchedule", "NoExecute", "Never"}
	operators = []string{"", "Equal", "Exists", "Lt", "Gt", "equal", "In"}
)

func taint(key, value, effect string) map[string]any {
	return map[string]any{"key": key, "value": value, "effect": effect}
}

func toleration(key, operator, value, effect string) map[string]any {
	out := map[string]any{}
	for name, text := range map[string]string{"key": key, "operator": operator, "value": value, "effect": effect} {
		if text != "" {
			out[name] = text
		}
	}
	return out
}

func taintInputs(r *rand.Rand) []any {
	none := []map[string]any{}
	out := []any{map[string]any{"taints": none, "tolerations": none}, map[string]any{"taints": nil, "tolerations": nil}}
	// Every pair of values, with each operator.
	for _, value := range taintValues {
		for _, operator := range operators {
			var taints []map[string]any
			for _, other := range taintValues {
				taints = append(taints, taint("a", other, "NoSchedule"))
			}
			out = append(out, map[string]any{"taints": taints, "tolerations": []map[string]any{toleration("a", operator, value, "")}})
		}
	}
	// Every key and effect, also none.
	for _, key := range taintKeys {
		for _, effect := range effects {
			var taints, tolerations []map[string]any
			for _, other := range taintKeys {
				for _, otherEffect := range effects {
					taints = append(taints, taint(other, "x", otherEffect))
				}
			}
			for _, operator := range operators {
				tolerations = append(tolerations, toleration(key, operator, "x", effect))
			}
			out = append(out, map[string]any{"taints": taints, "tolerations": tolerations})
		}
	}
	for range 2000 {
		var taints, tolerations []map[string]any
		for n := r.Intn(4); n > 0; n-- {
			taints = append(taints, taint(rows.Pick(r, taintKeys), rows.Pick(r, taintValues), rows.Pick(r, effects)))
		}
		for n := r.Intn(5); n > 0; n-- {
			tolerations = append(tolerations, toleration(rows.Pick(r, taintKeys), rows.Pick(r, operators), rows.Pick(r, taintValues), rows.Pick(r, effects)))
		}
		out = append(out, map[string]any{"taints": taints, "tolerations": tolerations})
	}
	return out
}
