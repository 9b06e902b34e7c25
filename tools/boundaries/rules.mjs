// Who may import whom. Each rule's comment is what a developer reads when it is broken.

const contract = '^packages/api/src/contract/';
const rules = '^packages/api/src/rules/';
const client = '^packages/api/src/client/';
const testing = '^packages/api/src/testing/';
const ui = '^packages/ui/';
const i18n = '^packages/i18n/';
const portal = '^apps/portal/';
const server = '^apps/server/';

const test = '\\.test\\.tsx?$';
const story = '\\.stories\\.tsx$';
// What stands beside a file to try it, and may know more than the file does.
const beside = [test, story, '\\.fixtures\\.tsx?$'];
// What runs by itself, or is what a package offers.
const serverEntries = [
  '^apps/server/src/main\\.ts$',
  '\\.(child|thread)\\.ts$',
  // The stand-in of a vendor, which tests call as they would the vendor.
  '^apps/server/src/platform/telephony/loopback/telnyxLoopback\\.ts$',
  '^apps/server/src/platform/model/loopback/chatLoopback\\.ts$',
  '^tools/',
];
const entries = [
  '^apps/portal/src/(main\\.tsx|boot/(boot|publicBoot|estimateBoot)\\.ts)$',
  // The build runs it.
  '^apps/portal/src/app/home/renderPages\\.tsx$',
  '^apps/portal/src/screens/auth/Login/renderSignIn\\.tsx$',
  ...serverEntries,
  '^packages/(api/src/[^/]+|ui/src/(theme|tokens|lazy|(components|patterns)/[^/]+)|i18n/src)/index\\.ts$',
  story,
  // Collected by their names.
  '^apps/portal/src/.*\\.routes\\.tsx$',
  '^\\.storybook/',
];
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const workspace = '^(packages|apps|tools)/';
const ourCode = { path: workspace, pathNot: '(^|/)node_modules/' };

