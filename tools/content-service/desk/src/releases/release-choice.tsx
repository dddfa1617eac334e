import { Button } from '../elements/button.tsx'
import { Dialog } from '../elements/dialog.tsx'
import { useDesk } from '../context/desk-context.tsx'
import { NewRelease } from './new-release.tsx'

interface ReleaseChoiceProps {
  title: string
  onChoose: (releaseId: string) => void
  onClose: () => void
}

/** A window in which a release is chosen, or a new one begun. */
export function ReleaseChoice({ title, onChoose, onClose }: ReleaseChoiceProps) {
  const { repository } = useDesk()
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack">
        {repository.releases.length > 0 && (
          <ul className="choice-list">
            {repository.releases.map((release) => (
              <li key={release.id}>
                <Button onClick={() => onChoose(release.id)}>{release.label}</Button>
                <span className="quiet small">
                  {release.documents === 1 ? '1 document' : `${release.documents} documents`}
                </span>
              </li>
            ))}
          </ul>
        )}
        <NewRelease onBegun={({ id }) => onChoose(id)} />
      </div>
    </Dialog>
  )
}
