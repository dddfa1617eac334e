import type { DraftState } from '../draft/draft-session.ts'
import { newVersion } from '../draft/content.ts'
import { Icon } from '../elements/icon.tsx'

const words: Record<DraftState['status'], string> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving …',
  partly: 'Saved, but for what is marked',
  waiting: 'Waiting for the service',
  conflict: 'Saved, but for what somebody else changed too',
  gone: 'Deleted elsewhere',
}

/** Whether what was typed is safe. Read out only when it is not. */
export function SaveMark({ state }: { state: DraftState }) {
  const { status, detail } = state
  const isBad = status === 'waiting' || status === 'conflict' || status === 'gone' || status === 'partly'
  const isNew = status === 'saved' && detail.version === newVersion
  const said = isNew
    ? 'Nothing to keep yet'
    : status === 'saved' && !detail.draft
      ? 'As it is on the site'
      : words[status]
  return (
    <span className={`save-mark ${isBad ? 'is-bad' : ''}`} data-status={status}>
      <span aria-hidden="true" className="save-drawing">
        <Icon name={isBad ? 'warning' : status === 'saved' ? 'check' : 'clock'} size={16} />
      </span>
      <span aria-live={isBad ? 'polite' : 'off'}>{said}</span>
    </span>
  )
}
