import { type Answers, VERDICTS, type Verdict } from '../../answer.ts';
import { count } from '../../markdown.ts';
import { storyName } from '../../picture.ts';
import type { Report } from '../../report.ts';
import { groupsOf, headline } from '../../summary.ts';
import type { Finding } from '../../finding.ts';
import { AnswerBook } from './answers.ts';
import { byId, element, say } from './dom.ts';
import { picturesOf } from './pictures.ts';

const { report, answers }: { report: Report; answers: Answers } = JSON.parse(
  byId('data', HTMLScriptElement).textContent,
);
const book = new AnswerBook(report, answers);
const groups = groupsOf(report.findings);
const findings = groups.flatMap((group) => group.findings);
const filters = byId('filters', HTMLFormElement);
const note = byId('note', HTMLTextAreaElement);

const SIGNS: Readonly<Record<Verdict, string>> = { accepted: '✓ accepted', questioned: '? questioned' };

/** What findings can be filtered by, besides the facts of their modes. */
const saidOf = (finding: Finding): Readonly<Record<string, string>> => ({
  component: finding.picture.title,
  outcome: finding.outcome,
  answer: book.of(finding)?.verdict ?? 'open',
  ...finding.picture.facts,
  width: String(finding.picture.width),
});

/** A story that fails or is unstable has to be fixed and cannot be accepted. */
const canBe = (verdict: Verdict, { outcome }: Finding): boolean =>
  verdict === 'questioned' || (outcome !== 'failed' && outcome !== 'unstable');

/** The address of a finding, so that a reviewer can send somebody to it. */
const addressOf = ({ picture }: Finding): string => `#${encodeURIComponent(picture.id)}`;

/** A line of the list, and the element in it with the answer. */
const lines = new Map(
  findings.map((finding) => {
    const answered = element('small');
    const link = element('a', { href: addressOf(finding) }, storyName(finding.picture), answered);
    return [finding, { link, answered, item: element('li', {}, link) }];
  }),
);

const sections = groups.map(({ heading, advice, findings: found }) => {
  const title = element('h2');
  const items = found.flatMap((finding) => lines.get(finding)?.item ?? []);
  const words = element('p', { class: 'quiet' }, advice);
  const section = element('section', {}, title, words, element('ul', {}, ...items));
  return { heading, found, title, section };
});

let passing: readonly Finding[] = findings;
let shown: Finding | undefined;

/** Shows a finding's pictures and the text about them. */
function drawFinding(finding: Finding): void {
  const { outcome, words, picture } = finding;
  const list = byId('list', HTMLElement);
  const { offsetTop: top = 0, offsetHeight: height = 0 } = lines.get(finding)?.item ?? {};
  // Scrolls only the list: on a phone, where it is above the pictures, the whole page would scroll back to it.
  // As long as the page's header is in the window, the list's end is below it.
  const seen = Math.min(list.clientHeight, innerHeight - list.getBoundingClientRect().top);
  list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + height - seen));
  say('story', storyName(picture));
  // A failure's whole message is shown among the pictures.
  say('words', outcome === 'failed' ? outcome : `${outcome}: ${words}`);
  const file = picture.file.replace(/^\.\//, '');
  say('said', [...Object.values(picture.facts), `${picture.width} px`, file].join(' · '));
  note.value = book.of(finding)?.note ?? '';
  const place = byId('pictures', HTMLElement);
  place.replaceChildren(...picturesOf(finding));
  place.scrollTo(0, 0);
}

/** Shows the answer to a finding. */
function drawAnswer(finding: Finding): void {
  const [answer, earlier] = [book.of(finding), book.earlierOf(finding)];
  for (const verdict of VERDICTS) {
    const choice = byId(verdict, HTMLButtonElement);
    choice.ariaPressed = String(answer?.verdict === verdict);
    choice.disabled = !canBe(verdict, finding);
  }
  const was = earlier?.verdict === 'accepted' ? 'Accepted' : 'Questioned';
  say('earlier', earlier === undefined ? '' : `${was} when it showed something else. ${earlier.note}`);
}

/** Puts a finding into the page's address. */
function putAddress(finding: Finding): void {
  try {
    if (location.hash !== addressOf(finding)) history.replaceState(null, '', addressOf(finding));
  } catch {
    // Safari allows this a hundred times in thirty seconds; the address is then updated later.
  }
}

/** Shows the list, and the wanted finding if it passes the filters. */
function draw(wanted = shown): void {
  const current = [wanted, shown].find((finding) => finding && passing.includes(finding)) ?? passing[0];
  for (const [finding, { item, link, answered }] of lines) {
    const verdict = book.of(finding)?.verdict;
    item.hidden = !passing.includes(finding);
    link.ariaCurrent = finding === current ? 'true' : null;
    answered.textContent = `${finding.picture.mode}${verdict === undefined ? '' : ` · ${SIGNS[verdict]}`}`;
  }
  for (const { heading, found, title, section } of sections) {
    const listed = found.filter((finding) => passing.includes(finding)).length;
    title.textContent = `${heading} (${listed})`;
    section.hidden = listed === 0;
  }
  say('count', count(passing.length, 'picture'));
  say('answered', `${findings.length - book.open} of ${findings.length} answered`);
  byId('viewer', HTMLElement).hidden = current === undefined;
  if (current === undefined) return;
  say('position', `${passing.indexOf(current) + 1} of ${passing.length}`);
  putAddress(current);
  if (current !== shown) drawFinding(current);
  drawAnswer(current);
  shown = current;
}

