import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../../../vitest.hostile.ts'
import callouts from '../Callout/mocks.json' with { type: 'json' }
import callsToAction from '../CallToAction/mocks.json' with { type: 'json' }
import embeds from '../Embed/mocks.json' with { type: 'json' }
import faqs from '../Faq/mocks.json' with { type: 'json' }
import figures from '../Figure/mocks.json' with { type: 'json' }
import heroes from '../Hero/mocks.json' with { type: 'json' }
import prosAndCons from '../ProsCons/mocks.json' with { type: 'json' }
import quotes from '../Quote/mocks.json' with { type: 'json' }
import richTexts from '../RichText/mocks.json' with { type: 'json' }
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'

const slicesOfThePackage: readonly unknown[] = [
  callouts.info,
  callsToAction.withWords,
  embeds.withPoster,
  faqs.several,
  figures.atReadingWidth,
  heroes.withPicture,
  heroes.centred,
  prosAndCons.ownPoints,
  quotes.withSource,
  richTexts.everything,
  richTexts.lead,
]

describe('SliceZone', () => {
  // shows F25
  it.each(slicesOfThePackage.map((slice) => [(slice as { id: string }).id, slice]))(
    'shows %s whatever is wrong with one of its fields',
    (_id, slice) => {
      const problems: string[] = []
      const onProblem = ({ code, message }: { code: string; message: string }) => {
        if (code === 'slices/slice-threw') problems.push(message)
      }
      const faults = faultsOf(slice, (wrong) =>
        renderToStaticMarkup(<SliceZone components={components} slices={[wrong]} context={{ onProblem }} />),
      )
      expect(faults).toEqual([])
      expect(problems).toEqual([])
    },
  )
})
