import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readCatalogue } from './catalogue.ts'

const name = 'virtual:catalogue'

/** Gives Storybook's pages what the sources say, as a module that is made with each build. */
export function cataloguePlugin(): Plugin {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  return {
    name: 'component-catalogue',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const catalogue = ${JSON.stringify(readCatalogue(root))}` : undefined,
  }
}
