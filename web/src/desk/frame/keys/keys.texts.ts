import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const keysTexts = {
  title: 'Keys',
  everywhere: 'Everywhere',
  lists: 'In lists',
  pages: 'To a page',
  search: 'Search',
  these: 'These keys',
  close: 'Close',
  rows: 'Next, previous row',
  open: 'Open',
  choose: 'Choose',
  edit: 'Edit',
  singles: 'Single keys. They rest while you type.',
} as const satisfies EmployerTexts
