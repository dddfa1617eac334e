import { basename, dirname, join } from 'node:path'
import type { OutputBundle } from 'rolldown'
import { oneByteScript } from './one-byte-script.ts'

/** What becomes one file. */
export interface ServerBundle {
  /** Folder of the application. */
  folder: string
  /** The module in it that exports what starts the server. */
  input: string
  /** Where the bundle is written; what it loads later is written beside it. */
  file: string
}

/** Loaded after the first page has been answered, so they may stay the many files they are. */
const loadedLater = [/^next(?:\/|$)/, '@redis/client']

/**
 * Bundles the server that listens into one file: to find and read hundreds of modules takes longer than to run them
 * (docs/decisions/0223). Needs `rolldown`.
 */
export async function bundleServer({ folder, input, file }: ServerBundle): Promise<void> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    cwd: folder,
    input: join(folder, input),
    platform: 'node',
    resolve: { conditionNames: ['@house-edge/source', 'import', 'node', 'default'] },
    external: loadedLater,
    // Otherwise libraries choose at run time, before the server has said that it is in production: React has two.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // What the first page and something loaded later both need belongs in the one file, not in a third.
    preserveEntrySignatures: 'allow-extension',
    plugins: [{ name: 'one byte a letter', generateBundle: (_options, bundle) => inOneByte(bundle) }],
    // Everything in here is rendered on a server, whatever a module says of itself.
    onLog: (level, log, say) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && say(level, log),
  })
  await bundle.write({
    dir: dirname(file),
    format: 'esm',
    entryFileNames: basename(file),
    chunkFileNames: '[name].mjs',
    // Names stay, for stack traces. V8 keeps the text, so it is without comments, and in one byte a letter.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  })
  await bundle.close()
}

/** After it was minified, which writes letters as they are. */
function inOneByte(bundle: OutputBundle): void {
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk') chunk.code = oneByteScript(chunk.code)
}
