import { directionOf, pseudoLanguage } from '@house-edge/ui/language'
import type { Preview } from '@storybook/react-vite'

/** Languages by the word for them in an address. `en` alone is what a page says that says none. */
const languages: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de-DE',
  arabic: 'ar-AE',
  pseudo: pseudoLanguage,
}

/** What the root element says of language and direction. Arabic is written from the right whatever else is switched. */
export function spokenIn(globals: Readonly<Record<string, unknown>>): { lang: string; dir: 'ltr' | 'rtl' } {
  const lang = languages[String(globals['language'])] ?? 'en'
  return { lang, dir: globals['direction'] === 'rtl' ? 'rtl' : directionOf(lang) }
}

/** What the toolbar switches for every story. */
export const switches = {
  initialGlobals: { theme: 'light', language: 'english', direction: 'ltr', text: 'usual' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of what components say themselves',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'english', title: 'English' },
          { value: 'german', title: 'German' },
          { value: 'arabic', title: 'Arabic' },
          { value: 'pseudo', title: 'Pseudo-language' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: 'Size of text',
      toolbar: {
        icon: 'zoom',
        // Of an address Storybook takes words alone: a figure or a sign would be lost when the page is read again.
        items: [
          { value: 'usual', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
  },
} satisfies Pick<Preview, 'initialGlobals' | 'globalTypes'>
