import type { SliceMap } from '../src/index.ts'

const maps = import.meta.glob<SliceMap>('../../reviews/src/slices/slice-map/components.ts', {
  eager: true,
  import: 'components',
})

import.meta.glob('../../reviews/src/styles.css', { eager: true })

/** The component of every slice that has stories, those of this package among them: by their place, as no import may lead there from here. */
export const components: SliceMap = Object.assign({}, ...Object.values(maps)) as SliceMap
