import type { EmployerTexts } from '../../../shared/i18n/texts'

/** What only employers read in the library. */
export const employerLibraryTexts = {
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  welcome: 'Welcome',
  addHint: 'Choose videos for your worker by clicking on the + button.',
  hideBanner: 'Hide banner',
  subscribeTitle: 'Subscribe to unlock',
  subscribeText: 'Your helper gets unlimited videos in her language.',
  subscribe: 'Subscribe',
  later: 'Maybe later',
  ok: 'OK',
  failed: 'Something went wrong. Try again.',
} as const satisfies EmployerTexts
