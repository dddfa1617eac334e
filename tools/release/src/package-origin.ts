import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
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
 * (https://docs.npmjs.com/generating-provenance-statements) and readers follow. The repository itself does not
 * say it: it is wherever it was cloned from.
 *
 * @returns A function that takes it back; `undefined` where the remote `origin` is no address, or there is none.
 */
export function writeOrigin(root: string): (() => void) | undefined {
  const remotes = execFileSync('git', ['remote', '--verbose'], { cwd: root, encoding: 'utf8' })
  const web = webAddress(/^origin\t(\S+) \(push\)$/m.exec(remotes)?.[1] ?? '')
  if (web === undefined) return undefined
  const manifests = globSync('libs/*/package.json', { cwd: root }).map((file) => {
    const before = readFileSync(join(root, file), 'utf8')
    const repository = { type: 'git', url: `git+${web}.git`, directory: dirname(file).replaceAll('\\', '/') }
    const manifest = {
      ...(JSON.parse(before) as object),
      repository,
      homepage: `${web}#readme`,
      bugs: `${web}/issues`,
    }
    writeFileSync(join(root, file), `${JSON.stringify(manifest, null, 2)}\n`)
    return { file, before }
  })
  return () => {
    for (const { file, before } of manifests) writeFileSync(join(root, file), before)
  }
}
