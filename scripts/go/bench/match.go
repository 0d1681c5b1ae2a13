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
