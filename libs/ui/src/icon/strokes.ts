/** The lines of the marks we draw ourselves, on a square of 16. */
export const strokes = {
  arrow: 'M3 8h9.5M8.5 4l4 4-4 4',
  menu: 'M2 4.5h12M2 8h12M2 11.5h12',
  search: 'M2 7a5 5 0 1 0 10 0 5 5 0 1 0-10 0M10.6 10.6 14 14',
  play: 'M5.5 3.5v9l7-4.5z',
  info: 'M8 7.25v4M8 4.75v.01M1.75 8a6.25 6.25 0 1 0 12.5 0 6.25 6.25 0 1 0-12.5 0z',
  warning: 'M8 6.25v3.5M8 11.75v.01M8 1.75 14.5 13.5h-13z',
} as const
