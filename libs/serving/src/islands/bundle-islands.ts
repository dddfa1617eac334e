import { rolldown } from 'rolldown'

/** A component that is loaded by itself. */
export interface IslandSource {
  /** File or package the component is in, as it is imported in `folder`. */
  module: string
  /** The component's name there. */
  component: string
}

/** Which islands there are. */
export interface BundleIslandsOptions {
  /** By name, as pages use it. */
  islands: Readonly<Record<string, IslandSource>>
  /** Folder of the app. */
  folder: string
  /** What the files' addresses begin with, with a slash at the end. */
  base: string
  /** What runs the components in browsers. @default 'preact' */
  runtime?: 'preact' | 'react'
  /** Further conditions under which packages are resolved. */
  conditions?: readonly string[]
}

/** The islands' files. */
export interface IslandBundle {
  /** Program texts by the name of their file, which changes with what is in it. */
  files: Readonly<Record<string, string>>
  /** Addresses by the islands' names, for `startIslands`. */
  addresses: Readonly<Record<string, string>>
}

const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/** By its name: a site's own build may have put this file into another. */
const wakeIsland = '@house-edge/serving/wake-island'

const virtual = '\0island:'

/** Makes a file of each island, and files of what they have in common. */
export async function bundleIslands({
  islands,
  folder,
  base,
  runtime = 'preact',
  conditions = [],
}: BundleIslandsOptions): Promise<IslandBundle> {
  const bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(Object.keys(islands).map((name) => [name, `${virtual}${name}`])),
    platform: 'browser',
    // Components say `use client` for the framework, which is not here.
    checks: { moduleLevelDirective: false },
    resolve: {
      conditionNames: [...conditions, 'import', 'browser', 'default'],
      ...(runtime === 'preact' && { alias: preact }),
    },
    transform: {
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic', development: false },
    },
    plugins: [
      {
        name: 'islands',
        resolveId: (id, importer) =>
          id.startsWith(virtual)
            ? id
            : importer?.startsWith(virtual) && id.startsWith('.')
              ? { id: `${folder}/${id}` }
              : null,
        load: (id) => (id.startsWith(virtual) ? entryOf(islands[id.slice(virtual.length)]!) : null),
      },
    ],
  })
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    comments: false,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await bundle.close()
  const chunks = output.filter((chunk) => chunk.type === 'chunk')
  return {
    files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    addresses: Object.fromEntries(
      chunks.flatMap(({ fileName, facadeModuleId }) =>
        facadeModuleId?.startsWith(virtual)
          ? [[facadeModuleId.slice(virtual.length), `${base}${fileName}`]]
          : [],
      ),
    ),
  }
}

function entryOf({ module, component }: IslandSource): string {
  return [
    `import { ${component} as component } from ${JSON.stringify(module)}`,
    `import { wakeIsland } from ${JSON.stringify(wakeIsland)}`,
    'export const wake = (...given) => wakeIsland(component, ...given)',
  ].join('\n')
}
