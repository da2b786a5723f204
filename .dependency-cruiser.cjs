/** Who may import whom, each rule with its reason (docs/architecture.md). */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other cannot be understood or changed apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      comment:
        'What is true must not depend on where it is shown or stored. The calendar format is written the same in browser and letter; the index of questions is reckoned in memory; the words of a sheet are checked the same at the desk and at a terminal.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^domain/',
          '^node_modules/(zod|temporal-polyfill|ical-generator|minisearch|@scure/bip39)/',
        ],
      },
    },
    {
      name: 'client-router-stands-alone',
      comment:
        'It takes the place of a package (scripts/own-client-router.ts): it knows nothing of the site, and the site asks for it by the name of the package.',
      severity: 'error',
      from: { path: '^app/client-router/', pathNot: '\\.test\\.tsx?$' },
      to: {
        pathNot: [
          '^app/client-router/',
          '^(node_modules/)?(react|react-dom|react-router|@types/react|@types/react-dom)(/|$)',
        ],
      },
    },
    {
      name: 'client-router-by-its-name',
      comment: 'One way to it, which rendering ahead has too.',
      severity: 'error',
      from: { path: '^(app|desk|domain|server)/', pathNot: '^app/client-router/' },
      to: { path: '^app/client-router/' },
    },
    {
      name: 'ui-knows-only-ui',
      comment:
        'Components are reused only while they know nothing of features, content or the server.',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { pathNot: ['^app/ui/', '^(node_modules/)?(react|react-router|@types/react)(/|$)'] },
    },
    {
      name: 'site-parts-serve-features',
      comment:
        'What knows the practice and serves several features knows neither the features nor the server.',
      severity: 'error',
      from: { path: '^app/site/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(app|server|scripts|content)/',
        pathNot: '^app/(site|ui)/',
      },
    },
    {
      name: 'pdf-knows-only-paper',
      comment:
        'How documents are set does not depend on what they say; the build and the browser both use it.',
      severity: 'error',
      from: { path: '^app/pdf/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^app/pdf/', '^(node_modules/)?(@types/)?pdfkit(/|$)'] },
    },
    {
      name: 'features-stand-alone',
      comment:
        'A feature knows itself, ui, site, domain, pdf, the request helper and analytics; the shell composes features. The request overlay, the framing of forms, the time of the promise, the slider, the live model and the report serve several of them.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(app|server|scripts|content)/',
        pathNot: [
          '^app/features/$1/',
          '^app/(ui|site|pdf|analytics|request)/',
          '^app/features/(call-request|before-after|embed|live-smile|promise|quiz-report)/',
        ],
      },
    },
    {
      name: 'pages-belong-to-routes',
      comment: 'A page is composition only; what two pages share is a feature or ui.',
      severity: 'error',
      from: { pathNot: '^app/routes\\.ts$' },
      to: { path: '^app/pages/' },
    },
    {
      name: 'dev-pages-stay-out',
      comment: 'What shows the parts to those who build the site is built into nothing.',
      severity: 'error',
      from: { pathNot: '^app/(dev/|routes\\.ts$)' },
      to: { path: '^app/dev/' },
    },
    {
      name: 'shell-composes',
      comment: 'The shell stands around pages and does not know them.',
      severity: 'error',
      from: { path: '^app/shell/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(app|server|scripts)/',
        pathNot: '^app/(shell|features|site|ui|analytics|url-map)',
      },
    },
    {
      name: 'temporal-stays-out-of-the-browser',
      comment:
        'The time-zone library is heavy and the browser has Intl: slots are worked out on the server.',
      severity: 'error',
      from: { path: '^app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^node_modules/temporal-polyfill/', reachable: true },
    },
    {
      name: 'request-helper-stands-alone',
      comment: 'How to ask an address for JSON knows nothing of who asks.',
      severity: 'error',
      from: { path: '^app/request/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(app|server|domain)/', pathNot: '^app/request/' },
    },
    {
      name: 'server-never-renders',
      comment: 'The server moves requests; what it shares with the site stands in domain/.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(app|content|scripts)/' },
    },
    {
      name: 'app-never-reaches-the-server',
      comment: 'The site talks to the server over HTTP only, so that it deploys without it.',
      severity: 'error',
      from: { path: '^(app|domain)/' },
      to: { path: '^server/' },
    },
    {
      name: 'desk-stands-apart',
      comment:
        'The practice’s own room shares with the site what is true, its tokens and its fonts, and nothing that renders, measures or reads content.',
      severity: 'error',
      from: { path: '^desk/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(app|server|scripts|content|tests)/',
        pathNot: '^app/styles/(tokens|fonts)\\.css$',
      },
    },
    {
      name: 'desk-needs-little',
      comment: 'Whatever runs in the desk sees opened letters: each package in it is named here.',
      severity: 'error',
      from: { path: '^desk/', pathNot: '(\\.test\\.tsx?|vite\\.config\\.ts)$' },
      to: {
        pathNot: [
          '^(desk|domain|app)/',
          '^(node_modules/)?(react|react-dom|@types/react|@types/react-dom|age-encryption|@scure/bip39)(/|$)',
        ],
      },
    },
    {
      name: 'nobody-needs-the-desk',
      comment: 'The site and its server are whole without it.',
      severity: 'error',
      from: { pathNot: '^(desk|tests)/' },
      to: { path: '^desk/' },
    },
    {
      name: 'desk-routes-stay-in-their-room',
      comment:
        'No address of the desk is ever one of the public site: only the start and the table of columns know that there is a desk.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          '^server/(desk|test-support)/',
          '^server/main\\.ts$',
          '^server/db/schema\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      to: { path: '^server/desk/' },
    },
    {
      name: 'art-stands-apart',
      comment:
        'Pictures are made once and committed; nothing of the site may come to need their sources.',
      severity: 'error',
      from: { pathNot: '^art/' },
      to: { path: '^art/' },
    },
    {
      name: 'content-loaders-stay-at-build',
      comment: 'Loaders read files; in the browser there are none.',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: ['\\.server\\.ts$', '^app/routes\\.ts$', '\\.d\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: '\\.server\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    exclude: { path: '^(build|\\.react-router)/|^content:' },
  },
};
