import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Finding } from './sources.ts'

const labels = ['Not for', 'Accessibility', 'Do', 'Don’t']

/** Every component with a page in Storybook, and every slice, says in its docstring when not to use it, and how. */
export function componentsWithoutNotes(root: string): Finding[] {
  const components = globSync('libs/ui/src/*/*.stories.tsx', { cwd: root }).flatMap((story) => {
    const name = /'Components\/[\s\S]*?component: (\w+)/.exec(readFileSync(join(root, story), 'utf8'))?.[1]
    return name ? [{ where: dirname(story), name }] : []
  })
  const slices = globSync('libs/slices/src/*/model.json', { cwd: root }).map((model) => ({
    where: dirname(model),
    name: '\\w+',
  }))
  return [...components, ...slices].flatMap(({ where, name }) => {
    const sources = globSync('*.tsx', { cwd: join(root, where) })
      .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
      .map((file) => readFileSync(join(root, where, file), 'utf8'))
    const docstring = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport function ${name}\\b`)
    const said = sources.map((source) => docstring.exec(source)?.[1]).find(Boolean) ?? ''
    return labels
      .filter((label) => !said.includes(`* - ${label}: `))
      .map((label) => ({ where, what: `its docstring has no line "- ${label}: …", which Storybook shows` }))
  })
}
