import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, normalize } from 'node:path'

interface Tracer {
  nodeFileTrace: (
    files: string[],
    options: { base: string; processCwd: string; ignore: string[] },
  ) => Promise<{ fileList: Set<string> }>
}

/** What Next has traced itself, or builds with; to look at it takes seven times as long. */
const notFollowed = [
  '**/next/dist/docs/**',
  '**/next/dist/compiled/{next-server,react,scheduler,webpack,babel,@vercel/nft}*/**',
  '**/{react-dom,caniuse-lite,sharp,@img}/**',
]

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

/**
 * The files of packages that a build needs at run time: those its own traces name, and those of the framework's entry for
 * servers like ours, which Next does not trace.
 *
 * @param folder Of the site.
 * @param build Its build.
 * @param root Of the workspace, where the packages are.
 * @returns Absolute paths.
 */
export async function tracedFiles(folder: string, build: string, root: string): Promise<Set<string>> {
  const traced = new Set<string>()
  for (const trace of globSync('**/*.nft.json', { cwd: build })) {
    const { files } = JSON.parse(readFileSync(join(build, trace), 'utf8')) as { files: string[] }
    for (const file of files) traced.add(normalize(join(build, dirname(trace), file)))
  }
  const find = createRequire(join(folder, 'server.mjs'))
  // The tracer that Next brings is the one whose traces these are (Next 16.4.5).
  const { nodeFileTrace } = find('next/dist/compiled/@vercel/nft') as Tracer
  const entries = [find.resolve('next'), find.resolve('@redis/client')]
  const options = { base: root, processCwd: folder, ignore: notFollowed }
  for (const file of (await nodeFileTrace(entries, options)).fileList) traced.add(join(root, file))
  const isOfPackage = (file: string) =>
    file.startsWith(join(root, 'node_modules/')) && !/\.d\.[cm]?ts$/.test(file) && existsSync(file)
  const files = [...traced].filter(isOfPackage)
  // Who asks for a package by its name finds by this where it begins; of an entry that was named by its file, no trace has it.
  const manifests = new Set(files.map((file) => `${packageFolder.exec(file)?.[0]}/package.json`))
  return new Set([...files, ...[...manifests].filter((file) => existsSync(file))])
}
