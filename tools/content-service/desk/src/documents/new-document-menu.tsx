import { go } from '../address/address.ts'
import { Icon } from '../elements/icon.tsx'
import { Menu } from '../elements/menu.tsx'
import { useDesk } from '../context/desk-context.tsx'

/** Begins a document of one of the types. It exists once something is written in it. */
export function NewDocumentMenu() {
  const { repository } = useDesk()
  const types = repository.types
    .filter(({ status, repeatable, documents }) => status && (repeatable || documents === 0))
    .toSorted(
      (a, b) => Number(b.format === 'page') - Number(a.format === 'page') || a.label.localeCompare(b.label),
    )
  return (
    <Menu
      label="New document"
      className="menu-main"
      items={types.map(({ id, label, format }, index) => ({
        label,
        begins: index > 0 && format !== types[index - 1]?.format,
        onChoose: () => go(`/documents/${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}?type=${id}`),
      }))}
    >
      <Icon name="plus" size={16} />
      New document
    </Menu>
  )
}
