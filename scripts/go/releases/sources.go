package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

const (
	oldest = 1
	// From this release on, the API types are modules of their own.
	firstModules = 15
)

// newest is the minor release that go.mod names.
var newest int

// patches are versions of the modules of releases whose first version the proxy does not have.
var patches = map[int]string{15: "v0.15.12", 16: "v0.16.15"}

// source is a module of a release, and the folder of a package in it by the package's path today.
type source struct {
	module, version string
	roots           []root
}

// root is a folder of packages, each in a folder by its group and version.
type root struct {
	folder string
	// What the packages' paths begin with.
	path string
}

func sourcesOf(minor int) []source {
	if minor < firstModules {
		roots := []root{
			{"staging/src/k8s.io/api", "k8s.io/api"},
			{"staging/src/k8s.io/apiextensions-apiserver/pkg/apis", "k8s.io/apiextensions-apiserver/pkg/apis"},
			{"staging/src/k8s.io/kube-aggregator/pkg/apis", "k8s.io/kube-aggregator/pkg/apis"},
		}
		if minor < 8 {
			// Before they moved to staging.
			roots = []root{{"pkg/apis", "k8s.io/api"}, {"pkg/api", "k8s.io/api/core"}}
		}
		return []source{{"k8s.io/kubernetes", fmt.Sprintf("v1.%d.0", minor), roots}}
	}
	version, known := patches[minor]
	if !known {
		version = fmt.Sprintf("v0.%d.0", minor)
	}
	return []source{
		{"k8s.io/api", version, []root{{".", "k8s.io/api"}}},
		{"k8s.io/apiextensions-apiserver", version, []root{{"pkg/apis", "k8s.io/apiextensions-apiserver/pkg/apis"}}},
		{"k8s.io/kube-aggregator", version, []root{{"pkg/apis", "k8s.io/kube-aggregator/pkg/apis"}}},
	}
}

// download gives the folder of a module, fetched by the go command into a cache below folder.
func download(folder string, source source) (string, error) {
	cache, err := filepath.Abs(filepath.Join(folder, "mod"))
	if err != nil {
		return "", err
	}
	command := exec.Command("go", "mod", "download", "-json", source.module+"@"+source.version)
	command.Dir = os.TempDir()
	command.Env = append(os.Environ(), "GO111MODULE=on", "GOFLAGS=-modcacherw", "GONOSUMDB=*", "GONOSUMCHECK=1", "GOMODCACHE="+cache)
	var out, trouble bytes.Buffer
	command.Stdout, command.Stderr = &out, &trouble
	failed := command.Run()
	answer := struct{ Dir, Error string }{}
	if err := json.Unmarshal(out.Bytes(), &answer); err != nil {
		return "", fmt.Errorf("%s@%s: %v %s", source.module, source.version, failed, trouble.String())
	}
	if answer.Error != "" {
		return "", fmt.Errorf("%s@%s: %s", source.module, source.version, answer.Error)
	}
	return answer.Dir, nil
}
