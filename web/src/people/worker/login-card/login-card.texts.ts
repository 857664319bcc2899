import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Texts of the login card; only employers see them. */
export const loginCardTexts = {
  loginReady: "Your worker's login is ready",
  loginReadyName: "{name}'s login is ready",
  onlyOnce: 'You see this password only once.',
  loginCard: 'Login card',
  copy: 'Copy',
  copied: 'Copied. You can paste it into a message.',
  notCopied: 'Your browser does not allow copying. Please write it down.',
  print: 'Print',
  share: 'Share',
  whatsApp: 'WhatsApp',
  whatItSays: 'What the message says',
  speaks_eng: 'The message and the link are in English.',
  speaks_phi: 'The message and the link are in Filipino.',
  speaks_ind: 'The message and the link are in Indonesian.',
  speaks_mya: 'The message and the link are in Burmese.',
  oneUse: 'The link and the QR code log her in once, within 24 hours. Then she uses her password.',
  isSaved: 'Have you saved the password?',
  shownOnce: 'The password, shown only once',
  shownOnceName: "{name}'s password, shown only once",
  copyAndContinue: 'Copy and continue',
  yes: 'Yes, I have it',
} as const satisfies EmployerTexts
