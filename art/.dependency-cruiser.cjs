/** What pictures may be made from, each rule with its reason (docs/decisions/050-a-workspace-for-pictures.md). */
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
      name: 'takes-little-from-the-site',
      comment:
        'The less of the site a picture is made from, the fewer of its changes can break one: cases, their months and what is worn in them, mark, colors and letters.',
      severity: 'error',
      from: { pathNot: ['^\\.\\./', '\\.test\\.ts$'] },
      to: {
        path: '^\\.\\./',
        pathNot: [
          '^\\.\\./domain/smile/',
          '^\\.\\./domain/orthodontics/example-(treatment|ways|smile)\\.ts$',
          '^\\.\\./app/pdf/(arches|palette)\\.ts$',
          '^\\.\\./scripts/finish-build/social/outline-text\\.ts$',
          '^\\.\\./node_modules/',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^\\.\\./'] },
    tsConfig: { fileName: '../tsconfig.base.json' },
    tsPreCompilationDeps: true,
  },
};
