package main

import "k8s.io/apimachinery/pkg/runtime/schema"

type textArgs struct {
	Text string `json:"text"`
}

var _ = add("parseGroupVersion", func(args textArgs) (any, error) {
	gv, err := schema.ParseGroupVersion(args.Text)
	if err != nil {
		return nil, err
	}
	return map[string]string{"group": gv.Group, "version": gv.Version, "text": gv.String()}, nil
})

var _ = add("parseResourceArg", func(args textArgs) (any, error) {
	gvr, gr := schema.ParseResourceArg(args.Text)
	result := map[string]any{"groupResource": map[string]string{"group": gr.Group, "resource": gr.Resource, "text": gr.String()}}
	if gvr != nil {
		result["groupVersionResource"] = map[string]string{"group": gvr.Group, "version": gvr.Version, "resource": gvr.Resource, "text": gvr.String()}
	}
	return result, nil
})

var _ = add("parseKindArg", func(args textArgs) (any, error) {
	gvk, gk := schema.ParseKindArg(args.Text)
	result := map[string]any{"groupKind": map[string]string{"group": gk.Group, "kind": gk.Kind, "text": gk.String()}}
	if gvk != nil {
		result["groupVersionKind"] = map[string]string{"group": gvk.Group, "version": gvk.Version, "kind": gvk.Kind, "text": gvk.String()}
	}
	return result, nil
})

var _ = add("parseGroupResource", func(args textArgs) (any, error) {
	gr := schema.ParseGroupResource(args.Text)
	return map[string]string{"group": gr.Group, "resource": gr.Resource, "text": gr.String()}, nil
})

var _ = add("parseGroupKind", func(args textArgs) (any, error) {
	gk := schema.ParseGroupKind(args.Text)
	return map[string]string{"group": gk.Group, "kind": gk.Kind, "text": gk.String()}, nil
})
