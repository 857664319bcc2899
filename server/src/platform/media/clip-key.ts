/**
 * Keys of clips, lessons' voices and recorded texts. The folder of voices also has Genie's personal answers, which
 * don't match.
 */
export const clipKey = /^(clips|voices\/lesson-\d+)(\/[A-Za-z0-9][\w-]*(\.[\w-]+)*)+$/
