import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listEndpoint } from './endpoint.ts';
import { namesOf } from './names.ts';
import type { Names } from './names.ts';
import { planEdit, planTemplates } from './plan.ts';
import type { Plan } from './plan.ts';

// Their texts are there before any screen is.
const firstTexts = ['app', 'auth', 'faxes', 'labels', 'patients', 'shell'];

/** A screen `area/Name` that lists what an endpoint answers: its folder, its route and its title. */
export async function planScreen(root: string, place: string, endpoint: string): Promise<Plan> {
  const [area = '', name = '', ...rest] = place.split('/');
  if (!/^[a-z][A-Za-z]*$/.test(area) || rest.length > 0)
    throw new Error(`"${place}" is not area/Name such as faxes/SentFaxes.`);
  const names = namesOf(name);
  const { contract, access, isPaged, title } = listEndpoint(endpoint);
  const stem = endpoint.charAt(0).toUpperCase() + endpoint.slice(1);
  const folder = `apps/portal/src/screens/${area}`;
  const texts = textsOf(path.join(root, folder)) ?? area;
  const record = recordOf(names, access, texts);
  const values = {
    ...names,
    area,
    texts,
    record,
    contract,
    endpoint,
    title,
    useList: `use${stem}${isPaged ? 'Infinite' : ''}Query`,
    input: isPaged ? '{ query: {} }' : '',
    rows: isPaged ? 'data?.pages.flatMap((page) => page.items)' : 'data',
    item: isPaged ? "['items'][number]" : '[number]',
  };
  const plan: Plan = new Map();
  await planTemplates(plan, { root, kind: 'screen', values, folder: `${folder}/${names.Name}` });
  const routes = `${folder}/${area}.routes.tsx`;
  if (!existsSync(path.join(root, routes))) {
    await planTemplates(plan, { root, kind: 'area', values, folder });
    return plan;
  }
  planEdit(plan, root, routes, /export const routes[\s\S]*(?=\n\];)/, record);
  if (!/import \{[^}]*\bFolder\b/.test(plan.get(routes) ?? '')) planEdit(plan, root, routes, /import \{[^}]*(?= \} from 'lucide-react')/, ', Folder');
  const message = `\n  ${names.name}: { id: '${texts}.routes.${names.name}', defaultMessage: '${names.Word}' },`;
  planEdit(plan, root, `${folder}/routes.messages.ts`, /defineMessages\(\{[\s\S]*?(?=\n\}\);)/, message);
  return plan;
}

/** The catalogue that an area's texts stand in; undefined for a new area. */
function textsOf(folder: string): string | undefined {
  const file = path.join(folder, 'routes.messages.ts');
  return existsSync(file) ? /id: '(\w+)\.routes\./.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

const recordOf = ({ Name, name, kebab }: Names, access: string, texts: string) => `
  {
    path: '/app/apps/${kebab}',
    access: '${access}',
    title: titles.${name},
    icon: Folder,${firstTexts.includes(texts) ? '' : `\n    texts: '${texts}',`}
    Screen: lazyPart(async () => (await import('./${Name}/${Name}Route.tsx')).${Name}Route),
  },`;
