import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { CreateError } from './create-error.ts'

/** What a new site is to be. */
export interface NewSite {
  /** Where it is written; made when it is not there. Its last part is the name of the site's package. */
  readonly folder: string
  /** `embedded`: content, accounts and data run beside the site, on this machine. `hosted`: you have them. */
  readonly services: 'embedded' | 'hosted'
}

const root = resolve(import.meta.dirname, '../..')

/** What npm would not carry under its own name. */
const renamed: Readonly<Record<string, string>> = { 'gitignore.txt': '.gitignore', 'env.txt': '.env.local' }

/** Versions that the template was tried with. Those of House Edge are the version of this package. */
const versions = {
  dependencies: {
    // Loaded where metrics or traces are wanted, and not otherwise.
    '@opentelemetry/api': '1.9.1',
    '@opentelemetry/context-async-hooks': '2.12.0',
    '@opentelemetry/core': '2.12.0',
    '@opentelemetry/exporter-metrics-otlp-proto': '0.223.0',
    '@opentelemetry/exporter-prometheus': '0.223.0',
    '@opentelemetry/exporter-trace-otlp-proto': '0.223.0',
    '@opentelemetry/resources': '2.12.0',
    '@opentelemetry/sdk-metrics': '2.12.0',
    '@opentelemetry/sdk-trace-base': '2.12.0',
    '@prismicio/client': '7.22.0',
    next: '16.4.5',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  devDependencies: {
    '@types/node': '24.19.2',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    typescript: '6.0.3',
  },
} as const

/**
 * Writes a site: a page, a slice, sign-up and sign-in, previews and the webhook, and tests of all of it.
 *
 * @throws {CreateError} `create/folder-not-empty`, or `create/bad-name` when npm takes no such name. Nothing
 *   was written then.
 */
export function createSite({ folder, services }: NewSite): void {
  const target = resolve(folder)
  const name = basename(target)
  // npm's rules for names of packages: https://docs.npmjs.com/cli/configuring-npm/package-json#name
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name) || name.length > 214)
    throw new CreateError(
      'create/bad-name',
      `"${name}" cannot be the name of a package, and the site would be one. Nothing was written. Take small letters, digits and hyphens.`,
    )
  // A repository that was just made elsewhere and cloned holds its `.git` alone.
  if (existsSync(target) && readdirSync(target).some((file) => file !== '.git'))
    throw new CreateError(
      'create/folder-not-empty',
      `${target} is not empty, and files in it could be overwritten. Nothing was written. Name another folder.`,
    )

  mkdirSync(target, { recursive: true })
  // Copied as they are: files without placeholders compile and can be read where they lie.
  cpSync(join(root, 'template'), target, { recursive: true })
  for (const [from, to] of Object.entries(renamed)) renameSync(join(target, from), join(target, to))
  // Each way of running has files that would mislead in the other.
  if (services === 'embedded') rmSync(join(target, '.env.local'))
  else for (const part of ['content', 'supabase']) rmSync(join(target, part), { recursive: true })
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifestOf(name, services), null, 2)}\n`)
}

function manifestOf(name: string, services: NewSite['services']): object {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const withServices = services === 'embedded' ? 'house-edge-dev -- ' : ''
  return {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    scripts: {
      dev: `${withServices}next dev`,
      build: 'next build',
      // Room for new objects: Node lets it grow to several times of it, and does not give it back.
      start: `${withServices}node --max-semi-space-size=16 server.mjs`,
      // Tests visit the built site, because a development server forgives what a build does not.
      test: 'next build && node --test test/*.test.ts',
    },
    dependencies: {
      '@house-edge/auth': version,
      '@house-edge/publishing': version,
      '@house-edge/routing': version,
      '@house-edge/slices': version,
      '@house-edge/ui': version,
      ...versions.dependencies,
    },
    devDependencies: {
      ...(services === 'embedded' && { '@house-edge/dev': version }),
      ...versions.devDependencies,
    },
  }
}
