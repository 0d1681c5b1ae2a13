// Command autoscalers tells what kube-apiserver makes of a HorizontalPodAutoscaler of one version in the other one: an object
// as it comes, without defaults, by way of the form that both are converted to.
package main

import (
	"encoding/json"
	"math/rand"

	autoscalingv1 "k8s.io/api/autoscaling/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/kubernetes/pkg/apis/autoscaling"
	"k8s.io/kubernetes/pkg/apis/autoscaling/install"

	"kubetyped/fill"
	"kubetyped/rows"
)

var scheme = runtime.NewScheme()

func main() {
	install.Install(scheme)
	metav1.AddToGroupVersion(scheme, schema.GroupVersion{Version: "v1"})
	rows.Main([]rows.Area{{Name: "autoscalers", Answer: convert, Inputs: inputs}})
}

func convert(in json.RawMessage) any {
	meta := rows.Read[metav1.TypeMeta](in)
	to := autoscalingv2.SchemeGroupVersion
	if meta.APIVersion == to.String() {
		to = autoscalingv1.SchemeGroupVersion
	}
	object, err := scheme.New(meta.GroupVersionKind())
	check(err)
	check(json.Unmarshal(in, object))
	between, err := scheme.UnsafeConvertToVersion(object, autoscaling.SchemeGroupVersion)
	check(err)
	out, err := scheme.ConvertToVersion(between, to)
	check(err)
	return out
}

var annotations = []string{
	autoscaling.MetricSpecsAnnotation, autoscaling.MetricStatusesAnnotation, autoscaling.HorizontalPodAutoscalerConditionsAnnotation,
	autoscaling.BehaviorSpecsAnnotation, autoscaling.ToleranceScaleDownAnnotation, autoscaling.ToleranceScaleUpAnnotation, "other",
}

var texts = []string{
	"", "null", "{}", "[]", "[null]", "[{}]", "nope", "[1]", "{\"a\":1}", "[] []", "true",
	`{"ScaleUp":null,"ScaleDown":null}`,
	`{"scaleUp":{"policies":[{"type":"Pods","value":2,"periodSeconds":3}],"tolerance":"0.050"}}`,
	`{"ScaleDown":{"StabilizationWindowSeconds":0,"SelectPolicy":"Min","Policies":[],"Tolerance":null}}`,
	`{"ScaleUp":{"StabilizationWindowSeconds":"1"}}`, `{"ScaleUp":{"StabilizationWindowSeconds":2147483648}}`,
	`{"ScaleUp":{"Policies":null,"Tolerance":"x"}}`, `{"ScaleUp":{"Policies":[null]}}`,
	`[{"type":"Resource","resource":{"name":"cpu","targetAverageUtilization":7}}]`,
	`[{"Type":"Resource","RESOURCE":{"Name":"memory","targetaveragevalue":"1.5Gi"}}]`,
	`[{"type":"External","external":{"metricName":"q","targetValue":"x"}}]`,
	`[{"type":"Object","object":{"metricName":"q","targetValue":"0","averageValue":"3"}},{"type":"Pods","pods":{}}]`,
	`[{"type":"Resource","resource":{"name":"cpu","currentAverageUtilization":7,"currentAverageValue":"70m"}}]`,
	`[{"type":"ScalingActive","status":"True","lastTransitionTime":"2026-01-02T03:04:05Z","reason":"a<b","observedGeneration":2}]`,
	`[{"type":"ScalingActive","lastTransitionTime":"yesterday"}]`,
}

func inputs(r *rand.Rand) []any {
	var all []any
	for i := range 1200 {
		gvk := autoscalingv1.SchemeGroupVersion.WithKind("HorizontalPodAutoscaler")
		if i%2 == 1 {
			gvk.Version = "v2"
		}
		object, err := fill.RandomSized(scheme, gvk, int64(i), 30+r.Intn(120))
		check(err)
		accessor := object.(metav1.Object)
		accessor.SetManagedFields(nil)
		if r.Intn(2) == 0 {
			given := map[string]string{}
			for range r.Intn(4) {
				given[annotations[r.Intn(len(annotations))]] = texts[r.Intn(len(texts))]
			}
			// What the server itself would have written.
			if hpa, is := object.(*autoscalingv2.HorizontalPodAutoscaler); is && r.Intn(3) > 0 {
				text, err := json.Marshal(hpa)
				check(err)
				old := convert(text).(*autoscalingv1.HorizontalPodAutoscaler)
				for key, value := range given {
					if old.Annotations == nil {
						old.Annotations = map[string]string{}
					}
					old.Annotations[key] = value
				}
				all = append(all, old)
				continue
			}
			accessor.SetAnnotations(given)
		}
		all = append(all, object)
	}
	return all
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
