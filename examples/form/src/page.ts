import { editYAML, locate } from 'kubetyped';
import { splitDocuments } from 'kubetyped/apimachinery/util/yaml';
import { parseYAML } from 'kubetyped/engine';
import { Form, type Keys, make, type Problem } from './form.ts';
import { type FormKind, formSchema } from './kind.ts';

/** So many problems are listed. */
const MAX_LISTED = 20;

/** The object of a text. @throws Error when it is not one object */
function read(text: string): object {
  const [object, ...more] = splitDocuments(text).flatMap((each) => parseYAML(each.text) ?? []);
  if (more.length > 0) throw new Error(`the YAML has ${more.length + 1} documents: the form is for one object`);
  if (typeof object !== 'object' || object === null) throw new Error('the YAML has no object');
  return object;
}

/** Sets a value in an object, or takes it out when it is undefined. `__proto__` is a key like any other. */
function setAt(object: object, keys: Keys, value: unknown): void {
  const last = keys.at(-1) ?? '';
  let holder = object;
  for (const key of keys.slice(0, -1)) holder = Object.getOwnPropertyDescriptor(holder, key)?.value;
  if (value !== undefined)
    Object.defineProperty(holder, last, { value, configurable: true, enumerable: true, writable: true });
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(holder, last);
}

/** Fills the page with a form and the YAML of an object, each of which follows the other. */
function showPage(kind: FormKind): void {
  const fields = make('fieldset', { id: 'fields', ariaLabel: 'Form' });
  const yaml = make('textarea', { id: 'yaml', spellcheck: false, value: kind.start });
  const list = make('ul', { id: 'problems', ariaLabel: 'Problems' });
  yaml.setAttribute('aria-describedby', 'status');
  document
    .querySelector('main')
    ?.replaceChildren(
      make('form', { autocomplete: 'off' }, fields),
      make('section', { ariaLabel: 'YAML and problems' }, make('label', { htmlFor: 'yaml' }, 'YAML'), yaml, list),
    );

  const edit = (keys: Keys, value: unknown): object => {
    // Nothing but this value changes: comments and what the form does not show stay.
    yaml.value = editYAML(yaml.value, (object) => setAt(object, keys, value));
    const object = read(yaml.value);
    judge(object);
    return object;
  };
  const form = new Form(fields, formSchema(kind.schema), kind.schema, edit);

  const judge = (object: object): void => {
    const problems = kind.problemsOf(object);
    form.mark(problems);
    list.replaceChildren(...problems.slice(0, MAX_LISTED).map((problem) => make('li', {}, linkTo(problem))));
    report(problems.length === 0 ? 'Valid' : problems.length === 1 ? '1 problem' : `${problems.length} problems`);
  };
  const linkTo = ({ field, message }: Problem): HTMLElement => {
    const line = locate(yaml.value, field)?.line ?? 1;
    const link = make('button', { type: 'button' }, `Line ${line}: ${field === '' ? '' : `${field}: `}${message}`);
    link.addEventListener('click', () => form.focus(field));
    return link;
  };
  const show = (): void => {
    try {
      const object = read(yaml.value);
      fields.disabled = false;
      form.show(object);
      judge(object);
    } catch (error) {
      // What was there stays to be seen, until the YAML is one object again.
      fields.disabled = true;
      list.replaceChildren();
      report(error instanceof Error ? error.message : String(error));
    }
  };
  yaml.addEventListener('input', show);
  show();
}

/** Says how it stands; screen readers say it, too. */
function report(text: string): void {
  const status = document.getElementById('status');
  if (status !== null && status.textContent !== text) status.textContent = text;
}

/** Shows the page of a Kind when it is loaded, or why it can't be. */
export function openPage(kind: Promise<FormKind>): void {
  kind.then(showPage).catch((error: unknown) => report(String(error)));
}
