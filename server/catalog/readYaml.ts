import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';

/** A content file cannot be used; the message is one line with the file, the field and what was expected. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** The first line of a message that may have several. */
function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}

/** The line of the nearest node to `path` that is in the file; a missing field has its parent's line. */
function lineOf(document: Document, lines: LineCounter, path: readonly unknown[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/**
 * Reads a YAML file and checks it.
 *
 * @param path where the file lies
 * @param shown how the file is called in messages
 * @throws ContentError when it cannot be read, is not YAML or does not have the expected shape
 */
export function readYaml<TSchema extends v.GenericSchema>(
  path: string,
  shown: string,
  schema: TSchema,
): v.InferOutput<TSchema> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ContentError(`${shown}: cannot be read`, { cause: error });
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) {
    const { line } = lines.linePos(broken.pos[0]);
    throw new ContentError(`${shown}:${line}: not YAML: ${firstLine(broken.message)}`);
  }
  const result = v.safeParse(schema, document.toJS({ maxAliasCount: 100 }));
  if (result.success) return result.output;
  const issue = result.issues[0];
  const keys = (issue.path ?? []).map((item) => item.key);
  const field = v.getDotPath(issue) ?? 'the whole file';
  throw new ContentError(`${shown}:${lineOf(document, lines, keys)}: ${field}: ${issue.message}`);
}
