import { useRef } from 'react'
import type { EditorState, Command } from 'prosemirror-state'
import { Icon } from '../../elements/icon.tsx'
import type { IconName } from '../../elements/icon.tsx'
import type { Allowed } from './allowed.ts'
import {
  blockKeys,
  hasMark,
  isBlock,
  linkAt,
  toggle,
  toggleBlock,
  toggleDirection,
  toggleLabel,
} from './commands.ts'
import { textBlocks } from '../../text/wire.ts'

interface ToolbarProps {
  state: EditorState
  allowed: Allowed
  run: (command: Command) => void
  onLink: () => void
  onPicture: () => void
  onEmbed: () => void
  onLeave: () => void
  controls: string
}

interface Tool {
  label: string
  keys?: string | undefined
  icon?: IconName
  text?: string
  isOn?: boolean
  use: () => void
}

const drawings: Partial<Record<string, IconName>> = { 'list-item': 'bullets', 'o-list-item': 'numbers' }
const looks = [
  { name: 'strong', label: 'Strong', keys: 'Mod-B', icon: 'bold' },
  { name: 'em', label: 'Emphasis', keys: 'Mod-I', icon: 'italic' },
] as const
const isMac = navigator.platform.startsWith('Mac')

/** What can be done to the text: one stop of the Tab key, arrows within. */
export function Toolbar({
  state,
  allowed,
  run,
  onLink,
  onPicture,
  onEmbed,
  onLeave,
  controls,
}: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null)
  const tools = toolsOf(state, allowed, run, { onLink, onPicture, onEmbed })
  if (tools.length === 0) return null
  return (
    <div
      ref={root}
      className="toolbar"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={(event) => {
        const all = [...(root.current?.querySelectorAll('button') ?? [])]
        const index = all.indexOf(document.activeElement as HTMLButtonElement)
        const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: all.length - 1 }[event.key]
        if (event.key === 'Escape') onLeave()
        if (to === undefined) return
        event.preventDefault()
        all.at(to % all.length)?.focus()
      }}
    >
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          className="tool"
          tabIndex={index === 0 ? 0 : -1}
          aria-label={tool.icon ? tool.label : `${tool.text}: ${tool.label}`}
          aria-pressed={tool.isOn}
          title={tool.keys ? `${tool.label} (${tool.keys})` : tool.label}
          // The selection stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={tool.use}
        >
          {tool.icon ? <Icon name={tool.icon} size={16} /> : <span>{tool.text}</span>}
        </button>
      ))}
    </div>
  )
}

function toolsOf(
  state: EditorState,
  allowed: Allowed,
  run: (command: Command) => void,
  open: { onLink: () => void; onPicture: () => void; onEmbed: () => void },
): Tool[] {
  const blocks = allowed.blocks.length > 1 ? allowed.blocks.filter((type) => type !== allowed.first) : []
  return [
    ...blocks.map((type): Tool => {
      const icon = drawings[type]
      return {
        label: textBlocks[type],
        keys: spelled(blockKeys.get(type)),
        ...(icon ? { icon } : { text: type.startsWith('heading') ? `H${type.slice(-1)}` : '{ }' }),
        isOn: isBlock(state, type),
        use: () => run(toggleBlock(type, allowed)),
      }
    }),
    ...looks
      .filter(({ name }) => allowed.marks.has(name))
      .map(({ name, label, keys, icon }): Tool => ({
        label,
        keys: spelled(keys),
        icon,
        isOn: hasMark(state, name),
        use: () => run(toggle(name)),
      })),
    ...(allowed.marks.has('hyperlink')
      ? [
          {
            label: 'Link',
            keys: spelled('Mod-K'),
            icon: 'link' as const,
            isOn: linkAt(state) !== undefined,
            use: open.onLink,
          },
        ]
      : []),
    ...allowed.labels.map((label): Tool => ({
      label: `Label “${label}”`,
      text: label,
      use: () => run(toggleLabel(label)),
    })),
    ...(allowed.hasImages ? [{ label: 'Picture', icon: 'picture' as const, use: open.onPicture }] : []),
    ...(allowed.hasEmbeds ? [{ label: 'Embed', icon: 'film' as const, use: open.onEmbed }] : []),
    ...(allowed.isSingle || allowed.blocks.length < 3
      ? []
      : [
          {
            label: 'Right to left',
            icon: 'rtl' as const,
            isOn: state.selection.$from.parent.attrs['direction'] === 'rtl',
            use: () => run(toggleDirection),
          },
        ]),
  ]
}

function spelled(keys: string | undefined): string | undefined {
  if (keys === undefined) return undefined
  return isMac
    ? keys.replace('Mod-', '⌘').replace('Alt-', '⌥').replace('Shift-', '⇧')
    : keys.replace('Mod', 'Ctrl').replaceAll('-', '+')
}
