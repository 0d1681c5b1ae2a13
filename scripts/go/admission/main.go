// Command admission answers what an API server of Kubernetes 1.36 makes of a request that policies look at: one JSON
// object a line, from standard input to standard output.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	v1 "k8s.io/api/admissionregistration/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/warning"
	"k8s.io/klog/v2"
)

// Question is a request, and the policies that look at it.
type Question struct {
	Validating []Validating                `json:"validating,omitempty"`
	Mutating   []Mutating                  `json:"mutating,omitempty"`
	Params     []unstructured.Unstructured `json:"params,omitempty"`
	Namespaces []corev1.Namespace          `json:"namespaces,omitempty"`
	// Allowed are the verbs that everybody may do anything with.
	Allowed []string `json:"allowed,omitempty"`
	Request Request  `json:"request"`
	// Webhooks are asked in place of policies.
	Webhooks *Webhooks `json:"webhooks,omitempty"`
	// TypeCheck is about a policy alone.
	TypeCheck *TypeCheck `json:"typeCheck,omitempty"`
}

// Validating is a policy with its bindings.
type Validating struct {
	Policy   v1.ValidatingAdmissionPolicy          `json:"policy"`
	Bindings []v1.ValidatingAdmissionPolicyBinding `json:"bindings"`
}

// Mutating is the same for policies that change objects.
type Mutating struct {
	Policy   v1.MutatingAdmissionPolicy          `json:"policy"`
	Bindings []v1.MutatingAdmissionPolicyBinding `json:"bindings"`
}

// Request is what somebody wants to write.
type Request struct {
	Operation   string                      `json:"operation"`
	Kind        schema.GroupVersionKind     `json:"kind"`
	Resource    schema.GroupVersionResource `json:"resource"`
	Subresource string                      `json:"subresource,omitempty"`
	Name        string                      `json:"name,omitempty"`
	Namespace   string                      `json:"namespace,omitempty"`
	Object      map[string]any              `json:"object,omitempty"`
	OldObject   map[string]any              `json:"oldObject,omitempty"`
	DryRun      bool                        `json:"dryRun,omitempty"`
	User        user.DefaultInfo            `json:"user"`
}

// Answer is what became of it.
type Answer struct {
	Error        *Failure               `json:"error,omitempty"`
	Warnings     []string               `json:"warnings,omitempty"`
	Annotations  map[string]string      `json:"annotations,omitempty"`
	Object       map[string]any         `json:"object,omitempty"`
	Panic        string                 `json:"panic,omitempty"`
	Calls        []WebhookCall          `json:"calls,omitempty"`
	TypeWarnings []v1.ExpressionWarning `json:"typeWarnings,omitempty"`
}

// Failure is a refusal.
type Failure struct {
	Message string               `json:"message"`
	Reason  metav1.StatusReason  `json:"reason,omitempty"`
	Code    int32                `json:"code,omitempty"`
	Causes  []metav1.StatusCause `json:"causes,omitempty"`
}

// record keeps what plug-ins say besides their verdict.
type record struct {
	admission.Attributes
	annotations map[string]string
	warnings    []string
}

func (r *record) AddAnnotation(key, value string) error {
	if err := r.Attributes.AddAnnotation(key, value); err != nil {
		return err
	}
	r.annotations[key] = value
	return nil
}

func (r *record) AddWarning(_, text string) {
	r.warnings = append(r.warnings, text)
}

func main() {
	rows := flag.Bool("rows", false, "print rows with questions (in) and answers (out) instead of answers")
	flag.Parse()
	// What plug-ins log is none of the answers.
	klog.LogToStderr(false)
	klog.SetOutput(io.Discard)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(make([]byte, 1<<20), 1<<29)
	for in.Scan() {
		line := bytes.Clone(in.Bytes())
		if *rows {
			// A row that is asked again.
			var row struct {
				In json.RawMessage `json:"in"`
			}
			if json.Unmarshal(line, &row) == nil && row.In != nil {
				line = row.In
			}
			_ = encoder.Encode(map[string]any{"in": json.RawMessage(line), "out": answerLine(line)})
			continue
		}
		_ = encoder.Encode(answerLine(line))
		_ = out.Flush()
	}
}

func answerLine(line []byte) (answer Answer) {
	defer func() {
		if fault := recover(); fault != nil {
			answer = Answer{Panic: fmt.Sprint(fault)}
		}
	}()
	var question Question
	if err := json.Unmarshal(line, &question); err != nil {
		return Answer{Panic: err.Error()}
	}
	return question.answer()
}

func (q Question) answer() Answer {
	if q.TypeCheck != nil {
		return Answer{TypeWarnings: q.TypeCheck.warnings()}
	}
	attributes := &record{Attributes: q.Request.attributes(), annotations: map[string]string{}}
	ctx := warning.WithWarningRecorder(context.Background(), attributes)
	world := newWorld(q)
	if q.Webhooks != nil {
		calls, err := world.dispatch(ctx, attributes, q)
		answer := Answer{Error: failure(err), Warnings: attributes.warnings, Annotations: attributes.annotations, Calls: calls}
		if object, ok := attributes.GetObject().(*unstructured.Unstructured); ok && err == nil {
			answer.Object = object.Object
		}
		return answer
	}
	err := world.mutate(ctx, attributes, q.Mutating)
	if err == nil {
		err = world.validate(ctx, attributes, q.Validating)
	}
	answer := Answer{Error: failure(err), Warnings: attributes.warnings, Annotations: attributes.annotations}
	if object, ok := attributes.GetObject().(*unstructured.Unstructured); ok && err == nil && len(q.Mutating) > 0 {
		answer.Object = object.Object
	}
	return answer
}

func (r Request) attributes() admission.Attributes {
	var object, old runtime.Object
	if r.Object != nil {
		object = &unstructured.Unstructured{Object: normal(r.Object)}
	}
	if r.OldObject != nil {
		old = &unstructured.Unstructured{Object: normal(r.OldObject)}
	}
	options := map[admission.Operation]runtime.Object{
		admission.Create: &metav1.CreateOptions{TypeMeta: metav1.TypeMeta{Kind: "CreateOptions", APIVersion: "meta.k8s.io/v1"}},
		admission.Update: &metav1.UpdateOptions{TypeMeta: metav1.TypeMeta{Kind: "UpdateOptions", APIVersion: "meta.k8s.io/v1"}},
		admission.Delete: &metav1.DeleteOptions{TypeMeta: metav1.TypeMeta{Kind: "DeleteOptions", APIVersion: "meta.k8s.io/v1"}},
	}[admission.Operation(r.Operation)]
	return admission.NewAttributesRecord(object, old, r.Kind, r.Namespace, r.Name, r.Resource, r.Subresource,
		admission.Operation(r.Operation), options, r.DryRun, &r.User)
}

// normal has int64 for whole numbers, as objects that a server reads.
func normal(object map[string]any) map[string]any {
	data, err := json.Marshal(object)
	if err != nil {
		panic(err)
	}
	result := &unstructured.Unstructured{}
	if err := result.UnmarshalJSON(data); err != nil {
		panic(err)
	}
	return result.Object
}

func failure(err error) *Failure {
	if err == nil {
		return nil
	}
	if moved, ok := err.(*moved); ok {
		result := *moved.Failure
		result.Message = moved.message
		return &result
	}
	var status *apierrors.StatusError
	if !errors.As(err, &status) {
		return &Failure{Message: err.Error()}
	}
	s := status.ErrStatus
	result := &Failure{Message: s.Message, Reason: s.Reason, Code: s.Code}
	if s.Details != nil {
		result.Causes = s.Details.Causes
	}
	return result
}
