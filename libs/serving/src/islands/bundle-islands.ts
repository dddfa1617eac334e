import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** The component of an island. */
export interface IslandSource {
  /** File or package with the component, as imported from `folder`. */
  module: string
  /** The name of the export. */
  component: string
}

/** Which islands to bundle. */
export interface BundleIslandsOptions {
  /** By name, as pages use it. */
  islands: Readonly<Record<string, IslandSource>>
  /** Folder of the app. */
  folder: string
  /** URL prefix of the files, with a slash at the end. */
  base: string
  /** The library that runs the components in browsers. @default 'preact' */
  runtime?: 'preact' | 'react'
  /** Further conditions for resolving packages. Default: none. */
  conditions?: readonly string[]
}

/** The islands' files. */
export interface IslandBundle {
  /** Code by file name. The name changes with the content. */
  files: Readonly<Record<string, string>>
  /** URL of the file that finds the others, for `startIslands`. */
  address: string
}

const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/** Resolved by package name, because a site's build may have bundled this file into another. */
const wakeIsland = '@house-edge/serving/wake-island'

const virtual = '\0island:'

/**
 * Bundles each island into a file, and beside them one file that finds these by name and has the code they share: the
 * script of a page need not know how many there are.
 */
export async function bundleIslands({
  islands,
  folder,
  base,
  runtime = 'preact',
  conditions = [],
}: BundleIslandsOptions): Promise<IslandBundle> {
  const bundle = await rolldown({
    cwd: folder,
    input: { islands: virtual },
    platform: 'browser',
    // Shared code goes into that file, instead of a third one to wait for.
    preserveEntrySignatures: 'allow-extension',
    // The directive `use client` has no meaning without the framework.
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
        load: (id) => {
          if (id === virtual) return entryOf(Object.keys(islands))
          return id.startsWith(virtual) ? componentOf(islands[id.slice(virtual.length)]!) : null
        },
      },
    ],
  })
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    comments: false,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: ({ name, facadeModuleId: id }) =>
      `${id?.startsWith(virtual) ? id.slice(virtual.length) : name}-[hash].js`,
  })
  await bundle.close()
  const chunks = output.filter((chunk) => chunk.type === 'chunk')
  return {
    files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, withSecondAddresses(code)])),
    address: `${base}${chunks.find(({ isEntry }) => isEntry)!.fileName}`,
  }
}

function entryOf(names: readonly string[]): string {
  const components = names.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(virtual + name)})`,
  )
  return [
    `import { wakeIsland } from ${JSON.stringify(wakeIsland)}`,
    `const components = { ${components.join(', ')} }`,
    'export const wake = async (island, ...given) => {',
    '  const load = components[island.dataset.island]',
    '  const { component } = await load().catch(() => load(true))',
    '  return wakeIsland(component, island, ...given)',
    '}',
  ].join('\n')
}

/**
 * Gives each island's file a second address, for when it did not come the first time: Firefox never asks again for a
 * module that has failed in a page. What it imports has one address, so nothing runs twice.
 */
function withSecondAddresses(minified: string): string {
  return minified.replaceAll(
    /\(\)=>import\((["'`])([^"'`]+)\1\)/g,
    (_, quote: string, file: string) => `e=>import(${quote}${file}${quote}+(e?"?again":""))`,
  )
}

function componentOf({ module, component }: IslandSource): string {
  return `export { ${component} as component } from ${JSON.stringify(module)}`
}

/** The one script of every page. */
export interface PageScriptOptions {
  /** The file that begins it, as seen from `folder`. There, `islandsFile` is declared, the address of the islands. */
  input: string
  /** `address` of `bundleIslands`. */
  islandsFile: string
  /** Folder of the app. */
  folder: string
  /** Further conditions for resolving packages. Default: none. */
  conditions?: readonly string[]
}

/** Bundles the one script of every page, which starts the islands, into as little as there can be. */
export async function bundlePageScript({
  input,
  islandsFile,
  folder,
  conditions = [],
}: PageScriptOptions): Promise<string> {
  const bundle = await rolldown({
    input: join(folder, input),
    platform: 'browser',
    resolve: { conditionNames: [...conditions, 'import', 'default'] },
    transform: { define: { islandsFile: JSON.stringify(islandsFile) } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
  await bundle.close()
  return output[0].code
}
