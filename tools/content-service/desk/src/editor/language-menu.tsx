import { go } from '../address/address.ts'
import { newVersion } from '../draft/content.ts'
import type { DraftState } from '../draft/draft-session.ts'
import { Menu } from '../elements/menu.tsx'
import { useDesk } from '../context/desk-context.tsx'
import { beginTranslation } from '../translations/begin-translation.ts'

/** The same document in other languages: to go to, or to begin. */
export function LanguageMenu({ state }: { state: DraftState }) {
  const { repository } = useDesk()
  const { summary, translations } = state.detail
  if (repository.languages.length < 2 || state.detail.version === newVersion) return null

  return (
    <Menu
      label="Language"
      items={repository.languages.map(({ id, name }) => {
        const other = translations.find(({ lang }) => lang === id)
        return {
          label: id === summary.lang ? `${name} (this)` : other ? name : `${name}: begin from this`,
          isDisabled: id === summary.lang,
          onChoose: () =>
            other ? go(`/documents/${other.id}`) : void beginTranslation(summary, id, state.content.uid),
        }
      })}
    >
      {summary.lang}
    </Menu>
  )
}
