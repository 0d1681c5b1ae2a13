package main

import (
	"encoding/json"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/labels"
	helpers "k8s.io/component-helpers/scheduling/corev1"
)

// prepareMatch gives the functions that match; nil for other operations. The texts are JSON lists.
func prepareMatch(operation string, texts [][]byte) func(int) {
	switch operation {
	case "select":
		return selectLabels(texts[0], texts[1])
	case "tolerate":
		return tolerate(texts[0], texts[1])
	case "fit":
		return fit(texts[0], texts[1])
	case "sum":
		return sum(texts[0])
	}
	return nil
}

var matched int

// selectLabels holds every selector against every set of labels.
func selectLabels(selectors, sets []byte) func(int) {
	var given []string
	var all []labels.Set
	check(json.Unmarshal(selectors, &given))
	check(json.Unmarshal(sets, &all))
	var parsed []labels.Selector
	for _, text := range given {
		selector, err := labels.Parse(text)
		check(err)
		parsed = append(parsed, selector)
	}
	return func(int) {
		for _, selector := range parsed {
			for _, set := range all {
				if selector.Matches(set) {
					matched++
				}
			}
		}
	}
}

// tolerate looks for a taint that is not tolerated, of every node for every pod.
func tolerate(taints, tolerations []byte) func(int) {
	var nodes [][]corev1.Taint
	var pods [][]corev1.Toleration
	check(json.Unmarshal(taints, &nodes))
	check(json.Unmarshal(tolerations, &pods))
	logger := logr.Discard()
	doNotSchedule := func(t *corev1.Taint) bool {
		return t.Effect == corev1.TaintEffectNoSchedule || t.Effect == corev1.TaintEffectNoExecute
	}
	return func(int) {
		for _, pod := range pods {
			for _, node := range nodes {
				if _, found := helpers.FindMatchingUntoleratedTaint(logger, node, pod, doNotSchedule, true); found {
					matched++
				}
			}
		}
	}
}

// fit holds the requests of every pod against what every node has left.
func fit(requests, allocatable []byte) func(int) {
	var pods, nodes []corev1.ResourceList
	check(json.Unmarshal(requests, &pods))
	check(json.Unmarshal(allocatable, &nodes))
	fits := func(pod, node corev1.ResourceList) bool {
		for name, wanted := range pod {
			left := node[name]
			if !wanted.IsZero() && wanted.Cmp(left) > 0 {
				return false
			}
		}
		return true
	}
	return func(int) {
		for _, pod := range pods {
			for _, node := range nodes {
				if fits(pod, node) {
					matched++
				}
			}
		}
	}
}

// sum adds the requests of all pods.
func sum(requests []byte) func(int) {
	var pods []corev1.ResourceList
	check(json.Unmarshal(requests, &pods))
	return func(int) {
		for round := 0; round < 100; round++ {
			total := corev1.ResourceList{}
			for _, pod := range pods {
				for name, quantity := range pod {
					value := total[name]
					value.Add(quantity)
					total[name] = value
				}
			}
			matched += len(total)
		}
	}
}
