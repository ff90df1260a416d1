import type { Entry, ReportData } from '../data.ts';
import { makeAnswerForm } from './answerForm.ts';
import { openAnswers } from './answers.ts';
import { button, byId, element } from './dom.ts';
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

const book = openAnswers(data);
const list = makeList(byId('list'), data, book, choose);
const form = makeAnswerForm(book, () => {
  if (current !== undefined) list.update(current);
  showAnswered();
});
const viewer = makeViewer(byId('viewer'), form, step);

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

function showAnswered(): void {
  const answered = data.entries.filter((entry) => book.of(entry) !== undefined).length;
  byId('answered').textContent = `${answered} of ${data.entries.length} answered`;
}

async function copyComment(): Promise<void> {
  const text = book.comment();
  const place = byId('comment');
  if (!(place instanceof HTMLTextAreaElement)) throw new Error('The comment has no place.');
  place.value = text;
  place.hidden = false;
  place.select();
  try {
    await navigator.clipboard.writeText(text);
    byId('copied').textContent = 'Copied.';
  } catch {
    byId('copied').textContent = 'This browser lets no file copy: copy it from here.';
  }
}

function saveAnswers(): void {
  const file = new Blob([JSON.stringify(book.file(), null, 2)], { type: 'application/json' });
  const link = element('a', { href: URL.createObjectURL(file), download: 'answers.json' });
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Keys that a focused control needs for itself stay with it. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement;

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
  else if (event.key === 'a') form.answer('accepted');
  else if (event.key === 'q') form.answer('questioned');
  else return;
  event.preventDefault();
});

// On a phone the pictures come before the means to narrow them down.
if (matchMedia('(width < 760px)').matches) byId('narrowing').removeAttribute('open');
byId('findings').hidden = data.entries.length === 0;
byId('answers').append(
  button({ class: 'button' }, () => void copyComment(), 'Copy as a comment'),
  button({ class: 'button' }, saveAnswers, 'Save'),
);
showAnswered();
showFilters(byId('filters'), data.entries, book, narrow);
current = named();
narrow(data.entries);
addEventListener('hashchange', () => {
  const entry = named();
  if (entry !== undefined && entries.includes(entry)) choose(entry);
});
