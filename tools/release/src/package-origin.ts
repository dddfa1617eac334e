import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Where a repository is to be seen, from the address it is cloned from.
 *
 * @param remote - E.g. `git@git.example:team/site.git`, `ssh://git@git.example/team/site` or `https://git.example/team/site.git`.
 * @returns E.g. `https://git.example/team/site`; `undefined` for a folder.
 */
export function webAddress(remote: string): string | undefined {
  const [, host, path] =
    /^(?:(?:https?|ssh):\/\/)?(?:[^@/]+@)?([\w-]+(?:\.[\w-]+)+)(?::(?:\d+\/)?|\/)([\w./-]+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? []
  return host && path ? `https://${host}/${path}` : undefined
}

/**
 * Writes into the manifest of every library where it comes from, which npm compares with what it signs
 * (https://docs.npmjs.com/generating-provenance-statements) and readers follow; into what was built of it where the pages
 * about its errors are; and into its README where the files are that it leads to. The repository itself does not say it:
 * it is wherever it was cloned from.
 *
 * @returns A function that takes it back; `undefined` where the remote `origin` is no address, or there is none.
 */
export function writeOrigin(root: string): (() => void) | undefined {
  const remotes = execFileSync('git', ['remote', '--verbose'], { cwd: root, encoding: 'utf8' })
  const web = webAddress(/^origin\t(\S+) \(push\)$/m.exec(remotes)?.[1] ?? '')
  if (web === undefined) return undefined
  const written: { file: string; before: string }[] = []
  const write = (file: string, change: (before: string) => string): void => {
    const before = readFileSync(join(root, file), 'utf8')
    const after = change(before)
    if (after === before) return
    written.push({ file, before })
    writeFileSync(join(root, file), after)
  }
  for (const file of globSync('libs/*/package.json', { cwd: root })) {
    const { version } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { version: string }
    const repository = { type: 'git', url: `git+${web}.git`, directory: dirname(file).replaceAll('\\', '/') }
    const origin = { repository, homepage: `${web}#readme`, bugs: `${web}/issues` }
    write(file, (before) => `${JSON.stringify({ ...(JSON.parse(before) as object), ...origin }, null, 2)}\n`)
    // What errors say of their pages: a path in a clone, an address in what is installed.
    const pages = `$1${web}/blob/v${version}/docs/errors/`
    const readme = join(dirname(file), 'README.md')
    if (existsSync(join(root, readme)))
      write(readme, (before) => withAddresses(root, dirname(file), before, `${web}/blob/v${version}`))
    for (const built of globSync(`${dirname(file)}/dist/**/*.js`, { cwd: root }))
      write(built, (before) => before.replaceAll(/(["'`])docs\/errors\//g, pages))
  }
  return () => {
    for (const { file, before } of written) writeFileSync(join(root, file), before)
  }
}

/** A page whose links to files of the repository lead there from anywhere: most of them are in no package. */
function withAddresses(root: string, folder: string, page: string, at: string): string {
  return page.replaceAll(/\]\(([\w./-]+\.\w+)(#[\w-]+)?\)/g, (link, path: string, anchor = '') => {
    const file = join(folder, path)
    return existsSync(join(root, file)) ? `](${at}/${file.replaceAll('\\', '/')}${anchor})` : link
  })
}
