// Filters the report and approves from it: by itself when it is served, else by the command to type.
const byId = (/** @type {string} */ id) => /** @type {HTMLSelectElement} */ (document.getElementById(id));
const articles = [...document.querySelectorAll('article')];
const [component, mode, all, said] = ['component', 'mode', 'approve-all', 'said'].map(byId);
const token = document.querySelector('meta[name=token]')?.getAttribute('content');

const isShown = (/** @type {HTMLElement} */ { dataset }) =>
  (!component.value || dataset.component === component.value) && (!mode.value || dataset.mode === mode.value);

const isOpen = (/** @type {HTMLElement} */ article) => article.dataset.state !== 'approved' && article.dataset.state !== 'failed';

function filter() {
  for (const article of articles) article.hidden = !isShown(article);
  all.disabled = !articles.some((article) => !article.hidden && isOpen(article));
}

/** The words after `npm run visual:approve --` for what the filter shows. */
const pattern = () => [component.value && `${component.value}/`, mode.value && `.${mode.value}`].filter(Boolean).join('*') || '*';

/** @param {HTMLElement[]} chosen @param {string} words */
async function approve(chosen, words) {
  if (!token) {
    const command = `npm run visual:approve -- '${words}'`;
    const isCopied = await navigator.clipboard?.writeText(command).then(
      () => true,
      () => false,
    );
    said.replaceChildren(isCopied ? 'Copied: ' : 'Type: ', Object.assign(document.createElement('code'), { textContent: command }));
    return;
  }
  const names = chosen.map((article) => article.dataset.name);
  const answer = await fetch('/approve', { method: 'POST', headers: { 'x-token': token }, body: JSON.stringify(names) });
  const text = await answer.text();
  if (!answer.ok) {
    said.textContent = text;
    return;
  }
  const approved = new Set(JSON.parse(text));
  for (const article of chosen.filter(({ dataset }) => approved.has(dataset.name))) {
    article.dataset.state = 'approved';
    const button = article.querySelector('button');
    if (button) Object.assign(button, { disabled: true, textContent: 'Approved' });
  }
  said.textContent = `${approved.size} approved.`;
  filter();
}

for (const select of [component, mode]) select.addEventListener('change', filter);
all.addEventListener('click', () => void approve(articles.filter((article) => !article.hidden && isOpen(article)), pattern()));
for (const article of articles) {
  article.querySelector('button')?.addEventListener('click', () => void approve([article], article.dataset.name ?? ''));
  for (const image of article.querySelectorAll('img')) image.addEventListener('click', () => article.toggleAttribute('data-full'));
}
filter();
