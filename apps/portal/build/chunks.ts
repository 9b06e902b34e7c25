import { build } from 'vite';
import type { InlineConfig, Rolldown } from 'vite';
import { runningWith } from './preloads.ts';

/** The modules that begin a part of the portal, by the end of their paths. */
const start = /\/portal\/index\.html$/;
const signIn = /\/screens\/auth\/Login\/LoginRoute\.tsx$/;
const shell = /\/app\/routing\/ApplicationRoutes\.tsx$/;
const inbox = /\/IncomingFaxes\/IncomingFaxesRoute\.tsx$/;
const fax = /\/screens\/faxes\/(?!IncomingFaxes\/IncomingFaxesRoute)[\w/]+\.tsx$/;
const overlays = /\/ui\/src\/internal\/overlay\/overlays\.ts$/;
// Setting up is done once, with fields that the others lack.
const otherAuth = /\/screens\/auth\/(?!Setup\/)|\/app\/shell\/frames\/Blank\.tsx$|\/app\/session\/HeldAnswers\.tsx$/;
/** The start names it without a use: selectors that remember, which the cache of calls is made with. */
const ofCalls = /\/node_modules\/reselect\//;
/** What opens above any screen, and the one page around signing in that asks what screens ask. */
const above = /\/app\/shell\/\w+Layer\.tsx$|\/screens\/auth\/Setup\/SetupRoute\.tsx$/;
const otherScreen = /\/screens\/(?!auth\/|faxes\/|home\/)\w+\/\w+\/\w+Route\.tsx$/;
/** Forms of somebody who has never been here. */
const publicForm = /\/HomeRoutes\.tsx$|\/screens\/home\/(?:DemoFax|ModalDisplay|Register|RequestAccess|Requisition|Subscribe)\/\w+Route\.tsx$/;
const shortForm = /\/screens\/home\/(?:DemoFax|ModalDisplay|Register|RequestAccess|Subscribe)\/\w+Route\.tsx$/;

/** The modules that run with each of those that match, without what is shaken off. */
function modulesOfEach(chunks: readonly Rolldown.OutputChunk[], begin: RegExp): Set<string>[] {
  const roots = chunks.filter(({ facadeModuleId }) => facadeModuleId && begin.test(facadeModuleId));
  if (roots.length === 0) throw new Error(`No chunk begins with ${begin}.`);
  return roots.map((root) => {
    const files = runningWith(chunks, root);
    return new Set(chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds));
  });
}

/** Less is not worth a request of its own, in characters before they are made small. */
const smallest = 4_000;

/** What a screen shares with something that opens late, where it would be a small file of its own. */
const smallShared = (chunks: readonly Rolldown.OutputChunk[]) =>
  new Set(chunks.filter(({ code, facadeModuleId }) => !facadeModuleId && code.length < smallest).flatMap(({ moduleIds }) => moduleIds));

/**
 * Sorts the modules into few chunks, by who needs them: each file costs a request, and one that is found in another a
 * round trip. Who needs what is read from a build in which nothing is sorted, because only that knows what is left after
 * shaking. A chunk imports those before it alone.
 * @param config of the portal's build, without groups
 */
export async function chunkGroups(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const { output } = (await build({
    ...config, configFile: false, logLevel: 'error', build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const unsorted = output.filter((file) => file.type === 'chunk');
  const of = (begin: RegExp) => new Set(modulesOfEach(unsorted, begin).flatMap((modules) => [...modules]));
  const [inStart, inSignIn, inShell, inInbox, inFax] = [of(start), of(signIn), of(shell), of(inbox), of(fax)];
  const small = smallShared(unsorted);
  const [inOverlays, inOtherAuth, inOtherScreen, inAbove, inPublicForm, inShortForm] = [of(overlays), of(otherAuth), of(otherScreen), of(above), of(publicForm), of(shortForm)];
  const [otherScreens, publicForms] = [modulesOfEach(unsorted, otherScreen), modulesOfEach(unsorted, publicForm)];
  const groups: [name: string, test: (id: string) => boolean][] = [
    // Most of what the sign-in page is made of, every other page needs too.
    ['start', (id) => (inStart.has(id) || inSignIn.has(id)) && !ofCalls.test(id)],
    // What the pages around signing in and the public forms share with the application, so that they do without the rest of it: the cache of calls above all.
    ['calls', (id) => (inOtherAuth.has(id) && (inShell.has(id) || inOtherScreen.has(id) || inPublicForm.has(id))) || (inPublicForm.has(id) && (inShell.has(id) || inInbox.has(id)))],
    ['application', (id) => inShell.has(id) || (inOtherScreen.has(id) && inInbox.has(id))],
    ['inbox', (id) => inInbox.has(id)],
    // The fields that the public forms have, and all other screens too; dates are asked for in one of them alone.
    ['forms', (id) => inShortForm.has(id) && (inOverlays.has(id) || inFax.has(id) || inOtherScreen.has(id))],
    ['dates', (id) => inPublicForm.has(id) && (inOverlays.has(id) || inFax.has(id) || inOtherScreen.has(id))],
    ['overlays', (id) => inOverlays.has(id)],
    // Each in a file of its own, they would queue for the six requests that a browser makes at a time.
    ['screens', (id) => otherScreens.filter((modules) => modules.has(id)).length > 1 || (inOtherScreen.has(id) && (inFax.has(id) || small.has(id)))],
    ['fax', (id) => inFax.has(id)],
    ['auth', (id) => inOtherAuth.has(id) && !inOtherScreen.has(id)],
    ['public', (id) => publicForms.filter((modules) => modules.has(id)).length > 1],
    ['layers', (id) => inAbove.has(id) && inOtherScreen.has(id)],
  ];
  return groups.map(([name, test], index) => ({ name, test, priority: groups.length - index }));
}
