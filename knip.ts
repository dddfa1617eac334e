/** What tests alone use is no part of the product, which `!` marks. */
const project = [
  '**/*.{ts,tsx,js,jsx,mjs}!',
  '!**/{e2e,testing,bench,fixture}/**!',
  '!**/{vitest,playwright,tsdown}.*!',
]

/**
 * Where code that nothing uses is looked for, once with the tests as readers and once without
 * (docs/decisions/0153-dead-code-is-looked-for-twice.md).
 */
export default ({ production = false }: { production?: boolean }): object => ({
  // An export is for a reader elsewhere. Without the tests, what they alone read would be reported as well.
  ignoreExportsUsedInFile: production,
  // Written in the form of the vendor's program, which exports it.
  ignoreIssues: { 'libs/readers/src/database.ts': ['types'] },
  workspaces: {
    '.': {
      entry: ['docs/*.mjs!', '{vitest,playwright}.*.ts', 'supabase/functions/*/index.ts!'],
      project: ['*.ts', 'docs/*.mjs!', 'supabase/**/*.ts!'],
      ignoreBinaries: ['nginx', 'openssl', 'varnishd'],
      // What tests of components load is of the libraries that have them.
      ignoreDependencies: ['@nx/js', 'react', 'react-dom'],
    },
    'apps/site': {
      entry: [
        'src/{proxy,instrumentation}.ts!',
        'src/process/{check-environment,serve}.ts!',
        'src/rules/findings.ts!',
        'src/browser/start.ts!',
        '{server,finish,doctor,assemble,answers}.mjs!',
        'src/content-lint/*.ts!',
        'e2e/**/*.spec.ts',
        'e2e/{playwright,firefox}.config.ts',
      ],
      project,
    },
    'libs/*': { entry: ['src/{*,refusal/in-browser}.ts!', 'vitest.*.ts'], project },
    'libs/auth': {
      entry: ['src/{*,refusal/in-browser}.ts!', 'e2e/traced-program.ts', 'e2e/{prove,site,backend}-*.ts'],
      project,
    },
    'libs/routing': {
      entry: [
        'src/{*,refusal/in-browser}.ts!',
        'src/**/*.browser.test.ts',
        'src/testing/navigation.ts',
        'e2e/**/*.spec.ts',
        'e2e/traced-program.ts',
        'e2e/playwright.config.ts',
        'e2e/fixture/**/*.{ts,tsx}',
      ],
      project,
    },
    'libs/serving': {
      entry: [
        'src/{*,refusal/in-browser}.ts!',
        'src/islands/wake-island.ts!',
        'fixture/*.ts',
        'fixture/{app,islands}/**/*.{ts,tsx}',
      ],
      project,
    },
    'libs/content': {
      entry: [
        'src/{*,refusal/in-browser}.ts!',
        'src/**/*.test-d.ts',
        'e2e/traced-program.ts',
        'fixture/**/*.{ts,jsx}',
      ],
      project,
    },
    'libs/slices': {
      entry: ['src/*.ts!', 'vitest.*.ts', '.storybook/*.{ts,tsx}', 'e2e/bin/*.mjs', 'e2e/*.ts'],
      // Says which fonts a system has, where there is such a program.
      ignoreBinaries: ['fc-list'],
      project: ['**/*.{ts,tsx,js,jsx,mjs,mdx}!', ...project.slice(1)],
    },
    'libs/reviews': { entry: ['src/*.ts!', 'src/**/*.test-d.ts', 'vitest.*.ts'], project },
    'libs/dev': { entry: ['src/*.ts!', 'bin/*.mjs!', 'tsdown.*.ts'], ignoreDependencies: ['.*'], project },
    'libs/create': { entry: ['src/*.ts!', 'bin/*.mjs!'], ignore: ['template/**'], project },
    'tools/content-service': {
      entry: ['bin/*.mjs!', 'bench/*.ts', 'desk/src/main.tsx!', 'desk/vite.config.ts', 'desk/e2e/*.ts'],
      project,
    },
    'tools/backend': {
      entry: [
        'bin/*.mjs!',
        'src/functions/thread.ts!',
        'src/mailbox/assets/*.js!',
        'src/testing/{backend-process,make-template}.ts',
        'src/testing/full-disk.ts',
        'src/testing/functions/*/index.ts',
      ],
      project,
    },
    'tools/double': { entry: ['src/race/{prove,contender}.ts!'], project },
    'tools/start': { entry: ['bin/*.mjs!', 'src/orphan-guard.mjs!'], project },
    'tools/release': { entry: ['bin/*.mjs!'], project },
    'tools/generators': { nx: false, entry: ['src/*/generate-*.ts!'], project },
    'tools/checks': {
      // Its targets are those of the test command, in production too.
      ignoreBinaries: ['knip', 'oxlint', 'promtool', 'systemd-analyze'],
      entry: ['bin/*.mjs!', 'src/**/content-*.ts!'],
      project,
    },
    'tools/bench': {
      // Make a process short of something, where the system has them.
      ignoreBinaries: ['prlimit', 'mount', 'umount'],
      entry: [
        'bin/*.mjs!',
        'src/serving/bare-server.mjs!',
        'src/paint/{paint.ts,static-server.mjs}!',
        'src/serving/{crowd-client,many-pages-server}.ts!',
      ],
      project: ['**/*.{ts,tsx,js,jsx,mjs}!'],
    },
    'libs/ui': {
      entry: ['src/*.ts!', 'vitest.*.ts'],
      project: [
        ...project,
        '!src/conformance/**!',
        '!src/tokens/{brand,brands,contrast,design-tokens,palette}.ts!',
      ],
    },
  },
})
