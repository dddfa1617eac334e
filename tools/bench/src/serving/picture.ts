/** Bars on a logarithmic scale, for the README. */
export function drawBars(rows: readonly (readonly [name: string, value: number])[]): string {
  const width = 720
  const rowHeight = 44
  const left = 210
  const most = Math.max(...rows.map(([, value]) => value))
  const lengthOf = (value: number): number =>
    Math.round(((Math.log10(value) - 1) / (Math.log10(most) - 1)) * (width - left - 110))
  const bars = rows.map(([name, value], index) => {
    const y = index * rowHeight + 30
    const length = Math.max(2, lengthOf(value))
    return [
      `<text x="${left - 12}" y="${y + 16}" text-anchor="end">${name}</text>`,
      `<rect x="${left}" y="${y}" width="${length}" height="22" rx="2"/>`,
      `<text x="${left + length + 8}" y="${y + 16}">${Math.round(value).toLocaleString('en-GB')}</text>`,
    ].join('')
  })
  const height = rows.length * rowHeight + 40
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="14">`,
    '<title>Requests a second on one core, on a logarithmic scale</title>',
    '<style>text{fill:#1c2b24}rect{fill:#1f5c46}@media(prefers-color-scheme:dark){text{fill:#e8e4d8}rect{fill:#86c7a8}}</style>',
    ...bars,
    '</svg>',
    '',
  ].join('\n')
}
