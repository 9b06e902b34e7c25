import { listEndpoint } from './endpoint.ts';
import { namesOf } from './names.ts';
import { planEdit, planTemplates } from './plan.ts';
import type { Plan } from './plan.ts';

const routes = 'apps/portal/src/app/routing/applicationRoutes.ts';
const titles = 'apps/portal/src/app/routing/applicationRoutes.messages.ts';
// Their texts are there before any screen is.
const firstAreas = ['app', 'auth', 'faxes', 'labels', 'patients', 'shell'];

/** A screen `area/Name` that lists what an endpoint answers: its folder, its route and its title. */
export async function planScreen(root: string, place: string, endpoint: string): Promise<Plan> {
  const [area = '', name = '', ...rest] = place.split('/');
  if (!/^[a-z]+$/.test(area) || rest.length > 0)
    throw new Error(`"${place}" is not area/Name such as faxes/SentFaxes.`);
  const names = namesOf(name);
  const { contract, access, isPaged, title } = listEndpoint(endpoint);
  const stem = endpoint.charAt(0).toUpperCase() + endpoint.slice(1);
  const values = {
    ...names,
    area,
    contract,
    endpoint,
    title,
    useList: `use${stem}${isPaged ? 'Infinite' : ''}Query`,
    input: isPaged ? '{ query: {} }' : '',
    rows: isPaged ? 'data?.pages.flatMap((page) => page.items)' : 'data',
    item: isPaged ? "['items'][number]" : '[number]',
  };
  const plan: Plan = new Map();
  const folder = `apps/portal/src/screens/${area}/${names.Name}`;
  await planTemplates(plan, { root, kind: 'screen', values, place: () => folder });
  const file = `../../screens/${area}/${names.Name}/${names.Name}Route.tsx`;
  planEdit(
    plan,
    root,
    routes,
    /export const applicationRoutes[\s\S]*?(?=\n\];)/,
    `
  {
    path: '/app/apps/${names.kebab}',
    layout: 'app',
    access: '${access}',
    title: '${names.name}',${firstAreas.includes(area) ? '' : `\n    texts: '${area}',`}
    Screen: lazyPart(async () => (await import('${file}')).${names.Name}Route),
  },`,
  );
  const message = `\n  ${names.name}: { id: 'shell.routes.${names.name}', defaultMessage: '${names.words}' },`;
  planEdit(plan, root, titles, /defineMessages\(\{[\s\S]*?(?=\n\}\);)/, message);
  return plan;
}
