// What the levels and versions of PodSecurity say of Pods: reads rows {"metadata": OBJECTMETA, "spec": PODSPEC}, one a line,
// and writes them with "out", what is forbidden, from the version on in which that is so:
// [{"level": "baseline", "version": "v1.0", "reason": "...", "detail": "..."}].
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/pod-security-admission/api"
	"k8s.io/pod-security-admission/policy"
)

type row struct {
	Metadata metav1.ObjectMeta `json:"metadata"`
	Spec     corev1.PodSpec    `json:"spec"`
}

type answer struct {
	Level   api.Level `json:"level"`
	Version string    `json:"version"`
	Reason  string    `json:"reason"`
	Detail  string    `json:"detail"`
}

// Newer than any, so that what is not known yet is asked for, too.
const newest = 40

func answers(evaluator policy.Evaluator, pod row) []answer {
	var all []answer
	for _, level := range []api.Level{api.LevelPrivileged, api.LevelBaseline, api.LevelRestricted} {
		last := answer{}
		versions := []api.Version{}
		for minor := 0; minor <= newest; minor++ {
			versions = append(versions, api.MajorMinorVersion(1, minor))
		}
		for i, version := range append(versions, api.LatestVersion()) {
			results := evaluator.EvaluatePod(api.LevelVersion{Level: level, Version: version}, &pod.Metadata, &pod.Spec)
			result := policy.AggregateCheckResults(results)
			next := answer{level, version.String(), result.ForbiddenReason(), result.ForbiddenDetail()}
			if i == 0 || next.Reason != last.Reason || next.Detail != last.Detail {
				all = append(all, next)
			}
			last = next
		}
	}
	return all
}

func main() {
	evaluator, err := policy.NewEvaluator(policy.DefaultChecks(), nil)
	if err != nil {
		panic(err)
	}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	out := bufio.NewWriter(os.Stdout)
	for lines.Scan() {
		var pod row
		if err := json.Unmarshal(lines.Bytes(), &pod); err != nil {
			panic(err)
		}
		var whole map[string]any
		if err := json.Unmarshal(lines.Bytes(), &whole); err != nil {
			panic(err)
		}
		whole["out"] = answers(evaluator, pod)
		text, err := json.Marshal(whole)
		if err != nil {
			panic(err)
		}
		fmt.Fprintf(out, "%s\n", text)
		out.Flush()
	}
	if err := lines.Err(); err != nil {
		panic(err)
	}
}
