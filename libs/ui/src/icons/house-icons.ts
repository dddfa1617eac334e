import { strokes } from '../icon/strokes.ts'
import type { IconCollection } from './collection.ts'

/** The marks House Edge draws itself, under the prefix `house`. */
export const houseIcons: IconCollection = {
  prefix: 'house',
  icons: Object.fromEntries(
    Object.entries(strokes).map(([name, path]) => [
      name,
      {
        body: `<path fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`,
      },
    ]),
  ),
}
