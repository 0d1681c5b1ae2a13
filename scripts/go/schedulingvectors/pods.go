package main

import (
	"math/rand"

	"kubetyped/rows"
)

var (
	resourceNames = []string{"cpu", "cpu", "memory", "memory", "hugepages-2Mi", "ephemeral-storage", "storage", "pods", "example.com/x", "__proto__"}
	cpuAmounts    = []string{"0", "100m", "1", "1500m", "1.5", "0.1", "2k", "1n", "999u", "1e3", "1E-3", "-1", "+1", "007", "1.0005"}
	byteAmounts   = []string{"0", "1Ki", "1Mi", "1024", "1.5Gi", "0.3Ki", "500M", "1e9", "8Ei", "9223372036854775807", "1P", "128974848", "129e6", "123Mi", "-1Ki", "9223372036854775808", "1.1Ki"}
)

func amounts(r *rand.Rand) map[string]string {
	out := map[string]string{}
	for n := r.Intn(4); n > 0; n-- {
		out[rows.Pick(r, resourceNames)] = rows.Pick(r, rows.Pick(r, [][]string{cpuAmounts, byteAmounts}))
	}
	return out
}

func resourceListInputs(r *rand.Rand) []any {
	var out []any
	all := append(append([]string{}, cpuAmounts...), byteAmounts...)
	for _, a := range all {
		for _, b := range all {
			out = append(out, [2]map[string]string{{"cpu": a, "memory": b}, {"memory": a, "pods": b}})
		}
	}
	out = append(out, [2]map[string]string{{}, nil}, [2]map[string]string{nil, {"cpu": "1"}})
	for range 1500 {
		a, b := amounts(r), amounts(r)
		if r.Intn(4) == 0 {
			for name, amount := range a {
				b[name] = amount
			}
		}
		out = append(out, [2]map[string]string{a, b})
	}
	return out
}

// requirements are none, empty ones, or some.
func requirements(r *rand.Rand) map[string]any {
	out := map[string]any{}
	if r.Intn(4) > 0 {
		out["requests"] = amounts(r)
	}
	if r.Intn(3) > 0 {
		out["limits"] = amounts(r)
	}
	return out
}

func container(r *rand.Rand, init bool) map[string]any {
	out := map[string]any{"name": rows.Pick(r, []string{"a", "b", "c", "d"})}
	if r.Intn(6) > 0 {
		out["resources"] = requirements(r)
	}
	if init && r.Intn(2) == 0 || r.Intn(10) == 0 {
		out["restartPolicy"] = rows.Pick(r, []string{"Always", "Always", "Never", "OnFailure"})
	}
	return out
}

func listOf(r *rand.Rand, most int, one func() map[string]any) []any {
	out := []any{}
	for n := r.Intn(most + 1); n > 0; n-- {
		out = append(out, one())
	}
	return out
}

func containerStatus(r *rand.Rand) map[string]any {
	out := map[string]any{"name": rows.Pick(r, []string{"a", "b", "c", "d"})}
	if r.Intn(4) > 0 {
		out["resources"] = requirements(r)
	}
	if r.Intn(2) == 0 {
		out["allocatedResources"] = amounts(r)
	}
	return out
}

func podOf(r *rand.Rand) map[string]any {
	spec := map[string]any{
		"containers":     listOf(r, 3, func() map[string]any { return container(r, false) }),
		"initContainers": listOf(r, 3, func() map[string]any { return container(r, true) }),
	}
	if r.Intn(2) == 0 {
		spec["resources"] = requirements(r)
	}
	if r.Intn(2) == 0 {
		spec["overhead"] = amounts(r)
	}
	status := map[string]any{}
	if r.Intn(3) > 0 {
		status["containerStatuses"] = listOf(r, 3, func() map[string]any { return containerStatus(r) })
		status["initContainerStatuses"] = listOf(r, 3, func() map[string]any { return containerStatus(r) })
	}
	if r.Intn(2) == 0 {
		status["resources"] = requirements(r)
		status["allocatedResources"] = amounts(r)
	}
	if r.Intn(2) == 0 {
		status["conditions"] = listOf(r, 2, func() map[string]any {
			return map[string]any{"type": rows.Pick(r, []string{"PodResizePending", "Ready"}), "reason": rows.Pick(r, []string{"Infeasible", "Deferred", ""})}
		})
	}
	if r.Intn(3) == 0 {
		status["nodeAllocatableResourceClaimStatuses"] = listOf(r, 2, func() map[string]any {
			return map[string]any{"resourceClaimName": "a", "resources": amounts(r)}
		})
	}
	return map[string]any{"spec": spec, "status": status}
}

func podInputs(r *rand.Rand) []any {
	options := func() map[string]any {
		out := map[string]any{}
		for _, name := range []string{
			"useStatusResources", "inPlacePodLevelResourcesVerticalScalingEnabled", "excludeOverhead", "skipPodLevelResources",
			"skipContainerLevelResources", "useDRANodeAllocatableResourceClaimStatus",
		} {
			if r.Intn(3) == 0 {
				out[name] = true
			}
		}
		if r.Intn(4) == 0 {
			out["nonMissingContainerRequests"] = amounts(r)
		}
		return out
	}
	var out []any
	for _, each := range []map[string]any{{}, {"spec": map[string]any{"resources": map[string]any{"requests": map[string]any{}}}}, {"spec": map[string]any{"overhead": map[string]string{"cpu": "1"}}}} {
		out = append(out, map[string]any{"pod": each, "options": map[string]any{}})
	}
	for range 3000 {
		out = append(out, map[string]any{"pod": podOf(r), "options": options()})
	}
	return out
}
