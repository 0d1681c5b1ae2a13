package main

import (
	"context"
	"strings"
	"time"
	_ "unsafe"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/client-go/util/flowcontrol"
	api "k8s.io/kubernetes/pkg/apis/core"
	"k8s.io/kubernetes/plugin/pkg/admission/eventratelimit"
	eventratelimitapi "k8s.io/kubernetes/plugin/pkg/admission/eventratelimit/apis/eventratelimit"
)

//go:linkname newEventRateLimit k8s.io/kubernetes/plugin/pkg/admission/eventratelimit.newEventRateLimit
func newEventRateLimit(*eventratelimitapi.Configuration, flowcontrol.Clock) (*eventratelimit.Plugin, error)

// An event, and how many milliseconds after the one before it.
type timedEvent struct {
	After     int                    `json:"after"`
	Namespace string                 `json:"namespace,omitempty"`
	User      string                 `json:"user,omitempty"`
	Group     string                 `json:"group,omitempty"`
	DryRun    bool                   `json:"dryRun,omitempty"`
	Source    corev1.EventSource     `json:"source"`
	About     corev1.ObjectReference `json:"about"`
}

// A clock that is set by hand.
type handClock struct{ time.Time }

func (c *handClock) Now() time.Time                  { return c.Time }
func (c *handClock) Since(t time.Time) time.Duration { return c.Sub(t) }
func (c *handClock) Sleep(time.Duration)             { panic("nobody waits") }

// What EventRateLimit says of one event after the other: nothing where it takes one.
func (r *row) limit() error {
	config, err := eventratelimit.LoadConfiguration(strings.NewReader(r.Config))
	if err != nil {
		return err
	}
	clock := &handClock{time.Unix(1700000000, 0)}
	plugin, err := newEventRateLimit(config, clock)
	if err != nil {
		return err
	}
	for _, event := range r.Events {
		clock.Time = clock.Add(time.Duration(event.After) * time.Millisecond)
		kind := schema.GroupVersionKind{Group: event.Group, Version: "v1", Kind: "Event"}
		resource := schema.GroupVersionResource{Group: event.Group, Version: "v1", Resource: "events"}
		object := &api.Event{
			Source: api.EventSource{Component: event.Source.Component, Host: event.Source.Host},
			InvolvedObject: api.ObjectReference{
				Kind: event.About.Kind, Namespace: event.About.Namespace, Name: event.About.Name,
				UID: event.About.UID, APIVersion: event.About.APIVersion,
			},
		}
		attributes := admission.NewAttributesRecord(object, nil, kind, event.Namespace, "a", resource, "", admission.Create, nil,
			event.DryRun, &user.DefaultInfo{Name: event.User})
		text := ""
		if status := statusOf(plugin.Validate(context.Background(), attributes, nil)); status != nil {
			text = status.Message
		}
		r.Out.Limited = append(r.Out.Limited, text)
	}
	return nil
}
