import type { ReactNode } from 'react';
import type { Args, Parameters } from 'storybook/internal/csf';
import { translatedArgs } from '../controls.ts';
import { readGlobals } from '../globals.ts';

/** The part of a story's context that its code is made from. */
export interface CodeContext {
  readonly id: string;
  readonly args: Args;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Parameters;
  readonly originalStoryFn: (args: Args, context: CodeContext) => ReactNode;
}

/** Code by what it was before Prettier formatted it: a docs page asks for the same again and again. */
const set = new Map<string, Promise<string>>();

async function setByPrettier(code: string): Promise<string> {
  const [prettier, acorn, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/acorn'),
    import('prettier/plugins/estree'),
  ]);
  const plugins = [acorn, estree.default];
  const formatted = await prettier.format(code, { parser: 'acorn', plugins, singleQuote: true });
  return formatted.replace(/;\n$/, '');
}

/**
 * The JSX of what a story shows, with its imports, in the toolbar's language and as it was edited. For why it is not Storybook's
 * own, see docs/decisions/0019-workshop-add-ons.md.
 */
export async function shownCode(context: CodeContext): Promise<string> {
  if (context.parameters['docs']?.codePanel === false) return '';
  const args = translatedArgs(context, context.args, readGlobals(context.globals));
  const { codeOf } = await import('./jsx.ts');
  const code = codeOf(context.originalStoryFn(args, { ...context, args }));
  const done = set.get(code) ?? setByPrettier(code);
  set.set(code, done);
  return done;
}
