import { go } from '../address/address.ts'
import { messageOf } from '../api/api-failure.ts'
import { deskApi } from '../api/desk-api.ts'
import { Icon } from '../elements/icon.tsx'
import { Menu } from '../elements/menu.tsx'
import { notify } from '../elements/notices.tsx'
import { newDocumentData } from '../form/new-values.ts'
import { modelOf, useDesk } from '../shell/desk-context.tsx'

/** Begins a document of one of the types. */
export function NewDocumentMenu() {
  const desk = useDesk()
  const types = desk.repository.types
    .filter(({ status, repeatable, documents }) => status && (repeatable || documents === 0))
    .toSorted(
      (a, b) => Number(b.format === 'page') - Number(a.format === 'page') || a.label.localeCompare(b.label),
    )
  const begin = async (type: string): Promise<void> => {
    try {
      const model = modelOf(type, desk)
      const { summary } = await deskApi.create({ type, data: model ? newDocumentData(model) : {} })
      go(`/documents/${summary.id}`)
      await desk.reload()
    } catch (error) {
      notify(messageOf(error), { isBad: true })
    }
  }
  return (
    <Menu
      label="New document"
      className="menu-main"
      items={types.map(({ id, label, format }, index) => ({
        label,
        begins: index > 0 && format !== types[index - 1]?.format,
        onChoose: () => void begin(id),
      }))}
    >
      <Icon name="plus" size={16} />
      New document
    </Menu>
  )
}
