import { useState } from 'react'
import { Button } from '../elements/button.tsx'
import { Check } from '../elements/controls.tsx'
import { Dialog } from '../elements/dialog.tsx'
import { useDesk } from '../context/desk-context.tsx'
import { NewRelease } from './new-release.tsx'

interface ReleaseChoiceProps {
  title: string
  /** How many drafts in other languages may come along. */
  translations?: number
  onChoose: (releaseId: string, isWithTranslations: boolean) => void
  onClose: () => void
}

/** A window in which a release is chosen, or a new one begun. */
export function ReleaseChoice({ title, translations = 0, onChoose, onClose }: ReleaseChoiceProps) {
  const { repository } = useDesk()
  const [isWith, setWith] = useState(translations > 0)
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack">
        {translations > 0 && (
          <Check checked={isWith} onChange={(event) => setWith(event.target.checked)}>
            {translations === 1
              ? 'With its draft in another language'
              : `With its ${translations} drafts in other languages`}
          </Check>
        )}
        {repository.releases.length > 0 && (
          <ul className="choice-list">
            {repository.releases.map((release) => (
              <li key={release.id}>
                <Button onClick={() => onChoose(release.id, isWith)}>{release.label}</Button>
                <span className="quiet small">
                  {release.documents === 1 ? '1 document' : `${release.documents} documents`}
                </span>
              </li>
            ))}
          </ul>
        )}
        <NewRelease onBegun={({ id }) => onChoose(id, isWith)} />
      </div>
    </Dialog>
  )
}
