import { readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';

/** The type of a prop, as the library declares it. */
export interface PropType {
  /** `readonly AccordionItem[]`. */
  readonly type: string;
  /** The declarations of the library's own types in it. */
  readonly detail?: string;
}

/** What an interface or a type has: its own fields, and the types of which it takes others over. */
interface Shape {
  readonly own: Readonly<Record<string, string>>;
  readonly from: readonly string[];
}

const report = readFileSync(new URL('../src/api-report.md', import.meta.url), 'utf8');
/** All declarations of the library, as the compiler emits them; a test holds the report against them. */
const source = [...report.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n');

const textOf = ({ start, end }: { readonly start: number; readonly end: number }): string =>
  source.slice(start, end).replace(/\s+/g, ' ');

const NOTHING: Shape = { own: {}, from: [] };

function merged(shapes: readonly Shape[]): Shape {
  return {
    own: Object.assign({}, ...shapes.map(({ own }) => own)),
    from: shapes.flatMap(({ from }) => from),
  };
}

function shapeOfMembers(members: readonly ESTree.TSSignature[]): Shape {
  const fields = members.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
      ? [[member.key.name, textOf(member.typeAnnotation.typeAnnotation)]]
      : [],
  );
  return { own: Object.fromEntries(fields), from: [] };
}

/** `Omit<Base, 'some'>` and its like take from their first argument. */
const shapeOfReference = (name: string, given: ESTree.TSTypeParameterInstantiation | null | undefined) =>
  merged([{ own: {}, from: [name] }, ...(given?.params.slice(0, 1).map(shapeOf) ?? [])]);

function shapeOf(type: ESTree.TSType): Shape {
  switch (type.type) {
    case 'TSTypeLiteral':
      return shapeOfMembers(type.members);
    case 'TSIntersectionType':
    case 'TSUnionType':
      return merged(type.types.map(shapeOf));
    case 'TSParenthesizedType':
      return shapeOf(type.typeAnnotation);
    case 'TSTypeReference':
      return shapeOfReference(textOf(type.typeName), type.typeArguments);
    default:
      return NOTHING;
  }
}

const shapes = new Map<string, Shape>();
const declarations = new Map<string, string>();

function note(statement: ESTree.Statement | ESTree.Declaration): void {
  if (statement.type === 'TSInterfaceDeclaration') {
    const bases = statement.extends.map(({ expression, typeArguments }) =>
      shapeOfReference(textOf(expression), typeArguments),
    );
    shapes.set(statement.id.name, merged([...bases, shapeOfMembers(statement.body.body)]));
  } else if (statement.type === 'TSTypeAliasDeclaration') {
    shapes.set(statement.id.name, shapeOf(statement.typeAnnotation));
  } else return;
  declarations.set(statement.id.name, source.slice(statement.start, statement.end));
}

for (const statement of parseSync('report.ts', source).program.body) {
  if (statement.type === 'ExportNamedDeclaration' && statement.declaration) note(statement.declaration);
  else note(statement);
}

/** All fields of a type, those of its bases too. */
function fieldsOf(name: string, seen: readonly string[] = []): Readonly<Record<string, string>> {
  const { own, from } = shapes.get(name) ?? NOTHING;
  const bases = from.filter((base) => !seen.includes(base)).map((base) => fieldsOf(base, [...seen, name]));
  return Object.assign({}, ...bases, own);
}

function describe(type: string): PropType {
  const names = new Set(type.match(/\b[A-Z]\w+/g) ?? []);
  const detail = [...names].flatMap((name) => declarations.get(name) ?? []).join('\n\n');
  return detail === '' ? { type } : { type, detail };
}

/** The types of the props of each part of the library, by the part's name. */
export const PROP_TYPES: Readonly<Record<string, Readonly<Record<string, PropType>>>> = Object.fromEntries(
  [...shapes.keys()]
    .filter((name) => name.endsWith('Props'))
    .map((name) => [
      name.slice(0, -'Props'.length),
      Object.fromEntries(Object.entries(fieldsOf(name)).map(([prop, type]) => [prop, describe(type)])),
    ]),
);
