const paths = {
  documents: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  releases: 'M4 8l8-4 8 4-8 4zM4 12l8 4 8-4M4 16l8 4 8-4',
  pictures: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9.5h.01',
  languages: 'M4 6h9M8.5 4v2c0 4-2 7-4.5 8M6 9c1 3 3 4 5 5M12 20l4-9 4 9M13.5 17h5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 4.5v5h4v-5zM7 14.5v5h4v-5z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14 6l-6 6 6 6',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  right: 'M9 6l6 6-6 6',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 8v5M12 16h.01',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  unlink: 'M14 6l1.3-1.2A4 4 0 0 1 19 11l-2 2M10 18l-1.3 1.2A4 4 0 0 1 5 13l2-2M4 4l16 16',
  open: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
  history: 'M4 4v5h5M4.5 9A8 8 0 1 1 4 13M12 8v5l3 2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  desktop: 'M3 5h18v11H3zM9 20h6M12 16v4',
  tablet: 'M6 3h12v18H6zM11 18h2',
  phone: 'M8 3h8v18H8zM11 18h2',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  reload: 'M20 5v5h-5M19.5 10A8 8 0 1 0 20 14',
  upload: 'M12 16V5M8 9l4-4 4 4M4 16v4h16v-4',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4',
  moon: 'M19 14.5A7.5 7.5 0 0 1 9.5 5 7.5 7.5 0 1 0 19 14.5z',
  auto: 'M12 20a8 8 0 1 0 0-16zM12 4a8 8 0 0 0 0 16',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  bullets: 'M9 7h11M9 12h11M9 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  numbers: 'M10 7h10M10 12h10M10 17h10M4 6l1.2-.7V9M4 14.2c0-1 2-1 2 0 0 .8-2 1.2-2 2.8h2',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4',
  film: 'M4 5h16v14H4zM10 9l5 3-5 3z',
  label: 'M4 5h8l8 8-7 7-9-9zM8 9h.01',
  rtl: 'M11 4v10M15 4v10M18 4h-8a3 3 0 0 0 0 6h1M20 18H5M8 15l-3 3 3 3',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5h.01',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  crop: 'M7 2v15h15M2 7h15v15',
} as const

export type IconName = keyof typeof paths

/** Drawn of dots, which a thin line would not show. */
const dots = new Set<IconName>(['more', 'grip'])

/** A drawing beside words, or in a button that has a name. It says nothing itself. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={dots.has(name) ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
