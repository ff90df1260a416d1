import type { Entry, ReportData } from '../data.ts';
import { byId, element } from './dom.ts';
import { showFilters } from './filters.ts';
import { makeList } from './list.ts';
import { makeViewer } from './viewer.ts';
import { VIEWS } from './views.ts';

const data: ReportData = JSON.parse(byId('data').textContent);

byId('headline').textContent = data.headline;
for (const [name, value] of data.facts)
  byId('facts').append(element('dt', {}, name), element('dd', {}, value));
if (data.leftOut.length > 0) {
  const items = data.leftOut.map(({ story, reason }) => element('li', {}, `${story}: ${reason}`));
  byId('left-out').append(element('p', {}, 'Left out of the pictures:'), element('ul', {}, ...items));
}

let entries: readonly Entry[] = data.entries;
let current: Entry | undefined;

const list = makeList(byId('list'), data, choose);
const viewer = makeViewer(byId('viewer'), step);

/** Names a finding in the address, so that a reviewer can send somebody to it. */
const addressOf = ({ id }: Entry): string => `#${encodeURIComponent(id)}`;

const named = (): Entry | undefined => data.entries.find((entry) => addressOf(entry) === location.hash);

function choose(entry: Entry | undefined): void {
  current = entry;
  if (entry !== undefined) history.replaceState(null, '', addressOf(entry));
  list.mark(entry);
  viewer.show(entry, entry === undefined ? 0 : entries.indexOf(entry) + 1, entries.length);
}

/** Goes on to another entry; at either end it stays. */
function step(by: number): void {
  const at = current === undefined ? -1 : entries.indexOf(current);
  const target = entries[Math.min(entries.length - 1, Math.max(0, at + by))];
  if (target !== undefined) choose(target);
}

function narrow(passing: readonly Entry[]): void {
  entries = passing;
  byId('count').textContent = passing.length === 1 ? '1 picture' : `${passing.length} pictures`;
  list.show(passing);
  choose(current !== undefined && passing.includes(current) ? current : passing[0]);
}

/** Keys that a focused control needs for itself stay with it. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement || target instanceof HTMLInputElement;

/** Arrows scroll when the pictures have the focus, and step everywhere else. */
const scrolls = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.pictures') !== null;

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || isTaken(event.target)) return;
  const isArrow = event.key.startsWith('Arrow');
  if (isArrow && scrolls(event.target)) return;
  const view = VIEWS[Number(event.key) - 1];
  if (['j', 'ArrowDown', 'ArrowRight'].includes(event.key)) step(1);
  else if (['k', 'ArrowUp', 'ArrowLeft'].includes(event.key)) step(-1);
  else if (view !== undefined) viewer.look(view);
  else if (event.key === '0') viewer.toggleSize();
  else return;
  event.preventDefault();
});

// On a phone the pictures come before the means to narrow them down.
if (matchMedia('(width < 760px)').matches) byId('narrowing').removeAttribute('open');
byId('findings').hidden = data.entries.length === 0;
showFilters(byId('filters'), data.entries, narrow);
current = named();
narrow(data.entries);
addEventListener('hashchange', () => {
  const entry = named();
  if (entry !== undefined && entries.includes(entry)) choose(entry);
});
