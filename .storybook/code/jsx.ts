import * as library from '@plinth/ui';
import { Fragment, type ReactElement, type ReactNode, Suspense, isValidElement } from 'react';

/** The modules that the code imports, each with the imported names. */
type Imports = Map<string, Set<string>>;

/** What can be imported, by identity: a build mangles the names of functions. */
const IMPORTABLE = new Map<unknown, readonly [name: string, module: string]>([
  ...Object.entries(library)
    .filter(([, value]) => typeof value === 'function' || typeof value === 'object')
    .map(([name, value]) => [value, [name, '@plinth/ui']] as const),
  [Suspense, ['Suspense', 'react']],
]);

/** An element, as far as this module uses it. */
type Element = ReactElement<Readonly<Record<string, unknown>>>;
/** A component that the story's file defines for itself, made of others. */
type OwnPart = (props: Readonly<Record<string, unknown>>) => ReactNode;

/**
 * The name under which a value is imported, if it can be. Lucide's icons have a display name; so has a story's component with
 * a state of its own, which lies in a file of its own.
 */
function imported(value: unknown, imports: Imports): string | undefined {
  const isPart = value !== null && (typeof value === 'object' || typeof value === 'function');
  const { displayName } = isPart ? (value as { readonly displayName?: string }) : {};
  const own = typeof value === 'object' ? 'lucide-react' : `./${displayName}`;
  const [name, module] = IMPORTABLE.get(value) ?? [displayName, own];
  if (name !== undefined) imports.set(module, (imports.get(module) ?? new Set()).add(name));
  return name;
}

function valueCode(value: unknown, imports: Imports): string {
  const name = imported(value, imports);
  if (name !== undefined) return name;
  if (isValidElement(value)) return elementCode(value as Element, imports, value.key ?? undefined);
  // Readers write their own event handlers.
  if (typeof value === 'function') return '() => {}';
  if (Array.isArray(value)) return `[${value.map((each) => valueCode(each, imports)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, each]) => each !== undefined);
    return `{${fields.map(([key, each]) => `${JSON.stringify(key)}: ${valueCode(each, imports)}`).join(', ')}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}

function attributeCode(name: string, value: unknown, imports: Imports): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["&\n]/.test(value)) return `${name}="${value}"`;
  // Sending takes time.
  if (name === 'onSubmit') return `${name}={async () => {}}`;
  return `${name}={${valueCode(value, imports)}}`;
}

/** Children as they are shown: lists flattened, invisible values left out, adjacent texts joined. */
function shownChildren(children: unknown): unknown[] {
  const flat = [children].flat(Number.POSITIVE_INFINITY);
  const shown: unknown[] = [];
  for (const child of flat) {
    if (child === null || child === undefined || typeof child === 'boolean' || child === '') continue;
    const isWords = typeof child === 'string' || typeof child === 'number';
    const before = shown.at(-1);
    if (isWords && typeof before === 'string') shown[shown.length - 1] = `${before}${child}`;
    else shown.push(isWords ? String(child) : child);
  }
  return shown;
}

function childCode(child: unknown, imports: Imports): string {
  if (isValidElement(child)) return elementCode(child as Element, imports);
  // Text stands as it is where JSX neither reads it as code nor removes spaces.
  if (typeof child === 'string' && !/[{}<>&\n]|^\s|\s$|\s\s/.test(child)) return child;
  return `{${valueCode(child, imports)}}`;
}

const childrenCode = (children: unknown, imports: Imports): string =>
  shownChildren(children)
    .map((child) => childCode(child, imports))
    .join('');

/** The name of an element's tag: empty for a fragment, undefined for a component that cannot be imported. */
function tagOf(type: Element['type'], imports: Imports): string | undefined {
  if (typeof type === 'string') return type;
  return type === Fragment ? '' : imported(type, imports);
}

/** An element as JSX. A component that the story's file defines without a name is replaced by what it renders. */
function elementCode({ type, props }: Element, imports: Imports, key?: string): string {
  const { children, ref: _ref, ...attributes } = props;
  const name = tagOf(type, imports);
  if (name === undefined) {
    const shown = typeof type === 'function' ? (type as OwnPart)(props) : children;
    return `<>${childrenCode(shown, imports)}</>`;
  }
  const written = Object.entries({ ...(key !== undefined && { key }), ...attributes }).map(
    ([attribute, value]) => attributeCode(attribute, value, imports),
  );
  const opening = [name, ...written].join(' ');
  const inside = childrenCode(children, imports);
  return inside === '' && name !== '' ? `<${opening} />` : `<${opening}>${inside}</${name}>`;
}

/** The code that makes an element: its imports, and JSX in one line. */
export function codeOf(element: ReactNode): string {
  const imports: Imports = new Map();
  const shown = shownChildren(element);
  const [only] = shown;
  const code =
    shown.length === 1 && isValidElement(only)
      ? elementCode(only as Element, imports)
      : `<>${childrenCode(shown, imports)}</>`;
  const lines = [...imports].map(
    ([module, names]) => `import { ${[...names].toSorted().join(', ')} } from '${module}';`,
  );
  return `${lines.map((line) => `${line}\n`).join('')}\n${code};`.trimStart();
}
