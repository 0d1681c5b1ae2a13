// Command releases reads the types of the Kubernetes API in every minor release that the Go module proxy has, and writes
// proto/releases.json: when each kind came and went, and which fields came later than their types. It takes the folder
// for downloads; what is there already is not fetched again.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: releases FOLDER OUTPUT")
		os.Exit(2)
	}
	folder, output := os.Args[1], os.Args[2]
	history := newHistory()
	for minor := oldest; minor <= newest; minor++ {
		file := filepath.Join(folder, fmt.Sprintf("1.%d.json", minor))
		found := release{}
		if text, err := os.ReadFile(file); err == nil {
			check(json.Unmarshal(text, &found))
		} else {
			for _, source := range sourcesOf(minor) {
				dir, err := download(folder, source)
				check(err)
				check(found.read(dir, source))
				check(os.RemoveAll(filepath.Join(folder, "mod")))
			}
			text, err := json.Marshal(found)
			check(err)
			check(os.WriteFile(file, text, 0o644))
		}
		fmt.Fprintf(os.Stderr, "1.%d: %d packages\n", minor, len(found))
		history.add(minor, found)
	}
	check(history.write(output))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
