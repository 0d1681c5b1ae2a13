// Command releases reads the types of the Kubernetes API in every minor release that the Go module proxy has, and writes
// proto/releases.json: when each kind came and went, which fields came later than their types, and which values later than
// their fields, where the API refuses others. What it has read of a release is kept in the cache folder, and not fetched
// again.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"kubetyped/modules"
)

// form is the number of the form in which releases are kept. It changes with what is read of them.
const form = 2

func main() {
	cache, err := os.UserCacheDir()
	check(err)
	folder := filepath.Join(cache, "kubetyped", fmt.Sprintf("releases-%d", form))
	check(os.MkdirAll(folder, 0o755))
	version, err := modules.Version("k8s.io/kubernetes")
	check(err)
	_, err = fmt.Sscanf(version, "v1.%d.", &newest)
	check(err)
	// Of a release that is not out yet there is what came before it, which is not kept.
	isPreRelease := strings.Contains(version, "-")
	if isPreRelease {
		patches[newest] = "v0" + strings.TrimPrefix(version, "v1")
	}
	check(readClosed())
	history := newHistory()
	for minor := oldest; minor <= newest; minor++ {
		file := filepath.Join(folder, fmt.Sprintf("1.%d.json", minor))
		found := release{}
		isKept := minor < newest || !isPreRelease
		if text, err := os.ReadFile(file); err == nil && isKept {
			check(json.Unmarshal(text, &found))
		} else {
			for _, source := range sourcesOf(minor) {
				dir, err := download(folder, source)
				check(err)
				check(found.read(dir, source))
				check(os.RemoveAll(filepath.Join(folder, "mod")))
			}
			if isKept {
				text, err := json.Marshal(found)
				check(err)
				check(os.WriteFile(file, text, 0o644))
			}
		}
		fmt.Fprintf(os.Stderr, "1.%d: %d packages\n", minor, len(found))
		history.add(minor, found)
	}
	check(history.write("proto/releases.json"))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
