import type { EmployerTexts } from '../../../shared/i18n/texts'

/** What only employers read in the library. */
export const employerLibraryTexts = {
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  welcome: 'Welcome',
  addHint: 'Choose videos for your worker by clicking on the + button.',
  planEnded: 'Your plan ended on {date}',
  unlimited: 'Unlimited videos in her language',
  youChoose: 'You choose what she watches',
  youSee: 'You see her progress',
  lessonsLocked: "{name}'s lessons are locked",
  workersLessonsLocked: "Your worker's lessons are locked",
  listKept: 'Her list and progress are kept',
  planOpens: 'A plan opens them again',
  price: '{monthly} a month or {yearly} a year',
  seePlans: 'See plans',
  lockedTitle: 'Locked',
  askOrganisation: 'Your organisation decides which lessons are open. Please ask there.',
  hideBanner: 'Hide banner',
  subscribeTitle: 'Subscribe to unlock',
  subscribeText: 'Your helper gets unlimited videos in her language.',
  subscribe: 'Subscribe',
  later: 'Maybe later',
  ok: 'OK',
  failed: 'Something went wrong. Try again.',
} as const satisfies EmployerTexts
