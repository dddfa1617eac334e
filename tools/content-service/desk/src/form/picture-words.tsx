import { textAt } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { Check, Input, Labelled } from '../elements/controls.tsx'

interface PictureWordsProps {
  picture: JsonObject
  described?: string | undefined
  isInvalid?: boolean
  onChange: (name: 'alt' | 'copyright', words: string | null) => void
}

/** What a picture shows, for those who do not see it, and whose it is. */
export function PictureWords({ picture, described, isInvalid, onChange }: PictureWordsProps) {
  const isDecoration = picture['alt'] === ''
  return (
    <>
      <Labelled name="What it shows">
        <textarea
          className="input input-text"
          rows={2}
          disabled={isDecoration}
          aria-describedby={described}
          aria-invalid={isInvalid}
          placeholder={isDecoration ? 'Not read out' : 'For those who cannot see it'}
          value={textAt(picture, 'alt') ?? ''}
          onChange={(event) => onChange('alt', event.target.value || null)}
        />
      </Labelled>
      <Check checked={isDecoration} onChange={(event) => onChange('alt', event.target.checked ? '' : null)}>
        Decoration: it says nothing the text does not
      </Check>
      <Labelled name="Credit">
        <Input
          value={textAt(picture, 'copyright') ?? ''}
          onValue={(value) => onChange('copyright', value || null)}
        />
      </Labelled>
    </>
  )
}
