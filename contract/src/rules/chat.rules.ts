/** What is sent with a question: her last questions and answers, the newest last. */
export const mostHistoryEntries = 20
export const mostHistoryCharacters = 8000
export const mostMessageCharacters = 2000

/** A recording, as it comes from the browser. */
export const mostRecordedSeconds = 60
export const mostRecordingBytes = 5 * 1_048_576
/** A picture is made smaller in the browser, and again on the server. */
export const longestPictureSide = 1024
export const mostPictureBytes = 5 * 1_048_576

/** What needs help at once. */
export const emergencies = [
  'choking',
  'burn',
  'fire',
  'fall',
  'bleeding',
  'poison',
  'breathing',
  'violence',
  'suicide',
] as const
export type EmergencyKind = (typeof emergencies)[number]

/** A step of an answer: its own line, which begins with its number. */
export const stepPattern = /^(\d{1,2})\. (.+)$/
