/* Runs in the gallery's page, with its types stripped. */

type Field = 'variant' | 'language' | 'theme' | 'width' | 'page';
type Picture = Readonly<Record<Field | 'file', string>>;

const FILTERS: Readonly<Record<Field, string>> = {
  variant: 'Brand',
  language: 'Language',
  theme: 'Theme',
  width: 'Width',
  page: 'Page',
};
const FIELDS = Object.keys(FILTERS) as Field[];

function find<T extends Element>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector);
  if (element instanceof type) return element;
  throw new Error(`The gallery's page lacks ${selector}.`);
}

const form = find('form', HTMLFormElement);
const dialog = find('dialog', HTMLDialogElement);
const pictures = JSON.parse(find('#pictures', HTMLScriptElement).text) as readonly Picture[];

/** What was chosen stays in the address, so that a view can be sent to somebody. */
const chosen = new URLSearchParams(location.hash.slice(1));
for (const name of FIELDS) {
  const field = document.createElement('label');
  const select = document.createElement('select');
  select.name = name;
  select.append(new Option('all', ''));
  for (const value of new Set(pictures.map((picture) => picture[name]))) {
    select.append(new Option(value));
  }
  select.value = chosen.get(name) ?? '';
  field.append(FILTERS[name], select);
  form.append(field);
}

function enlarge({ file }: Picture): void {
  const image = new Image();
  image.src = file;
  image.alt = file;
  image.addEventListener('click', () => dialog.close());
  dialog.replaceChildren(image);
  dialog.showModal();
}

function figureOf(picture: Picture): HTMLElement {
  const figure = document.createElement('figure');
  const button = document.createElement('button');
  const image = new Image();
  const caption = document.createElement('figcaption');
  image.loading = 'lazy';
  image.src = picture.file;
  image.alt = `${picture.page}, enlarge`;
  caption.textContent = FIELDS.map((name) => picture[name]).join(' · ');
  button.append(image);
  button.addEventListener('click', () => enlarge(picture));
  figure.append(button, caption);
  return figure;
}

function show(): void {
  const wanted = FIELDS.flatMap((name): [Field, string][] => {
    const value = new FormData(form).get(name);
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  const found = pictures.filter((picture) => wanted.every(([name, value]) => picture[name] === value));
  history.replaceState(null, '', `#${new URLSearchParams(wanted)}`);
  find('[role=status]', HTMLElement).textContent = `${found.length} of ${pictures.length}`;
  find('main', HTMLElement).replaceChildren(...found.map(figureOf));
}

form.addEventListener('change', show);
show();
