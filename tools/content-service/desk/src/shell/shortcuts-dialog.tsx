import { Dialog } from '../elements/dialog.tsx'

const shortcuts: [string, string[]][] = [
  ['Go to a document', ['Ctrl K']],
  ['Search the list of documents', ['/']],
  ['Save now', ['Ctrl S']],
  ['Undo, redo outside of a text', ['Ctrl Z', 'Ctrl Shift Z']],
  ['Preview beside the form', ['Alt P']],
  ['Next thing to put right', ['Alt N']],
  ['Move an item or slice, on its handle', ['↑', '↓']],
  ['From a text to its tools, and back', ['Alt F10', 'Esc']],
  ['Strong, emphasis, link', ['Ctrl B', 'Ctrl I', 'Ctrl K']],
  ['Heading 2, list, numbered list', ['Ctrl Alt 2', 'Ctrl ⇧ 8', 'Ctrl ⇧ 7']],
  ['Line break within a text', ['⇧ Enter']],
]

/** What the keyboard can do. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="shortcuts">
        {shortcuts.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="quiet small">
        On a Mac, ⌘ stands for Ctrl. In lists and text, “- ”, “1. ” and “## ” begin lists and headings.
      </p>
    </Dialog>
  )
}
