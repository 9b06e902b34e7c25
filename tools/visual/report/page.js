// Shows the pictures of a run that do not hold, and approves them: by itself when it is served, else by the command.

/** @typedef {{ name: string, component: string, story: string, mode: string, state: string, pixels?: number, problem?: string, top?: number, before?: string, after?: string, difference?: string }} Shown */

/** @type {{ summary: string, token?: string, pictures: Shown[] }} */
const { summary, token, pictures } = JSON.parse(byId('run').textContent ?? '');
const views = ['Side by side', 'Slider', 'Difference'];
const states = {
  failed: 'Could not be taken',
  changed: 'Changed',
  missing: 'No baseline yet',
  gone: 'No story asks for it',
  approved: 'Approved',
};
const now = { name: pictures[0]?.name, view: 0, isWhole: false };

/** @param {string} id @returns {any} */
function byId(id) {
  return document.getElementById(id);
}

/** @param {string} tag @param {Record<string, unknown>} [properties] @param {(Node | string)[]} children */
function element(tag, properties = {}, ...children) {
  const { dataset, style, ...rest } = properties;
  const made = Object.assign(document.createElement(tag), rest);
  Object.assign(made.dataset, dataset);
  for (const [name, value] of Object.entries(style ?? {})) made.style.setProperty(name, value);
  made.append(...children);
  return made;
}

const shown = () =>
  pictures.filter(
    ({ component, mode }) => ['', component].includes(byId('component').value) && ['', mode].includes(byId('mode').value),
  );
const current = () => shown().find(({ name }) => name === now.name);
const canApprove = ({ state }) => ['changed', 'missing', 'gone'].includes(state);
const say = (...text) => byId('said').replaceChildren(...text);

function rowOf({ name, story, mode, pixels }) {
  const row = element('button', { type: 'button', title: name, onclick: () => show(name) }, element('strong', {}, story), element('span', {}, mode));
  if (pixels) row.append(element('small', {}, `${pixels} px`));
  if (name === now.name) row.setAttribute('aria-current', 'true');
  return element('li', {}, row);
}

/** The pictures of a state, below the component that they show. */
function groupOf([state, title]) {
  const members = shown().filter((picture) => picture.state === state);
  if (members.length === 0) return [];
  const parts = [...new Set(members.map(({ component }) => component))].flatMap((component) => {
    const [last = '', ...path] = component.split('/').reverse();
    const rows = members.filter((picture) => picture.component === component).map(rowOf);
    return [element('h3', {}, last, ' ', element('small', {}, path.reverse().join('/'))), element('ul', {}, ...rows)];
  });
  return [element('h2', { dataset: { state } }, title, element('span', {}, String(members.length))), ...parts];
}

function drawList() {
  byId('list').replaceChildren(...Object.entries(states).flatMap(groupOf));
  byId('list').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  const count = shown().filter(canApprove).length;
  Object.assign(byId('approve-all'), { textContent: `${token ? 'Approve' : 'Copy command for'} all ${count} shown`, disabled: count === 0 });
}

const image = (title, source) => element('img', { alt: title, src: source, draggable: false });
const figure = (title, source) => (source ? [element('figure', {}, element('figcaption', {}, title), image(title, source))] : []);

/** The pictures on top of each other; a handle uncovers the one below. */
function slider({ before, after }) {
  const upper = image('After', after);
  const stack = element('div', { dataset: { part: 'stack' } }, image('Before', before), upper, element('i'));
  const move = (share) => stack.style.setProperty('--share', `${share}%`);
  const handle = element('input', { type: 'range', min: 0, max: 100, step: 0.5, value: 50, ariaLabel: 'Before to after', oninput: () => move(handle.value) });
  stack.addEventListener('pointermove', ({ clientX }) => {
    const { left, width } = stack.getBoundingClientRect();
    handle.value = String(((clientX - left) / width) * 100);
    move(handle.value);
  });
  move(50);
  const titles = element('div', { dataset: { part: 'sides' } }, element('span', {}, 'Before'), element('span', {}, 'After'));
  return [element('div', { dataset: { part: 'slider' } }, handle, titles, stack)];
}

function pictureOf(picture) {
  if (picture.problem) return [element('pre', {}, picture.problem)];
  const isPair = picture.before && picture.after;
  if (isPair && now.view === 1) return slider(picture);
  if (isPair && now.view === 2) return figure('Difference, in red', picture.difference);
  return [...figure('Before', picture.before), ...figure('After', picture.after)];
}

