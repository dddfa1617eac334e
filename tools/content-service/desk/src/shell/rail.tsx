import { useAddress } from '../address/address.ts'
import { Link } from '../address/link.tsx'
import { Icon } from '../elements/icon.tsx'
import type { IconName } from '../elements/icon.tsx'
import { useTheme } from './theme.ts'

const places: { to: string; icon: IconName; label: string }[] = [
  { to: '/', icon: 'documents', label: 'Documents' },
  { to: '/releases', icon: 'releases', label: 'Releases' },
  { to: '/translations', icon: 'languages', label: 'Translations' },
  { to: '/images', icon: 'pictures', label: 'Images' },
  { to: '/settings', icon: 'settings', label: 'Settings' },
]

interface RailProps {
  name: string | undefined
  /** Whether an editor is signed in. */
  isSignedIn: boolean
  /** Whether there is more than one language. */
  isTranslated: boolean
  onSearch: () => void
  onHelp: () => void
}

/** The way to every part of the desk. */
export function Rail({ name, isSignedIn, isTranslated, onSearch, onHelp }: RailProps) {
  const shown = places.filter(({ to }) => isTranslated || to !== '/translations')
  const { path } = useAddress()
  const [theme, nextTheme] = useTheme()
  const isHere = (to: string): boolean =>
    to === '/' ? path === '/' || path.startsWith('/documents') : path.startsWith(to)
  return (
    <header className="rail">
      <Link to="/" className="rail-sign" aria-label={`Desk of ${name ?? 'the repository'}`} title={name}>
        <span aria-hidden="true" />
      </Link>
      <nav aria-label="Desk">
        <ul>
          {shown.map(({ to, icon, label }) => (
            <li key={to}>
              <Link to={to} className="rail-place" aria-current={isHere(to) ? 'page' : undefined}>
                <Icon name={icon} size={20} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rail-end">
        <button type="button" className="rail-place" onClick={onSearch} title="Go to a document (Ctrl+K)">
          <Icon name="search" size={20} />
          Go to
        </button>
        <button
          type="button"
          className="rail-place"
          onClick={nextTheme}
          title="Light, dark, or as the system is"
        >
          <Icon name={({ auto: 'auto', light: 'sun', dark: 'moon' } as const)[theme]} size={20} />
          <span>
            <span className="out-of-sight">Colours: </span>
            {theme === 'auto' ? 'Auto' : theme === 'light' ? 'Light' : 'Dark'}
          </span>
        </button>
        <button type="button" className="rail-place" onClick={onHelp} title="Keys (?)">
          <Icon name="help" size={20} />
          Keys
        </button>
        {isSignedIn && (
          <form method="post" action="/desk/logout">
            <button type="submit" className="rail-place">
              <Icon name="open" size={20} />
              Sign out
            </button>
          </form>
        )}
      </div>
    </header>
  )
}
