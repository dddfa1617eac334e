import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { filesUnder } from '../workspace/projects.ts'
import type { Finding } from '../workspace/finding.ts'

const folder = 'docs/decisions'

interface Decision {
  /** Relative to the root. */
  where: string
  text: string
  isLive: boolean
}

/**
 * Every decision begins with its number and title, says on the third line when it was taken and whether it holds, and
 * what would make us return.
 */
export function decisionsWithoutStatus(root: string): Finding[] {
  return decisionsIn(root).flatMap(({ where, text, isLive }) => {
    const [title = '', , status = ''] = text.split('\n')
    const isWhole =
      title.startsWith(`# ${basename(where).slice(0, 4)} `) && /^\d{4}-\d\d-\d\d.* · [a-z]/.test(status)
    const isReturnable = !isLive || /What would make us return|We return when/.test(text)
    return [
      ...(isWhole
        ? []
        : [{ where, what: 'needs “# 0000 Title”, and “2026-01-31 · accepted” on its third line' }]),
      ...(isReturnable ? [] : [{ where, what: 'does not say what would make us return' }]),
    ]
  })
}

/** The README of the decisions names each once, by its title, under a theme, there in the order of their numbers. */
export function brokenDecisionTable(root: string): Finding[] {
  const where = `${folder}/README.md`
  if (!existsSync(join(root, where))) return []
  const rows = readFileSync(join(root, where), 'utf8')
    .split(/^## /m)
    .flatMap((text) => {
      const [theme = ''] = text.split('\n', 1)
      return [...text.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+?) \| ([^|]+) \|$/gm)].map(
        ([, number = '', file = '', title = '', status = '']) => ({ theme, number, file, title, status }),
      )
    })
  const titles = new Map(
    decisionsIn(root).map(({ where: path, text }) => [relative(folder, path), text.split('\n')[0] ?? '']),
  )
  return [
    ...rows
      .filter(
        ({ theme, number }, at) => theme === rows[at - 1]?.theme && number <= (rows[at - 1]?.number ?? ''),
      )
      .map(({ number }) => `${number} is not in order`),
    ...rows
      .filter(({ number, file, title }) => titles.get(file) !== `# ${number} ${title}`)
      .map(({ number, file }) => `${number} has another title than ${file}, or the file is gone`),
    ...rows
      .filter(({ file }, at) => rows.findIndex((row) => row.file === file) < at)
      .map(({ number }) => `${number} is there twice`),
    ...[...titles.keys()]
      .filter((file) => !rows.some((row) => row.file === file))
      .map((file) => `lacks ${file}`),
    ...rows
      .filter(({ file, status }) => file.startsWith('retired/') === /accepted|proposed/.test(status))
      .map(
        ({ number, status }) => `${number} is ${status.trim()}, and its file says otherwise by its folder`,
      ),
  ].map((what) => ({ where, what }))
}

function decisionsIn(root: string): Decision[] {
  if (!existsSync(join(root, folder))) return []
  return filesUnder(join(root, folder))
    .filter((file) => /^\d{4}-/.test(basename(file)))
    .map((file) => ({
      where: relative(root, file),
      text: readFileSync(file, 'utf8'),
      isLive: !relative(root, file).includes('/retired/'),
    }))
}
