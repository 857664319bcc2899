import type { EmployerTexts } from '../../../../shared/i18n/texts'

export const searchTexts = {
  search: 'Search',
  label: 'Email, User ID, name, organisation, payment',
  close: 'close',
  closeTo: 'Nobody is spelled “{q}”. These are close.',
  looking: 'Looking…',
  hint: 'Write two letters or more.',
  nothing: 'Nothing is found for “{q}”.',
  choose: 'choose',
  open: 'open',
  openIt: 'Open',
  page: 'A page of this desk',
  goTo: 'Go to',
} as const satisfies EmployerTexts
