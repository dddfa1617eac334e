import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { withKeys } from '../list/with-keys.ts'

/** Something about an account, how it stands, and what can be done about it. */
export interface Setting {
  title: ReactNode
  /** How it stands. */
  text?: ReactNode
  /** One link or one form. */
  action?: ReactNode
}

interface SettingListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  settings: readonly Setting[]
}

/**
 * Settings one below the other, each with its action beside it. None renders nothing.
 *
 * - Not for: facts without an action (`FactList`).
 * - Accessibility: a list; an action says what it changes, also when it is read alone.
 * - Do: say how the setting stands.
 * - Don’t: put two actions beside one setting.
 */
export function SettingList({ settings, className, ...rest }: SettingListProps): ReactElement | null {
  if (settings.length === 0) return null
  return (
    <ul {...rest} className={joinClasses('he-settings', className)}>
      {withKeys(settings).map(({ key, entry }) => (
        <li key={key} className="he-setting">
          <div>
            <p className="he-setting-title">{entry.title}</p>
            {entry.text != null && <div className="he-setting-text">{entry.text}</div>}
          </div>
          {entry.action}
        </li>
      ))}
    </ul>
  )
}
