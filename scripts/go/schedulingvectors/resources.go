package main

import (
	"encoding/json"
	"sort"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	quota "k8s.io/apiserver/pkg/quota/v1"
	helpers "k8s.io/component-helpers/resource"

	"kubetyped/rows"
)

// texts are the quantities of a list as they are written.
func texts(list corev1.ResourceList) map[string]string {
	out := map[string]string{}
	for name, quantity := range list {
		out[string(name)] = quantity.String()
	}
	return out
}

func quantity(q *resource.Quantity) [2]string {
	return [2]string{q.String(), string(q.Format)}
}

func compareResources(in json.RawMessage) any {
	question := rows.Read[[2]corev1.ResourceList](in)
	a, b := question[0], question[1]
	lessOrEqual, exceeded := quota.LessThanOrEqual(a, b)
	names := []string{}
	for _, name := range exceeded {
		names = append(names, string(name))
	}
	sort.Strings(names)
	return map[string]any{
		"add": texts(quota.Add(a, b)), "sub": texts(quota.Subtract(a, b)), "max": texts(quota.Max(a, b)),
		"equals": quota.Equals(a, b), "lessOrEqual": lessOrEqual, "exceeded": names,
		"named": map[string][2]string{
			"cpu": quantity(a.Cpu()), "memory": quantity(a.Memory()), "storage": quantity(a.Storage()), "pods": quantity(a.Pods()),
			"storageEphemeral": quantity(a.StorageEphemeral()), "other": quantity(a.Name("example.com/x", resource.DecimalExponent)),
		},
	}
}

type podOptions struct {
	UseStatusResources                             bool
	InPlacePodLevelResourcesVerticalScalingEnabled bool
	ExcludeOverhead                                bool
	NonMissingContainerRequests                    corev1.ResourceList
	SkipPodLevelResources                          bool
	SkipContainerLevelResources                    bool
	UseDRANodeAllocatableResourceClaimStatus       bool
}

func podResources(in json.RawMessage) any {
	question := rows.Read[struct {
		Pod     corev1.Pod
		Options podOptions
	}](in)
	options := func() helpers.PodResourcesOptions {
		return helpers.PodResourcesOptions{
			UseStatusResources: question.Options.UseStatusResources,
			InPlacePodLevelResourcesVerticalScalingEnabled: question.Options.InPlacePodLevelResourcesVerticalScalingEnabled,
			ExcludeOverhead:                          question.Options.ExcludeOverhead,
			NonMissingContainerRequests:              question.Options.NonMissingContainerRequests,
			SkipPodLevelResources:                    question.Options.SkipPodLevelResources,
			SkipContainerLevelResources:              question.Options.SkipContainerLevelResources,
			UseDRANodeAllocatableResourceClaimStatus: question.Options.UseDRANodeAllocatableResourceClaimStatus,
		}
	}
	// Sums may change quantities that the pod shares with them: each answer is of a pod of its own.
	pod := func() *corev1.Pod { return question.Pod.DeepCopy() }
	out := map[string]any{}
	out["requests"] = texts(helpers.PodRequests(pod(), options()))
	out["limits"] = texts(helpers.PodLimits(pod(), options()))
	out["containerRequests"] = texts(helpers.AggregateContainerRequests(pod(), options()))
	out["containerLimits"] = texts(helpers.AggregateContainerLimits(pod(), options()))
	out["is"] = []bool{
		helpers.IsPodLevelResourcesSet(pod()), helpers.IsPodLevelRequestsSet(pod()), helpers.IsPodLevelLimitsSet(pod()),
		helpers.IsPodResizeInfeasible(pod()), helpers.IsPodResizeDeferred(pod()),
	}
	return out
}
