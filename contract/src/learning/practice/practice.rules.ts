/** Questions of one day's practice; fewer while she has learned fewer. */
export const practiceQuestionsADay = 3
/** Days for which a phone without internet may keep an answer before it sends it. */
export const practiceLateDays = 30