/** Shows the finding that the address names. */
const drawNamed = (): void => draw(findings.find((finding) => addressOf(finding) === location.hash));

/** Goes to another finding; stays at either end. */
function step(by: number): void {
  draw(shown && passing[passing.indexOf(shown) + by]);
}

function narrow(): void {
  const wanted = [...new FormData(filters)].filter(([, value]) => value !== '');
  passing = findings.filter((finding) => wanted.every(([name, value]) => saidOf(finding)[name] === value));
  draw();
}

function give(verdict: Verdict): void {
  if (shown === undefined) return;
  const isTakenBack = book.of(shown)?.verdict === verdict;
  book.give(shown, isTakenBack ? undefined : verdict, note.value);
  drawAnswers();
}

async function copyComment(): Promise<void> {
  const place = byId('comment', HTMLTextAreaElement);
  place.value = book.comment();
  place.hidden = false;
  try {
    await navigator.clipboard.writeText(place.value);
    say('copied', 'Copied.');
  } catch {
    place.select();
    say('copied', 'This browser lets no file copy: copy it from here.');
  }
}

/** Shows the new answers, and hides the comment, which does not include them. */
function drawAnswers(): void {
  byId('comment', HTMLTextAreaElement).hidden = true;
  say('copied', '');
  draw();
}

function saveAnswers(): void {
  const text = encodeURIComponent(JSON.stringify(book.file(), null, 2));
  element('a', { href: `data:application/json,${text}`, download: 'answers.json' }).click();
}

const onPress = (id: string, press: () => void) => byId(id, HTMLElement).addEventListener('click', press);
onPress('previous', () => step(-1));
onPress('next', () => step(1));
onPress('copy', () => void copyComment());
onPress('save', saveAnswers);
for (const verdict of VERDICTS) onPress(verdict, () => give(verdict));
note.addEventListener('input', () => {
  if (shown === undefined) return;
  book.write(shown, note.value);
  drawAnswers();
});
// Browsers bring only the caret of a field into sight, and leave it under the bar.
note.addEventListener('focus', () => note.scrollIntoView({ block: 'nearest' }));
filters.addEventListener('change', narrow);
addEventListener('hashchange', drawNamed);
// Two windows of a report store their answers in one place: otherwise the last to answer would overwrite the other's.
addEventListener('storage', () => {
  book.readKept();
  if (shown !== undefined) note.value = book.of(shown)?.note ?? '';
  drawAnswers();
});

/** Keys that a focused control, or pictures that scroll, need for themselves. */
const isTaken = (target: Element, key: string): boolean =>
  target.matches('select, textarea, [type=range]') ||
  (key.startsWith('Arrow') && target.closest('#pictures, [type=radio]') !== null);

document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof Element) || isTaken(target, key)) return;
  // Speech input types what it takes for words: who speaks turns letters and digits off (WCAG 2.1.4).
  if (key.length === 1 && !byId('keys', HTMLInputElement).checked) return;
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`);
  if (control === null) return;
  // A key held down goes on through the list; an answer would toggle.
  if (event.repeat && !control.matches('#previous, #next')) return;
  control.click();
  event.preventDefault();
});

say('headline', headline(report));
const facts: Readonly<Record<string, string>> = {
  'Compared with': report.base.slice(0, 12),
  'Looked at': report.scope,
  'Pictures taken': String(report.taken),
  'Cannot have changed': String(report.untouched),
  Browser: report.browser,
  Took: `${(report.duration / 1000).toFixed(1)} s`,
};
for (const [name, value] of Object.entries(facts))
  byId('facts', HTMLElement).append(element('dt', {}, name), element('dd', {}, value));
byId('left-out', HTMLElement).append(
  ...report.leftOut.map((story) => element('li', {}, `${storyName(story)}: ${story.reason}`)),
);
for (const name of new Set(findings.flatMap((finding) => Object.keys(saidOf(finding))))) {
  const found = findings.map((finding) => saidOf(finding)[name] ?? '');
  const values = new Set(name === 'answer' ? ['open', ...VERDICTS] : found);
  // A fact with the same value everywhere is no filter.
  if (values.size === 1) continue;
  const options = [...values]
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((value) => element('option', { value }, value));
  const all = element('option', { value: '' }, 'all');
  filters.append(element('label', {}, name, element('select', { name }, all, ...options)));
}
byId('list', HTMLElement).append(...sections.map(({ section }) => section));
// On a phone the pictures come first, so the filters are closed.
byId('narrowing', HTMLDetailsElement).open = matchMedia('(width >= 760px)').matches;
byId('findings', HTMLElement).hidden = findings.length === 0;
drawNamed();
