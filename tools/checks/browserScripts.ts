import { Visitor, parseSync } from 'vite';
import type { Identifier } from '@mdn/browser-compat-data';
import { compatAt, lackedBy } from './compatData.ts';

/** What scripts use only where it is supported, or never reach, with the package that does so. */
const ASKED_FOR: Readonly<Record<string, string>> = {
  'AbortSignal.any()': 'ky, which then combines no signals',
  '.escape()': 'i18next, a function of its own',
  '.union()': 'valibot, a function of its own',
  '.startViewTransition()': 'React, for a <ViewTransition> only, of which we have none',
};

const BUILTINS = compatAt(['javascript', 'builtins']) ?? {};
const APIS = compatAt(['api']) ?? {};

const WINDOW = compatAt(['api', 'Window']) ?? {};

/** The objects whose methods are found by name alone, as a built script shows no types. */
const COMMON_OWNERS = [
  ...['Array', 'Iterator', 'Map', 'Promise', 'RegExp', 'Set', 'String'].map((name) => BUILTINS[name]),
  ...['Document', 'Element', 'EventTarget', 'HTMLElement', 'Node'].map((name) => APIS[name]),
];
const COMMON_METHODS = new Set(COMMON_OWNERS.flatMap((owner) => Object.keys(owner ?? {})));

/** The data on each member name, for all objects that have it. */
const MEMBERS = new Map<string, Identifier[]>();
for (const owner of [...Object.values(BUILTINS), ...Object.values(APIS)] as Identifier[]) {
  for (const [name, member] of Object.entries(owner) as [string, Identifier][]) {
    if (COMMON_METHODS.has(name)) MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), member]);
  }
}

function ownerOf(name: string): Identifier | undefined {
  if (Object.hasOwn(BUILTINS, name)) return BUILTINS[name];
  return Object.hasOwn(APIS, name) ? APIS[name] : undefined;
}

/** The browsers that lack `Owner.member`, or, for an unknown owner, a member that no object has there. */
function lackOfMember(owner: string | undefined, member: string): readonly string[] {
  const known = owner === undefined ? undefined : ownerOf(owner);
  if (known !== undefined) return lackedBy(known[`${member}_static`] ?? known[member]);
  const all = (MEMBERS.get(member) ?? []).map((feature) => lackedBy(feature));
  return all.length > 0 && all.every((browsers) => browsers.length > 0) ? (all[0] ?? []) : [];
}

/**
 * What a built script calls that the oldest browsers of the policy lack, one line each: globals, their static members, and
 * methods whose name no object has there. The bundler handles syntax, by the same policy.
 */
export function unsupportedScript(code: string): string[] {
  const found = new Set<string>();
  const tell = (what: string, browsers: readonly string[]) => {
    if (browsers.length > 0 && !(what in ASKED_FOR)) found.add(`${what} is not in ${browsers.join(', ')}`);
  };
  const visitor = new Visitor({
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') tell(`new ${callee.name}`, lackedBy(ownerOf(callee.name)));
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') tell(`${callee.name}()`, lackedBy(WINDOW[callee.name]));
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed)
        return;
      const owner = callee.object.type === 'Identifier' ? callee.object.name : '';
      const isGlobal = /^[A-Z]\w/.test(owner) && ownerOf(owner) !== undefined;
      const { name } = callee.property;
      tell(isGlobal ? `${owner}.${name}()` : `.${name}()`, lackOfMember(isGlobal ? owner : undefined, name));
    },
  });
  visitor.visit(parseSync('script.js', code).program);
  return [...found];
}
