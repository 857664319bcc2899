/** Limits of a question, and of the earlier questions and answers that are sent with it. */
export const maxHistoryEntries = 20
export const maxHistoryCharacters = 8000
export const maxMessageCharacters = 2000

/** Limits of a recording from the browser. */
export const maxRecordingSeconds = 60
export const maxRecordingBytes = 5 * 1_048_576
/** A picture is made smaller in the browser, and again on the server. */
export const maxPictureSide = 1024
export const maxPictureBytes = 5 * 1_048_576

/** An account's limits of questions, recordings and spoken answers; the provider may have set another daily limit. */
export const questionsAnHour = 20
export const questionsADay = 100
export const recordingsAnHour = 40
/** Further recordings an hour that are heard beyond all limits, and answered only in an emergency. */
export const urgentRecordingsAnHour = 5
export const spokenAnswersAnHour = 60
/** Hours that the audio file of an answer is kept. */
export const spokenAnswerHours = 24

/** Emergency numbers in Singapore: ambulance and fire, police, suicide helpline. */
export const ambulanceNumber = '995'
export const policeNumber = '999'
export const suicideHelplineNumber = '1771'

/** Emergencies, in the order in which the server detects them. */
export const emergencies = [
  'suicide',
  'choking',
  'drowning',
  'breathing',
  'poison',
  'shock',
  'burn',
  'fire',
  'gas',
  'fits',
  'stroke',
  'fainting',
  'bleeding',
  'fall',
  'violence',
] as const
export type EmergencyKind = (typeof emergencies)[number]

/** A step of an answer: its own line, which begins with its number. */
export const stepPattern = /^(\d{1,2})\. (.+)$/

/** Paths of the pages that an answer about the account links to. */
export const answerPages = {
  plan: '/e-settings-plan',
  settings: '/e-settings',
  progress: '/worker-progress',
  redeem: '/worker-redeem',
  library: '/library',
  mustWatch: '/must-watch',
} as const
export type AnswerPage = keyof typeof answerPages
