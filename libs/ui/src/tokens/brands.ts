import type { Brand } from './brand.ts'

/** The values of `tokens.css`, as those of a brand. */
export const houseBrand: Brand = {
  paper: { light: '#faf7f0', dark: '#0f1613' },
  ink: { light: '#15201b', dark: '#ece8dc' },
  action: { light: '#0e4b38', dark: '#86c5a6' },
  green: { light: '#0e4b38', dark: '#86c5a6' },
  brass: { light: '#a67b2a', dark: '#b08d45' },
  radius: 3,
  serif: "'Petrona', Georgia, serif",
}

/** One that shares nothing with it. */
export const anotherBrand: Brand = {
  paper: { light: '#ffffff', dark: '#14101c' },
  ink: { light: '#1c1530', dark: '#efeaf7' },
  action: { light: '#5b21b6', dark: '#c4b5fd' },
  green: { light: '#5b21b6', dark: '#c4b5fd' },
  brass: { light: '#be185d', dark: '#f472b6' },
  radius: 12,
  serif: "'Public Sans', system-ui, sans-serif",
}