function drawPicture() {
  const picture = current();
  if (!picture) {
    byId('picture').replaceChildren(element('p', { dataset: { part: 'nothing' } }, pictures.length > 0 ? 'The filter leaves nothing.' : summary));
    return;
  }
  const toggle = (name, isOn, onclick) => {
    const button = element('button', { type: 'button', onclick }, name);
    button.setAttribute('aria-pressed', String(isOn));
    return button;
  };
  const choices = views.map((name, index) => toggle(name, index === now.view, () => look({ view: index })));
  const detail = picture.pixels ? `${picture.pixels} px changed` : states[picture.state];
  const button = element('button', { type: 'button', dataset: { primary: '' }, onclick: () => approve([picture], picture.name), disabled: !canApprove(picture) });
  button.textContent = picture.state === 'approved' ? 'Approved' : token ? 'Approve' : 'Copy command';
  const bar = element('div', { dataset: { part: 'bar' } }, element('h2', {}, picture.name), element('span', {}, detail));
  if (picture.before && picture.after) bar.append(element('div', { role: 'group', ariaLabel: 'View' }, ...choices));
  bar.append(toggle('Full size', now.isWhole, () => look({ isWhole: !now.isWhole })), button);
  const board = element('div', { dataset: { part: 'board', ...(now.isWhole && { whole: '' }) } }, ...pictureOf(picture));
  byId('picture').replaceChildren(bar, board);
  void toTheChange(board, picture.top);
}

/** A change far down a tall page is looked for by nobody. */
async function toTheChange(board, px = 0) {
  const [first] = board.querySelectorAll('img');
  if (!first) return;
  await first.decode();
  const top = first.getBoundingClientRect().top - board.getBoundingClientRect().top + (px * first.clientHeight) / first.naturalHeight;
  board.scrollTop = Math.max(0, top - board.clientHeight / 3);
}

function draw() {
  drawList();
  drawPicture();
}

function show(name) {
  now.name = name;
  draw();
}

function look(how) {
  Object.assign(now, how);
  drawPicture();
}

function step(by) {
  const all = shown();
  // In the order of the list, which is that of the states.
  const order = Object.keys(states).flatMap((state) => all.filter((picture) => picture.state === state));
  const at = order.findIndex(({ name }) => name === now.name);
  const next = order[Math.min(order.length - 1, Math.max(0, at + by))];
  if (next) show(next.name);
}

/** What to type for what the filter shows. */
const pattern = () =>
  [byId('component').value && `${byId('component').value}/`, byId('mode').value && `.${byId('mode').value}`].filter(Boolean).join('*') || '*';

async function approve(chosen, words) {
  if (!token) {
    const command = element('code', {}, `npm run visual:approve -- '${words}'`);
    const isCopied = await navigator.clipboard?.writeText(command.textContent ?? '').then(
      () => true,
      () => false,
    );
    return say(isCopied ? 'Copied: ' : 'Type: ', command);
  }
  try {
    const body = JSON.stringify(chosen.map(({ name }) => name));
    const answer = await fetch('/approve', { method: 'POST', headers: { 'x-token': token }, body });
    if (!answer.ok) throw new Error(await answer.text());
    const approved = new Set(await answer.json());
    const next = shown().find((picture) => canApprove(picture) && !approved.has(picture.name));
    for (const picture of pictures.filter(({ name }) => approved.has(name))) picture.state = 'approved';
    if (next) now.name = next.name;
    say(`${approved.size} approved: ${pictures.filter(canApprove).length} left. Commit the baselines with the change that they show.`);
    draw();
  } catch (error) {
    say(`Not approved: ${error.message}. Is npm run visual -- --open still running?`);
  }
}

const keys = {
  j: () => step(1),
  k: () => step(-1),
  1: () => look({ view: 0 }),
  2: () => look({ view: 1 }),
  3: () => look({ view: 2 }),
  z: () => look({ isWhole: !now.isWhole }),
  a: () => {
    const picture = current();
    if (picture && canApprove(picture)) void approve([picture], picture.name);
  },
};
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
  keys[event.key]?.();
});

const fill = (id, names) => {
  byId(id).append(element('option', { value: '' }, 'All'), ...[...new Set(names)].sort((a, b) => a.localeCompare(b)).map((name) => element('option', {}, name)));
  byId(id).addEventListener('change', () => {
    now.name = shown()[0]?.name;
    draw();
  });
};
fill('component', pictures.map(({ component }) => component));
fill('mode', pictures.map(({ mode }) => mode));
byId('summary').textContent = summary;
byId('read-only').hidden = Boolean(token) || pictures.length === 0;
byId('approve-all').addEventListener('click', () => approve(shown().filter(canApprove), pattern()));
draw();
