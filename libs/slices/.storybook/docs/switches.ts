import type { Preview } from '@storybook/react-vite'

/** What the toolbar switches for every story. */
export const switches = {
  initialGlobals: { theme: 'light', direction: 'ltr', text: 'usual' },
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
