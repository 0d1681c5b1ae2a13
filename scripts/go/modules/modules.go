// Package modules finds the sources of Go packages among the modules that go.mod names, by asking the go command.
package modules

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
)

// Package is where the sources of a package are.
type Package struct {
	ImportPath string
	Dir        string
	// GoFiles are the names of its files, without those of tests and of other systems.
	GoFiles []string
	// ImportMap has the imports whose package is another than their text says.
	ImportMap map[string]string
}

// Load gives packages and all that they import, by their paths.
func Load(paths ...string) (map[string]*Package, error) {
	text, err := run(append([]string{"list", "-deps", "-json=ImportPath,Dir,GoFiles,ImportMap", "--"}, paths...)...)
	if err != nil {
		return nil, err
	}
	found := map[string]*Package{}
	for decoder := json.NewDecoder(bytes.NewReader(text)); ; {
		p := &Package{}
		if err := decoder.Decode(p); err == io.EOF {
			return found, nil
		} else if err != nil {
			return nil, err
		}
		found[p.ImportPath] = p
	}
}

// Dir is the folder of a package.
func Dir(path string) (string, error) {
	text, err := run("list", "-find", "-f", "{{.Dir}}", "--", path)
	return strings.TrimSpace(string(text)), err
}

// Folder is the folder of a module, which is downloaded when it is not there.
func Folder(path string) (string, error) {
	if _, err := run("mod", "download", path); err != nil {
		return "", err
	}
	text, err := run("list", "-m", "-f", "{{.Dir}}", path)
	return strings.TrimSpace(string(text)), err
}

// Version is the version of a module.
func Version(path string) (string, error) {
	text, err := run("list", "-m", "-f", "{{.Version}}", path)
	return strings.TrimSpace(string(text)), err
}

func run(args ...string) ([]byte, error) {
	command := exec.Command("go", args...)
	// Programs are run in the folder of the project.
	command.Dir = "scripts/go"
	command.Env = append(os.Environ(), "GO111MODULE=on", "GOWORK=off", "CGO_ENABLED=0")
	var trouble bytes.Buffer
	command.Stderr = &trouble
	text, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("go %s: %v\n%s", strings.Join(args, " "), err, trouble.String())
	}
	return text, nil
}
