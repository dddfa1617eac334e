import type { NewSite } from './create-site.ts'

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
    oxfmt: '0.75.0',
    oxlint: '1.89.0',
    typescript: '6.0.3',
  },
} as const

/** The `package.json` of a new site. */
export function siteManifest(name: string, services: NewSite['services'], version: string): object {
  const withServices = services === 'embedded' ? 'house-edge-dev -- ' : ''
  const dependencies = {
    '@house-edge/auth': version,
    '@house-edge/publishing': version,
    '@house-edge/routing': version,
    '@house-edge/slices': version,
    '@house-edge/ui': version,
    ...versions.dependencies,
  }
  return {
    // Among the packages of a workspace, one of these names would be found in the place of what it is called after.
    name: name in { ...dependencies, ...versions.devDependencies } ? `${name}-site` : name,
    version: '0.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    scripts: {
      dev: `${withServices}next dev`,
      build: 'next build',
      // Node lets what is used grow to several times of it before it collects, and the room for new objects as well.
      start: `${withServices}node --heap-growing-percent=30 --max-semi-space-size=16 server.mjs`,
      // Tests visit the built site, because a development server forgives what a build does not.
      test: 'next build && node --test test/*.test.ts',
      doctor: `${withServices}node doctor.mjs`,
      lint: 'oxlint --deny-warnings',
      format: 'oxfmt',
    },
    dependencies,
    devDependencies: {
      ...(services === 'embedded' && { '@house-edge/dev': version }),
      ...versions.devDependencies,
    },
  }
}
