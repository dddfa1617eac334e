import { basename, dirname, join } from 'node:path'
import { rolldown } from 'rolldown'

/** Loaded after the first page has been answered, so they may stay the many files they are. */
const loadedLater = ['next', '@redis/client']

/**
 * Bundles the server that listens into one file: to find and read 240 modules takes longer than to run them
 * (docs/decisions/0223).
 *
 * @param site Folder of the site.
 * @param file Where the bundle is written; what it loads later is written beside it.
 */
export async function bundleServer(site: string, file: string): Promise<void> {
  const bundle = await rolldown({
    cwd: site,
    input: join(site, 'src/process/serve.ts'),
    platform: 'node',
    resolve: { conditionNames: ['@house-edge/source', 'import', 'node', 'default'] },
    external: loadedLater,
    // What the first page and something loaded later both need belongs in the one file, not in a third.
    preserveEntrySignatures: 'allow-extension',
  })
  await bundle.write({
    dir: dirname(file),
    format: 'esm',
    entryFileNames: basename(file),
    chunkFileNames: '[name].mjs',
  })
  await bundle.close()
}
