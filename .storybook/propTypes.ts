import { readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';

/** The type of a prop, as the library declares it. */
export interface PropType {
  /** `readonly AccordionItem[]`. */
  readonly type: string;
  /** The declarations of the library's own types in it. */
  readonly detail?: string;
}

/** What a type consists of: fields of its own, and names of the types whose fields it inherits. */
type Parts = readonly (string | Readonly<Record<string, string>>)[];

const report = readFileSync(new URL('../src/api-report.md', import.meta.url), 'utf8');
/** All declarations of the library, as the compiler emits them; a test compares the report with them. */
const source = [...report.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n');

/** Every optional prop may be undefined: the compiler needs to know, readers do not. */
const UNDEFINED = /\s*\| undefined(?=;|$)/g;
/** A function type in a union is in parentheses. */
const IN_BRACKETS = /^\((.* => .*)\)$/;
const FIRST_BAR = /^\| /;

const textOf = ({ start, end }: { readonly start: number; readonly end: number }): string =>
  source.slice(start, end).replace(/\s+/g, ' ');

const readable = (type: ESTree.TSType): string =>
  textOf(type).replace(UNDEFINED, '').replace(FIRST_BAR, '').replace(IN_BRACKETS, '$1');

const fieldsOf = (members: readonly ESTree.TSSignature[]): Parts => [
  Object.fromEntries(
    members.flatMap((member) =>
      member.type === 'TSPropertySignature' &&
      member.key.type === 'Identifier' &&
      // A symbol, which is for the compiler alone.
      !member.computed &&
      member.typeAnnotation &&
      // A prop that one type of a union excludes is described in the other.
      member.typeAnnotation.typeAnnotation.type !== 'TSUndefinedKeyword'
        ? [[member.key.name, readable(member.typeAnnotation.typeAnnotation)]]
        : [],
    ),
  ),
];

/** Utility types such as `Omit<Base, 'some'>` take fields from their first argument. */
const referenceParts = (
  name: string,
  given: ESTree.TSTypeParameterInstantiation | null | undefined,
): Parts => [name, ...(given?.params.slice(0, 1).flatMap(partsOf) ?? [])];

function partsOf(type: ESTree.TSType): Parts {
  switch (type.type) {
    case 'TSTypeLiteral':
      return fieldsOf(type.members);
    case 'TSIntersectionType':
    case 'TSUnionType':
      return type.types.flatMap(partsOf);
    case 'TSParenthesizedType':
      return partsOf(type.typeAnnotation);
    case 'TSTypeReference':
      return referenceParts(textOf(type.typeName), type.typeArguments);
    default:
      return [];
  }
}

const known = new Map<string, Parts>();
const declarations = new Map<string, string>();

for (const statement of parseSync('report.ts', source).program.body) {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type === 'TSInterfaceDeclaration') {
    const bases = declared.extends.flatMap(({ expression, typeArguments }) =>
      referenceParts(textOf(expression), typeArguments),
    );
    known.set(declared.id.name, [...bases, ...fieldsOf(declared.body.body)]);
  } else if (declared?.type === 'TSTypeAliasDeclaration') {
    known.set(declared.id.name, partsOf(declared.typeAnnotation));
  } else continue;
  declarations.set(declared.id.name, source.slice(declared.start, declared.end).replace(UNDEFINED, ''));
}

/** All fields of a type, those of its bases too. */
function allFieldsOf(name: string, seen: readonly string[] = []): Readonly<Record<string, string>> {
  const parts = (known.get(name) ?? []).map((part) => {
    if (typeof part !== 'string') return part;
    return seen.includes(part) ? {} : allFieldsOf(part, [...seen, name]);
  });
  return Object.assign({}, ...parts);
}

function describe(type: string): PropType {
  const names = new Set(type.match(/\b[A-Z]\w+/g) ?? []);
  const detail = [...names].flatMap((name) => declarations.get(name) ?? []).join('\n\n');
  return detail === '' ? { type } : { type, detail };
}

/** The types of the props of each part of the library, by the part's name. */
export const PROP_TYPES: Readonly<Record<string, Readonly<Record<string, PropType>>>> = Object.fromEntries(
  [...known.keys()]
    .filter((name) => name.endsWith('Props'))
    .map((name) => [
      name.slice(0, -'Props'.length),
      Object.fromEntries(Object.entries(allFieldsOf(name)).map(([prop, type]) => [prop, describe(type)])),
    ]),
);