/** `from` may import its own files, the paths listed, and with `vendors` only these packages. */
const only = (name, comment, from, to, vendors) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: beside },
  to: {
    path: vendors ? `${workspace}|node_modules/` : workspace,
    pathNot: [from, ...to, ...(vendors ? [npm(...vendors)] : ['(^|/)node_modules/'])],
    dependencyTypesNot: ['core'],
  },
});

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Each file in `path` is reached from one of `from`. */
const noDeadCode = (name, from, path) =>
  never(
    name,
    'Nothing that runs imports this file.',
    { path: from },
    { path, pathNot: [...entries, test, '\\.fixtures\\.tsx?$', '/testing/', '\\.d\\.ts$'], reachable: false },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only(
      'contract-imports-only-zod',
      'The contract is plain zod data over the words that the rules name once.',
      contract,
      ['^packages/api/src/rules/(vocabulary|locales|rootOrganization|permissions|.+Words)\\.ts$'],
      ['zod'],
    ),
    only(
      'rules-import-only-contract-types',
      'Shared rules are pure: they may know the shapes of the contract, and how phone numbers are written.',
      rules,
      [contract],
      ['libphonenumber-js'],
    ),
    never(
      'rules-take-types-of-the-contract',
      'Shared rules run without the contract: import its types only.',
      { path: rules, pathNot: test },
      { path: contract, dependencyTypesNot: ['type-only'] },
    ),
    only(
      'client-imports-contract-and-toolkit',
      'The client reads the contract and the rules through Redux Toolkit and the auth client.',
      client,
      [contract, rules],
      ['@reduxjs/toolkit', '@supabase', 'react-redux', 'react', 'zod'],
    ),
    only(
      'testing-imports-contract-and-msw',
      'Fixtures and mock handlers are made by the contract.',
      testing,
      [contract, rules],
      ['msw', 'zod'],
    ),
    only(
      'i18n-imports-react-intl',
      'Languages know nothing of the product.',
      '^packages/i18n/src/',
      [],
      ['react-intl', 'react', '@types/react'],
    ),
    only('ui-imports-no-workspace', 'The design system knows nothing of the product.', ui, []),
    only(
      'server-imports-contract-and-rules',
      'The server shares the contract and the rules, nothing else.',
      server,
      [contract, rules],
    ),
    only('portal-imports-packages', 'The portal stands on ui, i18n, the client and the rules.', portal, [
      ui,
      i18n,
      client,
      rules,
      contract,
    ]),
    never(
      'portal-takes-types-of-the-contract',
      'Contract schemas stay out of the portal bundle: import their types only.',
      { path: portal, pathNot: beside },
      { path: contract, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'storybook-reaches-no-server',
      'Stories run without a server.',
      { path: '^(\\.storybook|apps/storybook)/' },
      { path: server },
    ),
    never(
      'tools-stay-outside',
      'The product runs without its tools.',
      { path: '^(packages|apps)/' },
      { path: '^tools/', pathNot: '(^|/)node_modules/' },
    ),

    never(
      'screen-reaches-no-wiring',
      'A screen takes a model and callbacks: the client, the router and the store belong to its route.',
      { path: 'Screen\\.tsx$' },
      {
        path: [
          client,
          '^apps/portal/src/app/',
          npm('react-router-dom', 'react-router', '@reduxjs/toolkit', 'react-redux'),
        ],
        reachable: true,
      },
    ),
    never(
      'route-has-no-styles',
      'A route only wires: what it looks like belongs to its screen.',
      { path: 'Route\\.tsx$' },
      { path: [npm('styled-components'), '\\.styles\\.ts$'] },
    ),
    never(
      'screens-stand-alone',
      'A screen does not import another screen: share a pattern of ui, or a file of the area.',
      { path: '^apps/portal/src/screens/([^/]+)/([A-Z][^/]*)/' },
      { path: '^apps/portal/src/screens/[^/]+/[A-Z][^/]*/', pathNot: '^apps/portal/src/screens/$1/$2/' },
    ),
    never(
      'areas-stand-alone',
      'An area of screens imports no other area: what several show stands in shared.',
      { path: '^apps/portal/src/screens/([^/]+)/' },
      { path: '^apps/portal/src/screens/[^/]+/', pathNot: '^apps/portal/src/screens/$1/' },
    ),
    never(
      'app-imports-no-inside-of-a-screen',
      'What surrounds the screens knows their routes alone: what it shares with them stands in shared.',
      { path: '^apps/portal/src/app/', pathNot: beside },
      { path: '^apps/portal/src/screens/', pathNot: 'Route\\.tsx$' },
    ),
    never(
      'shared-imports-no-screen',
      'What several screens share knows none of them.',
      { path: '^apps/portal/src/shared/', pathNot: beside },
      { path: '^apps/portal/src/(screens|app/(entry|routing|shell))/', pathNot: '^apps/portal/src/app/entry/(store|environment)\\.ts$' },
    ),
    never(
      'data-knows-no-screen',
      'How data and problems are shaped knows nothing of who shows them.',
      { path: '^apps/portal/src/data/', pathNot: beside },
      { path: '^apps/portal/src/', pathNot: '^apps/portal/src/data/' },
    ),
    never(
      'platform-knows-no-http',
      'What the product stands on is asked by any caller: it throws the errors of the kernel, and http answers with them.',
      { path: '^apps/server/src/platform/', pathNot: beside },
      { path: '^apps/server/src/(http|modules|pipeline)/' },
    ),
    never(
      'kernel-knows-no-http',
      'What every module shares knows neither a module nor how it is asked.',
      { path: '^apps/server/src/kernel/', pathNot: beside },
      { path: '^apps/server/src/(http|modules|pipeline)/' },
    ),
    never(
      'modules-keep-their-stores',
      'A module asks the service of another module, never its store.',
      { path: '^apps/server/src/modules/([^/]+)/', pathNot: test },
      { path: '^apps/server/src/modules/[^/]+/.*\\.store\\.ts$', pathNot: '^apps/server/src/modules/$1/' },
    ),
    never(
      'only-main-chooses-adapters',
      'Only main.ts imports an adapter: everything else takes the port.',
      {
        path: '^(apps|packages)/',
        pathNot: ['^apps/server/src/main\\.ts$', test, '^apps/server/src/testing/', '\\.adapter\\.ts$'],
      },
      { path: '\\.adapter\\.ts$' },
    ),
    never(
      'large-libraries-come-late',
      'Importing it costs tens of megabytes: ask for it by import() where it is needed.',
      { path: server, pathNot: beside },
      { path: npm('date-holidays'), dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'ui-internal-stays-inside',
      'What is internal is not exported.',
      { path: ['^packages/ui/src/.*index\\.ts$', '^(apps|packages/(api|i18n)|\\.storybook)/'] },
      { path: '^packages/ui/src/internal/' },
    ),

    never(
      'tests-stay-tests',
      'Test libraries, fixtures and test files belong to tests and stories.',
      {
        path: '^(packages|apps/(portal|server))/',
        pathNot: [...beside, '/testing/', '\\.config\\.ts$', npm('.*')],
      },
      {
        path: [test, story, '\\.fixtures\\.tsx?$', testing, npm('vitest', 'msw', 'storybook', '@storybook')],
      },
    ),
    never(
      'packages-through-exports',
      'Import another workspace by its name: only what its package.json exports is public.',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ),
    never('no-circular', 'Two files that need each other are one idea, or three.', ourCode, {
      circular: true,
    }),
    never('no-unresolved', 'The file or package does not exist.', ourCode, {
      couldNotResolve: true,
      pathNot: '^virtual:',
    }),
    never('declared-dependencies', "Name the package in the workspace's own package.json.", ourCode, {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      // The one test runner is named by the root.
      pathNot: npm('vitest'),
    }),
    noDeadCode('no-dead-code', entries, '^(apps/portal|packages/[^/]+)/src/'),
    // To look for each file of the server through every story, which comes first, takes longer than all other rules.
    noDeadCode('no-dead-server-code', serverEntries, '^apps/server/src/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|storybook-static|coverage|\\.cache)/', '/migrations/'] },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'default', 'types', 'node'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
